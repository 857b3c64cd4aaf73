import type { Judgement, LynchRule } from '../../lynch-rule.ts';
import type { Position } from '../../position.ts';
import type { Player } from '../../vocabulary.ts';
import { activated, type Count } from '../../votes.ts';

/** fast-mafia 5.3 The label under which a roll says which of the tied is lynched. */
export const tieLabel = ({ phase }: Position): string => `lynch/${phase.number}/tie`;

/** Who have the most votes, if there are several. */
export function tiedPlayers({ tally }: Count): readonly Player[] {
  const [first] = tally;
  const tied = tally.filter(([, votes]) => votes === first?.[1]);
  return tied.length > 1 ? tied.map(([player]) => player) : [];
}

/** fast-mafia 5.3 Of several with the most votes, the one who was first to reach the count, of counted votes alone. */
export const firstOfTied: LynchRule = ({ game, count }) => {
  const tied = tiedPlayers(count);
  if (tied.length === 0 || game.options.tie !== 'first') return null;
  const first = firstToReach(game, count, tied);
  return first === null ? null : lynched(game, first);
};

function firstToReach(game: Position, { votes, tally }: Count, tied: readonly Player[]): Player | null {
  const doubled = activated(game, 'double-vote');
  const most = tally[0]?.[1] ?? 0;
  const reached = new Map<Player, number>();
  for (const vote of votes.filter((it) => it.counted)) {
    const now = (reached.get(vote.for) ?? 0) + (doubled.has(vote.by) ? 2 : 1);
    if (now >= most && tied.includes(vote.for)) return vote.for;
    reached.set(vote.for, now);
  }
  return null;
}

/** fast-mafia 5.3 Of several with the most votes, the one on whom the roll fell. */
export const drawnOfTied: LynchRule = ({ game, count }) => {
  const drawn = game.rolls[tieLabel(game)];
  return drawn !== undefined && tiedPlayers(count).includes(drawn) ? lynched(game, drawn) : null;
};

/** Whoever is immune this day cannot be lynched, and nobody else is lynched in his place. */
const lynched = (game: Position, player: Player): Judgement =>
  activated(game, 'lynch-immunity').has(player)
    ? { verdict: 'immune', leave: [], rule: '1.3' }
    : { verdict: 'lynched', leave: [player], rule: '5.3' };
