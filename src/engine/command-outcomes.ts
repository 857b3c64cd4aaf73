import type { FactOf, Move } from './fact.ts';
import { stepOf } from './functions.ts';
import { byNick } from './by-nick.ts';
import type { Night } from './night.ts';
import type { CommandOutcome } from './outcome.ts';
import { functionById, indexOf } from './ruleset-index.ts';
import { abilityOf } from './secret-of.ts';
import type { Slot } from './slots.ts';

type Verdict = FactOf<'worked'> | FactOf<'failed'>;

/** What became of every command: in the order of slots, the refused ones last. */
export function commandOutcomes(night: Night, slots: readonly Slot[]): readonly CommandOutcome[] {
  const verdicts = new Map<Move, Verdict>();
  for (const fact of night.all('worked')) verdicts.set(fact.move, fact);
  for (const fact of night.all('failed')) verdicts.set(fact.move, fact);
  return [
    ...slots.flatMap((slot) => {
      if (slot.moves.length > 0) return slot.moves.map((it) => judged(night, it, verdicts.get(it)));
      if (slot.fn.silent === true || (slot.fn.shared !== undefined && !isFirst(slots, slot))) return [];
      return [missing(night, slot)];
    }),
    ...refused(night),
  ];
}

/** Of a function that serves a clan nothing is missing when one of them has sent it; else it is missing once. */
const isFirst = (slots: readonly Slot[], slot: Slot): boolean => {
  const same = slots.filter((it) => it.fn === slot.fn);
  return same[0] === slot && same.every((it) => it.moves.length === 0);
};

function judged(night: Night, move: Move, verdict: Verdict | undefined): CommandOutcome {
  if (verdict === undefined) throw new Error(`no rule has judged ${move.actor}'s ${move.ability}`);
  const { id, actor, ability, targets } = move;
  const worked = verdict.kind === 'worked';
  return {
    id,
    actor,
    ability,
    targets,
    status: worked ? 'effective' : 'ineffective',
    reason: worked ? null : verdict.reason,
    rule: verdict.rule,
    seen: worked ? verdict.seen : null,
    step: functionById(night.game.ruleset, move.as).step ?? abilityOf(night.game, actor, ability).step,
  };
}

function missing(night: Night, { fn, player }: Slot): CommandOutcome {
  return {
    id: null,
    ...(fn.shared === undefined ? { actor: player } : { actor: null, as: fn.id }),
    ability: fn.ability,
    targets: [],
    status: 'missing',
    reason: 'no-command',
    rule: fn.shared ?? fn.rule,
    seen: null,
    step: stepOf(night.game.ruleset, fn),
  };
}

function refused({ game }: Night): readonly CommandOutcome[] {
  return game.sent
    .filter((it) => it.status === 'refused')
    .toSorted((a, b) => byNick(a.by, b.by))
    .map(({ id, by, ability, targets, reason, refusal }) => ({
      id,
      actor: by,
      ability,
      targets,
      status: 'refused',
      reason,
      rule: (refusal && game.ruleset.cites?.[refusal.code]) ?? refusal?.rule ?? '3.16',
      seen: null,
      step: ability === null ? 0 : (indexOf(game.ruleset).abilities.get(ability)?.step ?? 0),
    }));
}
