import { decisionOf, sharers, victimLabel, voices } from '../clan-command.ts';
import type { Conclusion } from '../fact.ts';
import type { Night, Obstacle } from '../night.ts';
import { byNick } from '../by-nick.ts';
import { rule } from '../rule.ts';
import type { Player } from '../vocabulary.ts';

/** fast-mafia 3.1 What came of each mafioso's command, and who dies by the one that was the clan's. */
export const clanKill = rule('3.1', (night) => {
  const { target, carried, lost } = decisionOf(night.game);
  const ids = new Set(carried.map((it) => it.id));
  return [
    ...night.moves.flatMap((move) => {
      const [named = ''] = move.targets;
      const obstacle = ids.has(move.id) ? saved(night, named) : { reason: lost, rule: '3.1' };
      return night.judge(move, obstacle, { facts: [death(named, move.actor)] });
    }),
    ...(target === null ? [] : told(night, target, senderOf(night, carried))),
  ];
});

/** fast-mafia 3.4 Where nobody of the clan sent anything, a roll may name the victim. */
export const rolledKill = rule('3.4', (night): readonly Conclusion[] => {
  const victim = night.game.rolls[victimLabel(night.game)];
  const due = victim !== undefined && voices(night.game).length === 0;
  return due && saved(night, victim) === null ? [{ ...death(victim, null), rule: '3.4' }] : [];
});

/** 3.3, 5.6 Nobody else dies while somebody is due to leave; else only a shield saves. */
function saved(night: Night, target: Player): Obstacle | null {
  if (night.all('departed').length > 0) return { reason: 'replaced', rule: '5.6' };
  return night.has('shielded', target) ? { reason: 'shielded', rule: '3.3' } : null;
}

const death = (player: Player, by: Player | null): Conclusion => ({
  kind: 'died',
  player,
  cause: 'kill',
  by,
  rule: '3.3',
});

/** Whose word it was: of several voices that agree the first by nick, since time decides only where the last word does. */
const senderOf = ({ options }: Night, carried: readonly { readonly by: Player }[]): Player =>
  (options.decision === 'last' ? carried.at(-1)?.by : carried.map((it) => it.by).toSorted(byNick)[0]) ?? '';

/** fast-mafia 3.5 */
const told = (night: Night, of: Player, by: Player): readonly Conclusion[] =>
  sharers(night.game).map((player) => ({ kind: 'clan-decided', player, by, of, rule: '3.5' }));
