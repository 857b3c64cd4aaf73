import { firstPhase } from '../engine/phase-order.ts';
import type { Phrases } from '../engine/phrases.ts';
import type { Refusal, Result } from '../engine/result.ts';
import type { Secrets } from '../engine/secret.ts';
import type { RosterLine, View } from '../engine/view.ts';
import { bonusKinds } from './bonus-kinds.ts';
import { may } from './may.ts';
import type { Actor, Context } from './ports.ts';
import { contents, type Chapter } from './read-contents.ts';
import { timeOf } from './phase-end.ts';
import { optionLines, type OptionLine } from './read-options.ts';
import { secretLines, type SecretLine } from './secret-lines.ts';
import { readStanding, type Standing } from './read-standing.ts';
import { clanName, roleName, type Winner, winnerOf } from './read-words.ts';
import type { PhaseNow } from './read-card.ts';
import type { GameSettings } from './settings.ts';

/** A line of the cast: what this reader may know of a player. */
export interface CastLine {
  player: string;
  alive: boolean;
  /** «гимнаст Тибул»; null while hidden from this reader. */
  character: string | null;
  clan: string | null;
  /** `departed`: he left for absence. */
  died: { kind: 'lynch' | 'night'; number: number; departed: boolean } | null;
}

/** A game's front page. */
export interface GamePage extends Standing {
  seats: { taken: number; min: number; max: number };
  /** Who has signed up, before the start. */
  signed: readonly string[];
  joined: boolean;
  canJoin: boolean;
  phase: PhaseNow | null;
  cast: readonly CastLine[];
  chapters: readonly Chapter[];
  settings: GameSettings;
  options: readonly OptionLine[];
  /** Whose word ends a phase. */
  time: 'working-days' | 'host';
  /** 10 The bonuses that this game grants, and those of the first places. */
  kinds: readonly string[];
  places: readonly string[];
  /** 3.15 For the host alone: what he has given to whom. */
  secrets: readonly SecretLine[] | null;
  /** 10 Who has been granted what, where everybody is told. */
  grants: readonly { player: string; bonus: string }[];
  /** J6 The nights whose descriptions the jury has judged and the host has awarded: that, and nobody's name. */
  judged: readonly number[];
  commitment: string | null;
  over: { winner: Winner; why: string | null } | null;
}

/** Reads a game's front page for this reader. */
export async function readGame(
  ctx: Context,
  actor: Actor,
  input: { slug: string },
): Promise<Result<GamePage, Refusal>> {
  const seen = await readStanding(ctx, input.slug, actor);
  if (!seen.ok) return seen;
  const { it, view, phrases, standing } = seen.value;
  const { row, seats } = it;
  const [reports, tallies] = await Promise.all([
    view ? ctx.store.reports.ofGame(row.id) : [],
    view ? ctx.store.tallies.ofGame(row.id) : [],
  ]);
  return {
    ok: true,
    value: {
      ...standing,
      seats: { taken: seats.length, min: row.settings.seats.min, max: row.settings.seats.max },
      signed: row.state === 'signup' ? seats.map((seat) => seat.nick) : [],
      joined: it.seat !== null,
      canJoin:
        it.seat === null &&
        seats.length < row.settings.seats.max &&
        (!actor || may(actor, 'take a seat', it)),
      phase: view && !view.over ? view.phase : null,
      cast: view ? cast(phrases, view) : [],
      chapters: view ? contents(phrases, row.slug, view, reports) : [],
      settings: row.settings,
      options: optionLines(row.ruleset, phrases, row.options),
      time: timeOf(row),
      kinds: bonusKinds(row).map((bonus) => bonusName(phrases, bonus)),
      secrets: it.isHost ? secretLines(row.ruleset, phrases, row.options.secrets as Secrets) : null,
      grants: (view?.grants ?? []).map(({ player, bonus }) => ({ player, bonus: bonusName(phrases, bonus) })),
      places: row.settings.jury.places.map((bonus) => bonusName(phrases, bonus)),
      judged: tallies.filter((tally) => tally.awarded !== null).map((tally) => tally.night),
      commitment: view?.commitment ?? null,
      over: view?.over ? { winner: winnerOf(phrases, view.over.winner), why: view.over.why ?? null } : null,
    },
  };
}

/** A bonus by its name. */
export const bonusName = (phrases: Phrases, bonus: string): string =>
  (phrases.bonuses as Readonly<Record<string, { name: string }>>)[bonus]?.name ?? bonus;

/** The cast as this reader sees it: the living first, each part by nick. */
export function cast(phrases: Phrases, view: View): readonly CastLine[] {
  const line = (one: RosterLine): CastLine => ({
    player: one.player,
    alive: one.alive,
    character: one.character === null ? null : roleName(phrases, one.character),
    clan: one.clan === null ? null : clanName(phrases, one.clan),
    died: one.died
      ? { kind: one.died.kind, number: one.died.number, departed: one.died.cause === 'autokill' }
      : null,
  });
  const byNick = (a: CastLine, b: CastLine) => a.player.localeCompare(b.player, 'ru');
  const first = firstPhase(view.options).kind;
  const order = ({ died }: CastLine) => (died ? died.number * 2 + (died.kind === first ? 0 : 1) : 0);
  const lines = view.roster.map(line);
  return [
    ...lines.filter((one) => one.alive).sort(byNick),
    ...lines.filter((one) => !one.alive).sort((a, b) => order(a) - order(b) || byNick(a, b)),
  ];
}
