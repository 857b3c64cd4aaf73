import { type TallyInput, weightOf } from './tally-input.ts';

/** One juror's view of one lot, made comparable with the other jurors': x the weighted mean, s its standard score. */
export interface Mark {
  readonly juror: string;
  readonly lot: string;
  readonly x: number;
  readonly s: number;
}

/** How a juror scored on the whole («строгость»): the number of lots he scored, their mean and spread. */
export interface Severity {
  readonly juror: string;
  readonly scored: number;
  readonly mean: number;
  readonly deviation: number;
}

/** The sum of values, the same to the last bit in whatever order they come. */
const sum = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b).reduce((total, value) => total + value, 0);

/** The mean of values, the same to the last bit in whatever order they come. */
export function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}

/** J4: no spread is taken for smaller than this: a juror who hardly varies must not shout. */
const leastDeviation = 0.75;
/** J4: a juror who scored few lots is heard less: n / (n + 3). */
const caution = 3;
/** J4: no single opinion moves a lot further. */
const furthest = 2.5;

/** J4: every score that counts, as standard scores: abstentions and conflicts are left out before anything is computed. */
export function marks(input: TallyInput): readonly Mark[] {
  return panel(input).flatMap(({ juror, lines, mean: m, deviation }) =>
    lines.map(({ lot, x }) => {
      const raw = ((x - m) / Math.max(deviation, leastDeviation)) * (lines.length / (lines.length + caution));
      return { juror, lot, x, s: Math.min(furthest, Math.max(-furthest, raw)) };
    }),
  );
}

/** How strict each juror was who scored anything, by name. */
export function severities(input: TallyInput): readonly Severity[] {
  return panel(input).map(({ juror, lines, mean: m, deviation }) => ({
    juror,
    scored: lines.length,
    mean: m,
    deviation,
  }));
}

function panel(input: TallyInput) {
  const { criteria, ballots, conflicts } = input;
  const barred = new Set(conflicts.map(({ juror, lot }) => JSON.stringify([juror, lot])));
  const weight = criteria.map((id) => weightOf(input, id));
  const byJuror = new Map<string, { lot: string; x: number }[]>();
  for (const { juror, lot, scores } of ballots) {
    if (!scores || barred.has(JSON.stringify([juror, lot]))) continue;
    const x = sum(scores.map((score, k) => score * (weight[k] ?? 0))) / sum(weight);
    byJuror.set(juror, [...(byJuror.get(juror) ?? []), { lot, x }]);
  }
  return [...byJuror.keys()].sort().map((juror) => {
    const lines = (byJuror.get(juror) ?? []).toSorted((a, b) => (a.lot < b.lot ? -1 : 1));
    const m = mean(lines.map(({ x }) => x));
    return { juror, lines, mean: m, deviation: Math.sqrt(mean(lines.map(({ x }) => (x - m) ** 2))) };
  });
}
