import { composition } from '../engine/deal.ts';
import type { Setup } from '../engine/game.ts';
import { open } from '../engine/open.ts';
import { ok, refuse, type Result } from '../engine/result.ts';
import { rulesetById } from '../engine/rulesets/catalogue.ts';
import type { CharacterId, RulesetId } from '../engine/vocabulary.ts';
import type { Chance } from './chance.ts';

/** The games that a host has in mind: what he would choose when he creates one. */
export interface Plan {
  readonly ruleset: RulesetId;
  readonly seats: number;
  /** As the host sets them; what is not named has its default. */
  readonly options: Readonly<Record<string, unknown>>;
  /** 10 How many bonuses a night's descriptions earn; none, if not named. */
  readonly bonuses?: number;
}

/** A plan that can be played, with the cast that is dealt. */
export interface CheckedPlan extends Plan {
  readonly cast: readonly CharacterId[];
}

/**
 * Can this plan be played? Errors, all before the first game: `unknown-ruleset`, `bad-options` (detail: `option`,
 * `message`), `bad-composition` (detail: `least`, `most`).
 */
export function checkPlan(plan: Plan): Result<CheckedPlan> {
  const ruleset = rulesetById(plan.ruleset);
  if (ruleset === null) return refuse('unknown-ruleset', undefined, { ruleset: plan.ruleset });
  const options = ruleset.options.safeParse(plan.options);
  if (!options.success) {
    const [issue] = options.error.issues;
    const option = issue?.path.join('.') ?? '';
    return refuse('bad-options', undefined, { option, message: issue?.message ?? '' });
  }
  const cast = composition(ruleset, plan.seats, options.data);
  if (!cast.ok) return cast;
  const checked = { ...plan, cast: cast.value };
  const opened = open(setupOf(checked, '', cast.value));
  return opened.ok ? ok(checked) : opened;
}

/** The set-up of one game: the cast dealt by lot. The engine's own draw is for real games, and slower by far. */
export const dealt = (plan: CheckedPlan, seed: string, chance: Chance): Setup =>
  setupOf(plan, seed, chance.shuffled(plan.cast));

const setupOf = ({ ruleset, options }: Plan, seed: string, cast: readonly CharacterId[]): Setup => ({
  ruleset,
  options,
  seed,
  seats: cast.map((character, place) => ({ player: nickOf(place), character })),
});

/**
 * In the order of nicks that the engine keeps, and the same strings for all games: names of properties, which are
 * compared by where they are and not letter by letter.
 */
const nicks: readonly string[] = Object.keys(
  Object.fromEntries(
    Array.from({ length: 99 }, (_, place) => [`Игрок ${String(place + 1).padStart(2, '0')}`, place]),
  ),
);

const nickOf = (place: number): string => nicks[place] ?? `Игрок ${String(place + 1)}`;
