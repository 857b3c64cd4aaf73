import type { LynchOutput, Output, PhaseOutput } from './output.ts';
import { matches, matchesInAnyOrder, shown, type Difference, type Mismatch } from './mismatch.ts';
import type { Scenario } from './scenario.ts';
import type { Expectation } from './schema/expect.ts';
import { commandDifferences, everySharer, seenDifferences } from './check-commands.ts';

/** Compares what came of every phase with its `expect`; nothing found means that all of them held. */
export function checkScenario(scenario: Scenario, output: Output): readonly Mismatch[] {
  return scenario.phases.flatMap(({ kind, number, expect }, index) => {
    const actual = output.phases[index];
    if (!actual) throw new Error(`phase ${String(index)} was not played`);
    return differences(expect, actual, scenario).map(({ path, expected, actual }): Mismatch => ({
      line: scenario.lineAt(['days', index, 'expect', ...path]),
      phase: `${kind} ${String(number)}`,
      what: path.filter((step) => typeof step === 'string').join(': '),
      expected,
      actual,
    }));
  });
}

function differences(expect: Expectation, actual: PhaseOutput, scenario: Scenario): readonly Difference[] {
  const players = scenario.setup.seats.map(({ player }) => player);
  const known = { ruleset: scenario.ruleset, players };
  const commands = actual.phase === 'night' ? everySharer(scenario, actual.commands) : [];
  return [
    ...sameSet(
      'deaths',
      expect.deaths,
      actual.deaths.map(({ player }) => player),
    ),
    ...sameSet('alive', expect.alive, actual.alive),
    ...commandDifferences(known, expect.commands, commands),
    ...seenDifferences(known, expect.seen, commands),
    ...letters(expect, actual),
    ...report(expect, actual),
    ...fields('leaders', expect.leaders, actual.leaders),
    ...single('winner', expect.winner, actual.winner),
    ...(actual.phase === 'lynch' ? lynchDifferences(expect, actual) : []),
  ];
}

function lynchDifferences(expect: Expectation, actual: LynchOutput): readonly Difference[] {
  return [
    ...single('verdict', expect.verdict, actual.verdict),
    ...single('turnout', expect.turnout, actual.turnout),
    ...single('quorum', expect.quorum, actual.quorum),
    ...fields('tally', expect.tally, actual.tally, 0),
    ...votes(expect, actual),
    ...blocks(expect, actual),
  ];
}

/** Exactly these, in any order. */
function sameSet(
  key: string,
  expected: readonly string[] | undefined,
  actual: readonly string[],
): Difference[] {
  if (!expected || matches([...expected].sort(), [...actual].sort())) return [];
  return [{ path: [key], expected: shown(expected), actual: shown(actual) }];
}

function single(key: string, expected: unknown, actual: unknown): Difference[] {
  if (expected === undefined || matches(expected, actual)) return [];
  return [{ path: [key], expected: shown(expected), actual: shown(actual) }];
}

function fields<V>(
  key: string,
  expected: Readonly<Record<string, V>> | undefined,
  actual: Readonly<Record<string, V>>,
  none: V | null = null,
): Difference[] {
  return Object.entries(expected ?? {}).flatMap(([name, value]) => {
    const found = actual[name] ?? none;
    return value === found ? [] : [{ path: [key, name], expected: shown(value), actual: shown(found) }];
  });
}

/** Each named message must be among those sent. */
function letters({ private: expected }: Expectation, actual: PhaseOutput): Difference[] {
  return Object.entries(expected ?? {}).flatMap(([to, messages]) => {
    const sent = actual.private.filter((message) => message['to'] === to);
    return messages.flatMap((message, index) =>
      sent.some((each) => matchesInAnyOrder(message, each))
        ? []
        : [
            {
              path: ['private', to, index],
              expected: shown(message),
              actual: shown(sent.map(({ to: _, ...it }) => it)),
            },
          ],
    );
  });
}

/** Each given line must be among the report's; no-break spaces are spaces here. */
function report({ report: expected }: Expectation, actual: PhaseOutput): Difference[] {
  const plain = (line: string): string => line.replace(/\s+/g, ' ').trim();
  const lines = actual.report.map(plain);
  return (expected ?? []).flatMap((line, index) =>
    lines.includes(plain(line))
      ? []
      : [{ path: ['report', index], expected: shown(line), actual: shown(actual.report) }],
  );
}

function votes({ votes: expected }: Expectation, actual: LynchOutput): Difference[] {
  return Object.entries(expected ?? {}).flatMap(([by, word]) => {
    const cast = actual.votes
      .filter((vote) => vote.by === by)
      .map(({ counted, reason }): string | null => (counted ? 'counted' : reason));
    return cast.includes(word)
      ? []
      : [{ path: ['votes', by], expected: word, actual: shown(cast.length === 1 ? cast[0] : cast) }];
  });
}

function blocks({ blocks: expected }: Expectation, actual: LynchOutput): Difference[] {
  return (expected ?? []).flatMap((block, index) =>
    actual.blocks.some((each) => matches(block, each))
      ? []
      : [{ path: ['blocks', index], expected: shown(block), actual: shown(actual.blocks) }],
  );
}
