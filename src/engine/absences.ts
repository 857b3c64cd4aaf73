import type { Position } from './position.ts';
import type { Player } from './vocabulary.ts';
import { countVotes, noSecrets } from './votes.ts';

/*
 * fast-mafia 5.5, 5.6 Lynches missed in the whole game, and the queue of those who leave for it, one a phase. Both are
 * told by the facts of past phases; a ruleset without the option `allowedAbsences` counts none.
 */

/** How many lynches each player has missed so far; who has missed none is not named. */
export function missesOf({ past }: Pick<Position, 'past'>): ReadonlyMap<Player, number> {
  const facts = past.flatMap((it) => it.facts).filter((it) => it.kind === 'missed');
  return new Map(facts.map(({ player, missed }) => [player, missed]));
}

/** Who waits to leave, in this order; all of them live. */
export function queueOf({ past, alive }: Pick<Position, 'past' | 'alive'>): readonly Player[] {
  const facts = past.flatMap((it) => it.facts).filter((it) => it.kind === 'queued');
  const due = facts.map((it) => it.player).filter((it) => alive.includes(it));
  return [...new Set(due)];
}

/** Whose next miss is one too many, by nick: they do not wait yet. */
export function atRisk(game: Position): readonly Player[] {
  const { allowedAbsences } = game.options;
  if (allowedAbsences === undefined) return [];
  const misses = missesOf(game);
  const waiting = queueOf(game);
  return game.alive.filter((it) => (misses.get(it) ?? 0) >= allowedAbsences && !waiting.includes(it));
}

/** Who would join the queue if the lynch ended now, by nick. */
export function newlyDue(game: Position): readonly Player[] {
  if (game.phase.kind !== 'lynch') return [];
  const { tookPart } = countVotes(game, noSecrets);
  const excused = game.told.dead[game.phase.number] ?? [];
  return atRisk(game).filter((it) => !tookPart.has(it) && !excused.includes(it));
}

/** The label under which a roll says who of several leaves first. */
export const departsLabel = ({ phase }: Position): string => `lynch/${phase.number}/departs`;

/** The name of the host's choice. */
export const departs = 'departs';

/** 5.6 These in the order that the host chose; the others behind them, a roll's first, by nick. */
export function inOrder(game: Position, due: readonly Player[]): readonly Player[] {
  const named = namedByHost(game).filter((it) => due.includes(it));
  const others = due.filter((it) => !named.includes(it));
  const drawn = others.filter((it) => it === game.rolls[departsLabel(game)]);
  return [...named, ...drawn, ...others.filter((it) => !drawn.includes(it))];
}

/** Whom of these the host has not named. */
export const unnamed = (game: Position, due: readonly Player[]): readonly Player[] =>
  due.filter((it) => !namedByHost(game).includes(it));

/** 5.6 The order in which the host has named who leaves; empty, if he has named nobody. */
export function namedByHost({ choices }: Pick<Position, 'choices'>): readonly Player[] {
  const order = choices[departs];
  return Array.isArray(order) ? (order as readonly Player[]) : [];
}
