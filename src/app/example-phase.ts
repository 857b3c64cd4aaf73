import type { LynchOutcome } from '../engine/outcome.ts';
import type { PrivateMessage } from '../engine/message.ts';
import type { Phrases } from '../engine/phrases.ts';
import { letterText, reportLines } from '../engine/report.ts';
import type { PhaseKind } from '../engine/vocabulary.ts';
import type { PlayedPhase } from '../scenario/play.ts';
import type { WrittenPhase } from '../scenario/scenario.ts';
import { actsOf, type ExampleAct } from './example-acts.ts';
import { steps, type ProtocolLine } from './read-report.ts';
import { winnerOf, type Winner } from './read-words.ts';

/** A night or a lynch of an example: what was sent, and what came of it. */
export interface ExamplePhase {
  kind: PhaseKind;
  number: number;
  /** «21:00», where the lynch ends at an hour of its own. */
  ends: string | null;
  acts: readonly ExampleAct[];
  report: readonly ProtocolLine[];
  tally: readonly { player: string; votes: number }[];
  letters: readonly { to: string; text: string }[];
  winner: Winner | null;
}

/** Letters that many get and few examples are about: shown where the example expects one of the kind. */
const common: readonly PrivateMessage['kind'][] = ['dealt', 'team', 'secret', 'absence', 'refused'];

export function examplePhase(
  { written, expect }: WrittenPhase,
  { outcome, winner }: PlayedPhase,
  phrases: Phrases,
): ExamplePhase {
  const expected = (to: string): readonly unknown[] => (expect.private?.[to] ?? []).map((it) => it['kind']);
  const shown = ({ kind, to }: PrivateMessage): boolean =>
    !(common as readonly string[]).includes(kind) || expected(to).includes(kind);
  return {
    kind: outcome.kind,
    number: outcome.number,
    ends: 'ends' in written ? (written.ends ?? null) : null,
    acts: actsOf(written, outcome, phrases),
    report: steps(reportLines(outcome.report, phrases)),
    tally: outcome.kind === 'lynch' ? tally(outcome) : [],
    letters: outcome.private.filter(shown).map((it) => ({ to: it.to, text: letterText(it, phrases) })),
    winner: winner === null ? null : winnerOf(phrases, winner),
  };
}

const tally = ({ tally }: LynchOutcome): ExamplePhase['tally'] =>
  Object.entries(tally)
    .map(([player, votes]) => ({ player, votes }))
    .toSorted((a, b) => b.votes - a.votes || a.player.localeCompare(b.player, 'ru'));
