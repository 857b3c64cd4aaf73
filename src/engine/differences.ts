import type { Fact } from './fact.ts';
import type { Game, Phase } from './game.ts';
import { goneAndCome, type Change } from './gone-and-come.ts';
import type { PrivateMessage } from './message.ts';
import type { BlockOutcome, CommandOutcome, Death, Leaders, Outcome, VoteOutcome } from './outcome.ts';
import type { CommandRecord } from './records.ts';
import type { ReportItem } from './report-item.ts';
import type { ClanId, Player } from './vocabulary.ts';

/** What is otherwise in one game than in another that had the same beginning. */
export interface Difference {
  /** The phases that came out otherwise, oldest first. */
  readonly phases: readonly PhaseDifference[];
  /** Who is alive now and was not, and the other way round; a night that is not told yet counts. */
  readonly living: Change<Player>;
  readonly leaders: readonly LeaderChange[];
  /** What stands of the commands of the phase that is open, or not told yet. */
  readonly standing: Change<CommandRecord>;
  readonly commissar: { readonly was: Player | null; readonly now: Player | null } | null;
  /** Who has won: a clan, a nick, `draw`; null while the game goes on. */
  readonly winner: { readonly was: string | null; readonly now: string | null } | null;
}

export interface PhaseDifference extends Pick<Phase, 'kind' | 'number'> {
  readonly facts: Change<Fact>;
  /** By command; null on the side where there is none. */
  readonly commands: readonly { readonly was: CommandOutcome | null; readonly now: CommandOutcome | null }[];
  readonly votes: Change<VoteOutcome>;
  readonly blocks: Change<BlockOutcome>;
  readonly deaths: Change<Death>;
  readonly letters: Change<PrivateMessage>;
  readonly report: Change<ReportItem>;
  readonly leaders: readonly LeaderChange[];
  readonly winner: { readonly was: string | null; readonly now: string | null } | null;
}

export interface LeaderChange {
  readonly clan: ClanId;
  readonly was: Player | null;
  readonly now: Player | null;
}

/** Compares two games phase by phase; a phase that only one of them has had is compared with nothing. */
export function differences(before: Game, after: Game): Difference {
  const phases = [...before.past, ...after.past.slice(before.past.length)];
  return {
    phases: phases.flatMap((_, place) => phaseDifference(before.past[place], after.past[place])),
    living: goneAndCome(living(before), living(after)),
    leaders: leaderChanges(leadersOf(before), leadersOf(after)),
    standing: goneAndCome(standing(before), standing(after)),
    commissar: otherwise(before.commissar, after.commissar),
    winner: otherwise(before.over?.winner ?? null, after.over?.winner ?? null),
  };
}

const living = ({ past, alive }: Game): readonly Player[] => past.at(-1)?.alive ?? alive;
const leadersOf = ({ past, leaders }: Game): Leaders => past.at(-1)?.leaders ?? leaders;
const standing = ({ sent }: Game): readonly CommandRecord[] => sent.filter((it) => it.status === 'standing');

function phaseDifference(was?: Outcome, now?: Outcome): readonly PhaseDifference[] {
  const phase = was ?? now;
  if (phase === undefined) return [];
  const difference: PhaseDifference = {
    kind: phase.kind,
    number: phase.number,
    facts: goneAndCome(was?.facts ?? [], now?.facts ?? []),
    commands: commandChanges(commandsOf(was), commandsOf(now)),
    votes: goneAndCome(votesOf(was), votesOf(now)),
    blocks: goneAndCome(blocksOf(was), blocksOf(now)),
    deaths: goneAndCome(was?.deaths ?? [], now?.deaths ?? []),
    letters: goneAndCome(was?.private ?? [], now?.private ?? []),
    report: goneAndCome(was?.report ?? [], now?.report ?? []),
    leaders: leaderChanges(was?.leaders ?? {}, now?.leaders ?? {}),
    winner: otherwise(was?.winner ?? null, now?.winner ?? null),
  };
  const { facts, commands, votes, blocks, letters, report } = difference;
  const none = [facts, votes, blocks, letters, report].every((it) => it.gone.length + it.come.length === 0);
  return none && commands.length === 0 ? [] : [difference];
}

const commandsOf = (it?: Outcome): readonly CommandOutcome[] => (it?.kind === 'night' ? it.commands : []);
const votesOf = (it?: Outcome): readonly VoteOutcome[] => (it?.kind === 'lynch' ? it.votes : []);
const blocksOf = (it?: Outcome): readonly BlockOutcome[] => (it?.kind === 'lynch' ? it.blocks : []);

/** Pairs what became of each command then and now; what is missing has no id, so it goes by player and ability. */
function commandChanges(
  was: readonly CommandOutcome[],
  now: readonly CommandOutcome[],
): PhaseDifference['commands'] {
  const key = ({ id, actor, ability }: CommandOutcome) => id ?? `${actor}/${ability}`;
  const { gone, come } = goneAndCome(was, now);
  const others = new Map(come.map((it) => [key(it), it]));
  const pairs = gone.map((it) => {
    const other = others.get(key(it)) ?? null;
    others.delete(key(it));
    return { was: it, now: other };
  });
  return [...pairs, ...[...others.values()].map((it) => ({ was: null, now: it }))];
}

const leaderChanges = (was: Leaders, now: Leaders): readonly LeaderChange[] =>
  [...new Set([...Object.keys(was), ...Object.keys(now)])].flatMap((clan) => {
    const change = otherwise(was[clan] ?? null, now[clan] ?? null);
    return change === null ? [] : [{ clan, ...change }];
  });

const otherwise = <T>(was: T, now: T): { readonly was: T; readonly now: T } | null =>
  was === now ? null : { was, now };
