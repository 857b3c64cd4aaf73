import type { Offer } from '../engine/command.ts';
import { functionFor } from '../engine/functions.ts';
import type { CommandRecord, Game } from '../engine/game.ts';
import type { Me } from '../engine/view.ts';
import type { AbilityId, RulesetId } from '../engine/vocabulary.ts';
import { slotOf } from '../literary/slot.ts';
import type { Loaded } from './load-game.ts';
import { panelTerms } from './panel-terms.ts';
import type { Context, DescriptionRow } from './ports.ts';
import { roleNames } from './role-names.ts';
import { say } from './say.ts';

/** A command of the open night as its sender sees it. */
export interface SentLine {
  ability: string;
  /** Of an accepted command: where its description lies. */
  slot: string;
  label: string;
  targets: string[];
  at: string;
  status: 'accepted' | 'refused';
  words?: string;
}

/** What the form of a night needs: the player's own offers, commands and texts, and nothing of others. */
export interface NightForm {
  slug: string;
  night: number;
  ends: string;
  now: string;
  offers: {
    ability: string;
    label: string;
    arity: number;
    rule: string;
    among: string[];
    /** With the bonus of a second command two may stand. */
    twice: boolean;
  }[];
  sent: SentLine[];
  /** By slot; `none` is a text without a command. */
  description: Record<string, { text: string; at: string }>;
  limits: { min: number; max: number; hard: number };
  nick: string;
  /** The living, for warnings and the panel's view. */
  roster: string[];
  nicks: string[];
  /** J1 Names of characters that the panel will not see, where the game masks them. */
  roles: string[];
  /** The address of the ruleset's page. */
  rules: string;
  /** Has no function this night: only a text is asked. */
  isCitizen: boolean;
}

export function readNightForm(
  ctx: Context,
  it: Loaded,
  me: Me,
  offered: readonly Offer[],
  texts: readonly DescriptionRow[],
  now: Date,
): NightForm {
  const second = me.bonuses.some(({ bonus, state }) => bonus === 'second-command' && state === 'active');
  const once = it.game?.ruleset.abilities.filter((one) => one.once).map((one) => one.id) ?? [];
  return {
    slug: it.row.slug,
    night: it.game?.phase.number ?? 0,
    ends: it.game?.phase.ends ?? '',
    now: now.toISOString(),
    offers: offered.map(({ ability, arity, among }) => ({
      ability,
      label: ctx.phrases(it.row.ruleset).abilities[ability].name,
      arity,
      rule: ruleOf(it.game, me, ability),
      among: [...among].sort((a, b) => a.localeCompare(b, 'ru')),
      twice: second && !once.includes(ability),
    })),
    sent: [...sentLines(ctx, it.row.ruleset, me.sent)],
    description: Object.fromEntries(
      texts.map((row) => [row.ability || 'none', { text: row.text, at: row.sentAt.toISOString() }]),
    ),
    limits: it.row.settings.descriptions,
    nick: me.player,
    roster: [...(it.game?.alive ?? [])],
    nicks: it.seats.map((one) => one.nick),
    roles: panelTerms(it.row).maskRoles ? [...roleNames(ctx.cast(it.row.ruleset))] : [],
    rules: `/rules/${it.row.ruleset}`,
    isCitizen: offered.length === 0,
  };
}

/** The rule of the function in which a player uses an ability: a kill is a leader's, a maniac's, a commissar's. */
function ruleOf(game: Game | null, me: Me, ability: AbilityId): string {
  if (!game) return '';
  const { functions, abilities } = game.ruleset;
  const used = functions.find((one) => one.id === functionFor(game, new Set(me.functions), ability));
  return used?.rule ?? abilities.find((one) => one.id === ability)?.rule ?? '';
}

/** Commands sent in the open night, oldest first, in words. */
export function sentLines(
  ctx: Pick<Context, 'phrases' | 'siteWords'>,
  ruleset: RulesetId,
  sent: readonly CommandRecord[],
): readonly SentLine[] {
  const { abilities } = ctx.phrases(ruleset);
  const standing = sent.filter((one) => one.status === 'standing');
  return sent
    .filter((one) => one.status !== 'superseded')
    .map((one) => {
      const place = standing.filter(({ ability }) => ability === one.ability).indexOf(one);
      return {
        ability: one.ability ?? '',
        slot: slotOf(one.ability ?? '', Math.max(0, place)),
        label: one.ability ? abilities[one.ability].name : '',
        targets: [...one.targets],
        at: one.at,
        status: one.refusal ? 'refused' : 'accepted',
        ...(one.refusal ? { words: say(ctx, one.refusal, ruleset) } : {}),
      };
    });
}
