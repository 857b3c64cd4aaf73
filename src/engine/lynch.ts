import { lettersOf } from './audience.ts';
import { executions } from './deaths.ts';
import type { Fact } from './fact.ts';
import type { Game } from './game.ts';
import { joining } from './joining.ts';
import { byNick } from './moves.ts';
import { deathLines } from './night-report.ts';
import type { BlockOutcome, LynchOutcome } from './outcome.ts';
import { toPlayers } from './resolve.ts';
import { succession } from './succession.ts';
import { standing } from './victory.ts';
import { voteRule } from './vote-rule.ts';
import { countVotes, quorumOf, type Count, type Secrets } from './votes.ts';
import type { BonusId, Player, ReasonCode, Verdict } from './vocabulary.ts';

/** 5 Resolves the lynch that `game` has open. Changes nothing. */
export function resolveLynch(game: Game): LynchOutcome {
  const secrets = secretsOf(game);
  const count = countVotes(game, secrets);
  const turnout = count.tookPart.length;
  const quorum = quorumOf(game.alive.length);
  const absent = game.alive.filter((it) => !count.tookPart.includes(it));
  const { verdict, leave } = judge(game, count, absent);

  const deaths = executions(game, leave, verdict === 'autokill' ? 'autokill' : 'lynch');
  const alive = game.alive.filter((it) => !leave.includes(it));
  const { leaders, facts: succeeded } = succession(game, alive);
  const { winner, stalled } = standing(game, 'lynch', alive, deaths);
  const facts: readonly Fact[] = [
    ...voteFacts(count, secrets),
    ...leave.map((player) => executed(player, verdict)),
    ...succeeded,
    ...joining(game, alive),
    ...(winner === null ? [] : [{ kind: 'ended', winner, rule: '7.1' } as const]),
  ];

  return {
    kind: 'lynch',
    number: game.phase.number,
    facts,
    tally: Object.fromEntries(count.tally),
    turnout,
    quorum,
    votes: count.votes,
    blocks: blockOutcomes(game),
    absent,
    verdict,
    deaths,
    private: toPlayers(game.letters, lettersOf(facts)),
    report: [
      { step: null, line: 'verdict', verdict, turnout, quorum },
      ...(leave.length > 0 ? deathLines(deaths) : []),
    ],
    rolls: game.rolls,
    alive,
    leaders,
    winner,
    stalled,
  };
}

/** 5.3–5.6, 10: who leaves the game, and by what right. */
function judge(
  game: Game,
  count: Count,
  absent: readonly Player[],
): { verdict: Verdict; leave: readonly Player[] } {
  const missedBefore = game.past.findLast((it) => it.kind === 'lynch')?.absent ?? [];
  const truants = absent.filter((it) => missedBefore.includes(it));
  if (truants.length > 0) return { verdict: 'autokill', leave: truants };

  const [first, second] = count.tally;
  if (count.tookPart.length === 0) return { verdict: 'no-votes', leave: [] };
  if (count.tookPart.length < quorumOf(game.alive.length)) return { verdict: 'no-quorum', leave: [] };
  // Enough took part, and every vote was blocked (5.5).
  if (first === undefined) return { verdict: 'no-votes', leave: [] };
  if (second !== undefined && second[1] === first[1]) return { verdict: 'tie', leave: [] };
  if (activated(game, 'lynch-immunity').has(first[0])) return { verdict: 'immune', leave: [] };
  return { verdict: 'lynched', leave: [first[0]] };
}

const activated = (game: Game, bonus: BonusId): ReadonlySet<Player> =>
  new Set(game.bonuses.filter((it) => it.bonus === bonus && it.state === 'active').map((it) => it.player));

const secretsOf = (game: Game): Secrets => ({
  blocked: new Set(game.blocks.filter((it) => it.refusal === null).map((it) => it.of)),
  doubled: activated(game, 'double-vote'),
});

const voteFacts = ({ votes }: Count, { doubled }: Secrets): readonly Fact[] =>
  votes.map(({ by, for: target, reason }): Fact => {
    if (reason !== null) return { kind: 'void-vote', by, reason, rule: voteRule(reason) };
    return {
      kind: 'voted',
      by,
      for: target,
      weight: doubled.has(by) ? 2 : 1,
      rule: doubled.has(by) ? '10' : '5.2',
    };
  });

const executed = (player: Player, verdict: Verdict): Fact =>
  verdict === 'autokill'
    ? { kind: 'executed', player, cause: 'autokill', rule: '5.6' }
    : { kind: 'executed', player, cause: 'lynch', rule: '5.3' };

const blockOutcomes = (game: Game): readonly BlockOutcome[] =>
  game.blocks
    .map(({ by, of, refusal }): BlockOutcome => {
      const reason = (refusal?.code ?? null) as ReasonCode | null;
      return { by, of, status: refusal === null ? 'effective' : 'refused', reason };
    })
    .sort((a, b) => byNick(a.by, b.by));
