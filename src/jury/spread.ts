import { type Mark, marks, mean, type Severity } from './marks.ts';
import type { TallyInput } from './tally-input.ts';

/** What the jurors made of each lot («разброс»): its marks that count, the lowest first; a lot nobody scored is absent. */
export function spreads(input: TallyInput): ReadonlyMap<string, readonly Mark[]> {
  const byLot = new Map<string, Mark[]>();
  for (const mark of marks(input)) byLot.set(mark.lot, [...(byLot.get(mark.lot) ?? []), mark]);
  for (const [lot, own] of byLot) byLot.set(lot, own.toSorted(lowestFirst));
  return byLot;
}

const lowestFirst = (a: Mark, b: Mark): number => a.s - b.s || (a.juror < b.juror ? -1 : 1);

/** A juror over a whole game: his mean and spread, and the mean of each night he scored in. */
export interface Harshness extends Severity {
  readonly byNight: readonly number[];
}

/** How strict each juror was over several nights («строгость»), the strictest first; a juror without a score is absent. */
export function harshness(nights: readonly TallyInput[]): readonly Harshness[] {
  const byJuror = new Map<string, number[][]>();
  for (const input of nights) {
    const tonight = new Map<string, number[]>();
    for (const { juror, x } of marks(input)) tonight.set(juror, [...(tonight.get(juror) ?? []), x]);
    for (const [juror, own] of tonight) byJuror.set(juror, [...(byJuror.get(juror) ?? []), own]);
  }
  return [...byJuror]
    .map(([juror, own]): Harshness => {
      const all = own.flat();
      const m = mean(all);
      const deviation = Math.sqrt(mean(all.map((x) => (x - m) ** 2)));
      return { juror, scored: all.length, mean: m, deviation, byNight: own.map(mean) };
    })
    .toSorted((a, b) => a.mean - b.mean || (a.juror < b.juror ? -1 : 1));
}
