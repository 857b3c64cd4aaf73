import { type TallyInput, weightOf } from './tally-input.ts';

/**
 * The inputs of a tally as a YAML file that `npm run -s tally` takes: nothing is left out and nothing rounded, so that
 * whoever has the file comes to the same hash. `heading`: lines for the reader, set above as comments.
 */
export function tallyFile(input: TallyInput, heading: readonly string[] = []): string {
  const { criteria, scale, quorum, ballots, conflicts, duels } = input;
  return [
    ...heading.flatMap((text) => text.split(/[\r\n]+/u)).map((line) => `# ${line}`.trimEnd()),
    `criteria: ${list(criteria)}`,
    `weights: ${map(Object.fromEntries(criteria.map((id) => [id, weightOf(input, id)])))}`,
    `scale: ${list(scale)}`,
    `quorum: ${quorum}`,
    ...lines(
      'ballots',
      ballots
        .toSorted((a, b) => compare(a.juror, b.juror) || compare(a.lot, b.lot))
        .map(({ juror, lot, scores }) => (scores ? { juror, lot, scores } : { juror, lot, abstain: true })),
    ),
    ...lines('conflicts', conflicts),
    ...lines('duels', duels),
    '',
  ].join('\n');
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const lines = (key: string, rows: readonly object[]): readonly string[] =>
  rows.length === 0 ? [`${key}: []`] : [`${key}:`, ...rows.map((row) => `  - ${map(row)}`)];

// JSON's strings and numbers are YAML's.
const word = (value: unknown): string => (Array.isArray(value) ? list(value) : JSON.stringify(value));
const list = (values: readonly unknown[]): string => `[${values.map(word).join(', ')}]`;
const map = (row: object): string =>
  `{ ${Object.entries(row)
    .map(([key, value]) => `${/^[a-z]+$/u.test(key) ? key : word(key)}: ${word(value)}`)
    .join(', ')} }`;
