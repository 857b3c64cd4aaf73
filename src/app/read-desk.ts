import { worksIn } from '../engine/bonus-fit.ts';
import { offers } from '../engine/command.ts';
import type { Phrases } from '../engine/phrases.ts';
import type { Refusal, Result } from '../engine/result.ts';
import type { ClanCommand, Me, View } from '../engine/view.ts';
import type { Loaded } from './load-game.ts';
import { may } from './may.ts';
import type { Actor, Context, DescriptionRow } from './ports.ts';
import type { PhaseNow } from './read-card.ts';
import { readCorrectable, type CorrectableTexts } from './read-correctable.ts';
import { letterLines, type LetterLine } from './read-letter.ts';
import { readNightForm, type NightForm, type SentLine, sentLines } from './read-night-form.ts';
import { readStanding, type Standing } from './read-standing.ts';
import { clanName, hasDeparted, roleName } from './read-words.ts';
import { refuse } from './refuse.ts';

/** «Персонаж»: what the player is and can. */
export interface Role {
  name: string;
  clan: string;
  /** The clan's id, for its emblem; null for who has none. */
  emblem: string | null;
  functions: readonly { name: string; about: string }[];
  team: readonly string[];
}

export interface BonusLine {
  id: string;
  name: string;
  about: string;
  state: 'held' | 'active' | 'spent';
  /** It can be used in the open phase. */
  usable: boolean;
  /** Whom one may name for it, two of them; empty for a bonus that needs no names. */
  among: readonly string[];
}

/** A player's own desk. */
export interface Desk extends Standing {
  player: string;
  alive: boolean;
  /** He is out for absence, not dead by anybody's hand. */
  departed: boolean;
  phase: PhaseNow;
  role: Role;
  /** Lynches missed, where they count over the whole game. */
  misses: { missed: number; allowed: number; waits: boolean } | null;
  /** What the clan has sent so far, where one command serves it all (fast-mafia 3.5). */
  clan: (ClanCommand & { decision: NonNullable<View['options']['decision']> }) | null;
  bonuses: readonly BonusLine[];
  /** The open night's form; null by day, after the deadline, for the dead. */
  form: NightForm | null;
  /** What stands when there is no form any more: this night's commands and texts. */
  accepted: {
    sent: readonly SentLine[];
    texts: readonly string[];
    /** L4 Null when its texts are fixed. */
    correctable: CorrectableTexts | null;
  } | null;
  letters: readonly LetterLine[];
  /** 5.5: the leader's vote block, while the lynch is open. */
  block: { left: number; of: string | null; among: readonly string[] } | null;
  /** 6.2: the doll's choice among clans, while the lynch is open. */
  choice: { among: readonly { id: string; name: string }[]; value: string | null } | null;
  over: boolean;
}

/** Reads the desk of the player who asks; to everyone else there is none. */
export async function readDesk(
  ctx: Context,
  actor: Actor,
  input: { slug: string },
): Promise<Result<Desk, Refusal>> {
  const seen = await readStanding(ctx, input.slug, actor);
  if (!seen.ok) return seen;
  const { it, view, phrases, standing } = seen.value;
  const me = view?.me;
  if (!view || !me || !it.game || !may(actor, 'see the desk', it)) return refuse('not-found');
  const { phase } = view;
  const night = phase.kind === 'night' && !view.over;
  const texts = night ? await ownTexts(ctx, it, phase.number, me.player) : [];
  const open =
    night &&
    phase.state === 'open' &&
    me.alive &&
    (phase.ends === null || standing.now < new Date(phase.ends));
  return {
    ok: true,
    value: {
      ...standing,
      player: me.player,
      alive: me.alive,
      departed: hasDeparted(view, me.player),
      phase,
      role: roleOf(phrases, me),
      misses: missesOf(view, me),
      clan:
        night && phase.state === 'open' && me.alive && me.clanCommand
          ? { ...me.clanCommand, decision: view.options.decision ?? 'last' }
          : null,
      bonuses: bonusLines(phrases, view, me),
      form: open ? readNightForm(ctx, it, me, offers(it.game, me.player), texts, standing.now) : null,
      accepted:
        night && !open && me.alive
          ? {
              sent: sentLines(ctx, it.row.ruleset, me.sent),
              texts: texts.map((row) => row.text).filter((text) => text !== ''),
              correctable: await readCorrectable(ctx, it, texts, standing.now),
            }
          : null,
      letters: letterLines(phrases, view.letters).toReversed(),
      block: blockOf(view, me),
      choice: me.choice && {
        among: me.choice.among.map((id) => ({ id, name: clanName(phrases, id) })),
        value: me.choice.value,
      },
      over: view.over !== null,
    },
  };
}

const missesOf = ({ absences, over }: View, { player }: Me): Desk['misses'] =>
  absences && {
    missed: absences.misses[player] ?? 0,
    allowed: absences.allowed,
    waits: over === null && absences.queue.includes(player),
  };

async function ownTexts(
  ctx: Context,
  it: Loaded,
  night: number,
  player: string,
): Promise<readonly DescriptionRow[]> {
  const all = await ctx.store.descriptions.ofNight(it.row.id, night);
  return all.filter((row) => row.author === player);
}

function roleOf(phrases: Phrases, me: Me): Role {
  return {
    name: roleName(phrases, me.character),
    clan: clanName(phrases, me.clan),
    emblem: me.clan,
    functions: me.functions.map((one) => phrases.functions[one]),
    team: me.team.filter((one) => one !== me.player),
  };
}

function bonusLines(phrases: Phrases, view: View, me: Me): readonly BonusLine[] {
  const living = view.roster.filter((one) => one.alive).map((one) => one.player);
  return me.bonuses.map(({ bonus, state }) => ({
    id: bonus,
    name: phrases.bonuses[bonus].name,
    about: phrases.bonuses[bonus].about,
    state,
    usable:
      state === 'held' &&
      me.alive &&
      !view.over &&
      view.phase.state === 'open' &&
      worksIn(bonus, view.phase.kind),
    among: bonus === 'hint' ? living.toSorted((a, b) => a.localeCompare(b, 'ru')) : [],
  }));
}

function blockOf(view: View, me: Me): Desk['block'] {
  if (me.blocksLeft === null || !me.alive || view.over || view.phase.kind !== 'lynch') return null;
  const among = view.roster.filter((one) => one.alive && one.player !== me.player).map((one) => one.player);
  return { left: me.blocksLeft, of: me.block, among: among.toSorted((a, b) => a.localeCompare(b, 'ru')) };
}
