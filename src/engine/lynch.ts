import { queueOf } from './absences.ts';
import { lettersOf } from './audience.ts';
import { executions } from './deaths.ts';
import type { Fact } from './fact.ts';
import type { Game } from './game.ts';
import { joining } from './joining.ts';
import type { Judgement, Lynch } from './lynch-rule.ts';
import { absenceLines, livingLine, missesAfter, newcomers } from './lynch-report.ts';
import { byNick } from './by-nick.ts';
import { deathLines, departureLines } from './night-report.ts';
import type { BlockOutcome, LynchOutcome } from './outcome.ts';
import { toPlayers } from './resolve.ts';
import { succession } from './succession.ts';
import { voteRule } from './vote-rule.ts';
import { countVotes, secretsOf, type Count, type Secrets } from './votes.ts';
import type { Player, ReasonCode } from './vocabulary.ts';

/** 5 Resolves the lynch that `game` has open. Changes nothing. */
export function resolveLynch(game: Game): LynchOutcome {
  const secrets = secretsOf(game);
  const count = countVotes(game, secrets);
  const turnout = count.tookPart.size;
  const quorum = game.ruleset.quorum(game.alive.length);
  // 3.17 Whom a correction has brought back was held for dead.
  const excused = game.told.dead[game.phase.number] ?? [];
  const absent = game.alive.filter((it) => !count.tookPart.has(it) && !excused.includes(it));
  const missed = game.ruleset.absences?.({ game, absent }) ?? [];
  const queue = game.ruleset.absences ? [...queueOf(game), ...newcomers(missed)] : [];
  const judgement = judge({ game, count, quorum, absent, queue });
  const { verdict, leave } = judgement;

  const deaths = executions(game, leave, verdict === 'autokill' ? 'autokill' : 'lynch');
  const alive = game.alive.filter((it) => !leave.includes(it));
  const waiting = queue.filter((it) => !leave.includes(it));
  const { leaders, facts: succeeded } = succession(game, alive);
  const end = game.ruleset.end({ game, kind: 'lynch', alive, deaths });
  const facts: readonly Fact[] = [
    ...voteFacts(count, secrets),
    ...missed,
    ...leave.map((player) => executed(player, judgement)),
    ...succeeded,
    ...joining(game, alive),
    ...(end.winner === null ? [] : [{ kind: 'ended', winner: end.winner, rule: end.rule } as const]),
  ];

  return {
    kind: 'lynch',
    number: game.phase.number,
    facts,
    tally: byPlayer(count.tally),
    turnout,
    quorum,
    votes: count.votes,
    blocks: blockOutcomes(game),
    absent,
    ...(game.ruleset.absences ? { absences: { misses: missesAfter(game, missed), queue: waiting } } : {}),
    verdict,
    rule: judgement.rule,
    deaths,
    private: toPlayers(
      game.letters,
      lettersOf(facts).filter((it) => alive.includes(it.to)),
    ),
    report: [
      { step: null, line: 'verdict', verdict, turnout, quorum },
      ...(leave.length > 0 ? (game.ruleset.absences ? departureLines : deathLines)(deaths) : []),
      ...absenceLines(missed, waiting),
      ...livingLine(game, alive),
    ],
    rolls: game.rolls,
    alive,
    leaders,
    winner: end.winner,
    stalled: end.stalled,
  };
}

/** 5.3–5.6, 10: who leaves the game, and by what right: the first of the ruleset's rules that says so. */
function judge(lynch: Lynch & { readonly game: Game }): Judgement {
  for (const rule of lynch.game.ruleset.lynch) {
    const judgement = rule(lynch);
    if (judgement !== null) return judgement;
  }
  return { verdict: 'no-votes', leave: [], rule: '5.4' };
}

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

/** Without a prototype: nicks are no properties, and an engine that keeps classes of objects makes none for each count. */
function byPlayer(tally: Count['tally']): Readonly<Record<Player, number>> {
  const votes: Record<Player, number> = Object.create(null) as Record<Player, number>;
  for (const [player, number] of tally) votes[player] = number;
  return votes;
}

const executed = (player: Player, { verdict, rule }: Judgement): Fact => ({
  kind: 'executed',
  player,
  cause: verdict === 'autokill' ? 'autokill' : 'lynch',
  rule,
});

const blockOutcomes = (game: Game): readonly BlockOutcome[] =>
  game.blocks
    .map(({ by, of, refusal }): BlockOutcome => {
      const reason = (refusal?.code ?? null) as ReasonCode | null;
      return { by, of, status: refusal === null ? 'effective' : 'refused', reason };
    })
    .sort((a, b) => byNick(a.by, b.by));
