import type { Position } from './position.ts';
import type { Ballot } from './records.ts';
import type { VoteOutcome } from './outcome.ts';
import { byNick } from './by-nick.ts';
import type { BonusId, Player, VoteReason } from './vocabulary.ts';

/** The votes of a lynch as they stand: which count (5.1, 5.2, 5.5), and what they add up to. */
export interface Count {
  readonly votes: readonly VoteOutcome[];
  /** Who took part: a blocked voter too (5.5), not one whose only vote was edited, unclear or late. */
  readonly tookPart: ReadonlySet<Player>;
  /** The most votes first. */
  readonly tally: readonly (readonly [Player, number])[];
}

/** What of the leaders' and the jury's secrets goes into a count; the thread shows it without (5.7). */
export interface Secrets {
  readonly blocked: ReadonlySet<Player>;
  readonly doubled: ReadonlySet<Player>;
}

export const noSecrets: Secrets = { blocked: new Set(), doubled: new Set() };

/** 5.5, 10 The blocks and doubled votes of the open lynch; for the result alone. */
export const secretsOf = (game: Position): Secrets => ({
  blocked: new Set(game.blocks.filter((it) => it.refusal === null).map((it) => it.of)),
  doubled: activated(game, 'double-vote'),
});

/** 10 Who has activated this bonus for the open phase. */
export const activated = (game: Position, bonus: BonusId): ReadonlySet<Player> =>
  new Set(game.bonuses.filter((it) => it.bonus === bonus && it.state === 'active').map((it) => it.player));

/**
 * 5 The votes of the open lynch as they would count now. With `noSecrets` it is the count that everybody sees
 * (5.7).
 */
export function countVotes(game: Position, { blocked, doubled }: Secrets): Count {
  const deciding = decidingVotes(game);
  const votes = game.ballots.map((ballot): VoteOutcome => {
    const reason =
      ballot.fault ?? lost(game, ballot, deciding) ?? (blocked.has(ballot.by) ? 'vote-blocked' : null);
    return { post: ballot.post, by: ballot.by, for: ballot.for, counted: reason === null, reason };
  });
  const tally = new Map<Player, number>();
  for (const { by, for: target, counted } of votes) {
    if (counted) tally.set(target, (tally.get(target) ?? 0) + (doubled.has(by) ? 2 : 1));
  }
  return {
    votes,
    tookPart: new Set(deciding.keys()),
    tally: [...tally].sort(([a, n], [b, m]) => m - n || byNick(a, b)),
  };
}

/** 5.2 Each voter's one vote that counts, by option `revote`. */
function decidingVotes(game: Position): ReadonlyMap<Player, Ballot> {
  const deciding = new Map<Player, Ballot>();
  for (const ballot of game.ballots) {
    if (ballot.fault !== null || (game.options.revote === 'first' && deciding.has(ballot.by))) continue;
    deciding.set(ballot.by, ballot);
  }
  return deciding;
}

function lost(game: Position, ballot: Ballot, deciding: ReadonlyMap<Player, Ballot>): VoteReason | null {
  if (deciding.get(ballot.by) === ballot) return null;
  return game.options.revote === 'first' ? 'already-voted' : 'superseded';
}
