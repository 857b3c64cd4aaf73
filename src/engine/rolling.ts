import { departsLabel, newlyDue, queueOf, unnamed } from './absences.ts';
import { mostNamed, sharers, victimLabel, voices } from './clan-command.ts';
import type { Position } from './position.ts';
import { drawOrRecall } from './recall.ts';
import { ok, refuse, type Result } from './result.ts';
import { tieLabel, tiedPlayers } from './rules/lynch/breaking-ties.ts';
import type { Player } from './vocabulary.ts';
import { countVotes, secretsOf } from './votes.ts';

/** fast-mafia 5.6 Several are due at once, and the host has not said who leaves first. */
export const rollDeparture = (game: Position): Result<Partial<Position>> =>
  rolled(game, '5.6', departsLabel(game), game.phase.kind === 'lynch' ? unnamed(game, newlyDue(game)) : []);

/** fast-mafia 5.3 Option `tie: roll`; no roll where somebody leaves instead (5.6). */
export function rollTie(game: Position): Result<Partial<Position>> {
  const open = game.phase.kind === 'lynch' && game.options.tie === 'roll';
  if (!open || queueOf(game).length > 0 || newlyDue(game).length > 0) return ok({});
  return rolled(game, '5.3', tieLabel(game), tiedPlayers(countVotes(game, secretsOf(game))));
}

/** fast-mafia 3.1 Voices that are equally many; 3.4 option `missedKill: roll`. */
export function rollVictim(game: Position): Result<Partial<Position>> {
  if (game.phase.kind !== 'night') return ok({});
  const { decision, missedKill } = game.options;
  if (decision === 'majority' && voices(game).length > 0) {
    return rolled(game, '3.1', victimLabel(game), mostNamed(game));
  }
  const missed = missedKill === 'roll' && voices(game).length === 0 && queueOf(game).length === 0;
  const town = missed ? game.alive.filter((it) => !sharers(game).includes(it)) : [];
  return rolled(game, '3.4', victimLabel(game), town, 1);
}

/** Error: `impossible-roll`, when a scenario forces what no roll can give. */
function rolled(
  game: Position,
  rule: string,
  label: string,
  among: readonly Player[],
  least = 2,
): Result<Partial<Position>> {
  if (among.length < least) return ok({});
  const forced = game.setup.forced?.[label];
  if (forced !== undefined && !among.includes(forced)) {
    return refuse('impossible-roll', rule, { label, value: forced, among });
  }
  return ok({ rolls: { ...game.rolls, [label]: forced ?? drawOrRecall(game, label, among) } });
}
