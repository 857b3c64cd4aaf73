import type { CommandOutcome, LynchOutcome, NightOutcome, VoteOutcome } from '../engine/outcome.ts';
import type { PrivateMessage } from '../engine/message.ts';
import type { Phrases } from '../engine/phrases.ts';
import { reportLines } from '../engine/report.ts';
import type { Played, PlayedPhase } from './play.ts';
import { letterFields, type LetterKind } from './schema/message.ts';

export type Output = ReturnType<typeof outputOf>;
export type PhaseOutput = NightOutput | LynchOutput;
export type NightOutput = ReturnType<typeof night>;
export type LynchOutput = ReturnType<typeof lynch>;

/** The JSON of the notation: what `--json` prints and what `expect` is compared with. */
export const outputOf = ({ game, phases }: Played, phrases: Phrases) => ({
  ruleset: game.ruleset.id,
  commitment: game.commitment,
  phases: phases.map((phase): PhaseOutput => phaseOutput(phase, phrases)),
});

const phaseOutput = ({ outcome, winner }: PlayedPhase, phrases: Phrases): PhaseOutput =>
  outcome.kind === 'night' ? night(outcome, winner, phrases) : lynch(outcome, winner, phrases);

const night = (outcome: NightOutcome, winner: string | null, phrases: Phrases) => ({
  phase: 'night' as const,
  number: outcome.number,
  commands: outcome.commands.map(command),
  deaths: deaths(outcome),
  private: outcome.private.map(letter),
  report: lines(outcome, phrases),
  rolls: outcome.rolls,
  alive: outcome.alive,
  leaders: outcome.leaders,
  winner,
});

const lynch = (outcome: LynchOutcome, winner: string | null, phrases: Phrases) => ({
  phase: 'lynch' as const,
  number: outcome.number,
  tally: outcome.tally,
  turnout: outcome.turnout,
  quorum: outcome.quorum,
  votes: outcome.votes.map(vote),
  blocks: outcome.blocks.map(({ by, of, status, reason }) => ({ by, of, status, reason })),
  verdict: outcome.verdict,
  deaths: deaths(outcome),
  private: outcome.private.map(letter),
  report: lines(outcome, phrases),
  rolls: outcome.rolls,
  alive: outcome.alive,
  leaders: outcome.leaders,
  winner,
});

const command = ({ actor, ability, targets, status, reason, rule, seen }: CommandOutcome) => ({
  actor,
  ability,
  targets,
  status,
  reason,
  rule,
  seen,
});

const vote = ({ by, for: target, counted, reason }: VoteOutcome) => ({ by, for: target, counted, reason });

const deaths = (outcome: NightOutcome | LynchOutcome) =>
  outcome.deaths.map(({ player, character, cause, by }) => ({ player, character, cause, by }));

const lines = (outcome: NightOutcome | LynchOutcome, phrases: Phrases): readonly string[] =>
  reportLines(outcome.report, phrases).map(({ text }) => text);

/** A message with the fields that the notation names for its kind. */
function letter(message: PrivateMessage): Readonly<Record<string, unknown>> {
  const fields: readonly string[] = letterFields[message.kind satisfies LetterKind];
  const given = Object.entries(message).filter(([field]) => fields.includes(field));
  return { to: message.to, kind: message.kind, ...Object.fromEntries(given) };
}
