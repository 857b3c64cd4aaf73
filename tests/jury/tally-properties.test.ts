import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { tally } from '../../src/jury/tally.ts';
import { tallyInput, type TallyInput } from '../../src/jury/tally-input.ts';

/** A panel that may abstain, forget, be in conflict and hold duels. */
const panel: fc.Arbitrary<TallyInput> = fc
  .record({
    jurors: fc.integer({ min: 1, max: 6 }),
    lots: fc.integer({ min: 1, max: 8 }),
    criteria: fc.integer({ min: 1, max: 4 }),
    quorum: fc.integer({ min: 1, max: 3 }),
  })
  .chain(({ jurors, lots, criteria, quorum }) => {
    const cells = Array.from({ length: jurors * lots }, (_, n) => ({
      juror: `Ж${n % jurors}`,
      lot: `Л${Math.floor(n / jurors)}`,
    }));
    const score = fc.integer({ min: 1, max: 10 });
    const line = fc.oneof(
      { weight: 6, arbitrary: fc.array(score, { minLength: criteria, maxLength: criteria }) },
      { weight: 1, arbitrary: fc.constant('abstain' as const) },
      { weight: 1, arbitrary: fc.constant(null) },
    );
    return fc
      .record({
        lines: fc.tuple(...cells.map(() => line)),
        conflicts: fc.subarray(cells, { maxLength: Math.min(3, cells.length) }),
        duel: fc.constantFrom(...cells),
        weights: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: criteria, maxLength: criteria }),
      })
      .map(({ lines, conflicts, duel, weights }) => {
        const ballots = cells.flatMap((cell, n) => {
          const given = lines[n];
          if (!given) return [];
          return [given === 'abstain' ? { ...cell, abstain: true } : { ...cell, scores: given }];
        });
        const known = [...new Set(ballots.map(({ lot }) => lot))];
        const better = known[0];
        const duels = better && known[1] ? [{ juror: duel.juror, better, worse: known[1] }] : [];
        const ids = weights.map((_, n) => `к${n}`);
        const weight = Object.fromEntries(weights.map((value, n) => [`к${n}`, value]));
        return tallyInput.parse({ criteria: ids, weights: weight, quorum, ballots, conflicts, duels });
      });
  });

const check = (property: (input: TallyInput, seed: number) => void) =>
  fc.assert(fc.property(panel, fc.nat(), property), { numRuns: 300 });

function shuffled<T>(rows: readonly T[], seed: number): T[] {
  return rows
    .map((row, n) => ({ row, at: Math.sin(seed + n * 7.13) }))
    .sort((a, b) => a.at - b.at)
    .map(({ row }) => row);
}

describe('the tally', () => {
  test('is blind to the order of ballots, conflicts and duels, hash included', () => {
    check((input, seed) => {
      const other = {
        ...input,
        ballots: shuffled(input.ballots, seed),
        conflicts: shuffled(input.conflicts, seed),
        duels: shuffled(input.duels, seed),
      };
      expect(tally(other)).toEqual(tally(input));
    });
  });

  test('is blind to the order of criteria, whose scores go with them, hash included', () => {
    check((input, seed) => {
      const order = shuffled(
        input.criteria.map((_, n) => n),
        seed,
      );
      const turned = <T>(row: readonly T[]) => order.flatMap((n) => row.slice(n, n + 1));
      const ballots = input.ballots.map((line) =>
        line.scores ? { ...line, scores: turned(line.scores) } : line,
      );
      expect(tally({ ...input, criteria: turned(input.criteria), ballots })).toEqual(tally(input));
    });
  });

  test('is blind to names', () => {
    check((input) => {
      // Reverses the alphabet of names.
      const rename = (name: string) => `${name.charAt(0)}${9 - Number(name.slice(1))}`;
      const named = <T extends { juror: string; lot: string }>(row: T) => ({
        ...row,
        juror: rename(row.juror),
        lot: rename(row.lot),
      });
      const other = {
        ...input,
        ballots: input.ballots.map(named),
        conflicts: input.conflicts.map(named),
        duels: input.duels.map((d) => ({
          juror: rename(d.juror),
          better: rename(d.better),
          worse: rename(d.worse),
        })),
      };
      const byName = (rows: readonly { lot: string }[]) => rows.toSorted((a, b) => (a.lot < b.lot ? -1 : 1));
      expect(byName(tally(other).lots)).toEqual(
        byName(tally(input).lots.map((line) => ({ ...line, lot: rename(line.lot) }))),
      );
    });
  });

  test('is finite, gives every place its due number, and no score beyond 2.5, whatever weighs how much', () => {
    check((plain, seed) => {
      const odd = [0, 5e-324, 1e6, 3];
      const weights = Object.fromEntries(
        plain.criteria.map((id, n) => [id, n === 0 ? 5e-324 : (odd[(seed + n) % 4] ?? 1)]),
      );
      const input = { ...plain, weights };
      const { lots } = tally(input);
      const placed = lots.filter(({ place }) => place !== null);
      for (const { place, score } of placed) {
        expect(Number.isFinite(score)).toBe(true);
        expect(Math.abs(score ?? 9)).toBeLessThanOrEqual(2.5);
        expect(place).toBe(1 + placed.filter((other) => (other.place ?? 0) < (place ?? 0)).length);
      }
      const unscored = lots.filter(({ decidedBy }) => decidedBy === 'unscored');
      expect(unscored.every(({ scoredBy }) => scoredBy < input.quorum)).toBe(true);
      expect(placed.every(({ scoredBy }) => scoredBy >= input.quorum)).toBe(true);
    });
  });

  test('does not change when one juror is harsher by the same measure throughout', () => {
    check((input, shift) => {
      const by = (shift % 40) - 20;
      const moved = {
        ...input,
        scale: [-100, 100] as [number, number],
        ballots: input.ballots.map((line) =>
          line.juror === 'Ж0' && line.scores
            ? { ...line, scores: line.scores.map((score) => score + by) }
            : line,
        ),
      };
      same(tally(moved).lots, tally(input).lots);
    });
  });

  test('does not change when one juror uses the scale more widely', () => {
    check((input) => {
      // Far enough apart for the floor of the spread to play no part before or after.
      const stretch = (by: number) => ({
        ...input,
        scale: [-1e5, 1e5] as [number, number],
        ballots: input.ballots.map((line) =>
          line.juror === 'Ж0' && line.scores
            ? { ...line, scores: line.scores.map((score) => score * by) }
            : line,
        ),
      });
      same(tally(stretch(300)).lots, tally(stretch(100)).lots);
    });
  });

  test('moves nobody for a juror who is absent or abstains from everything', () => {
    check((input) => {
      const idle = [...new Set(input.ballots.map(({ lot }) => lot))].map(
        (lot) => ({ juror: 'Отсутствующий', lot, abstain: true }) as const,
      );
      expect(tally({ ...input, ballots: [...input.ballots, ...idle] }).lots).toEqual(tally(input).lots);
    });
  });

  test('counts as if what was given in conflict had never been given', () => {
    check((input) => {
      const barred = new Set(input.conflicts.map(({ juror, lot }) => `${juror} ${lot}`));
      const fair = input.ballots.filter(({ juror, lot }) => !barred.has(`${juror} ${lot}`));
      const without = tally({ ...input, ballots: fair }).lots;
      expect(tally(input).lots).toEqual(without.length ? expect.arrayContaining([...without]) : []);
    });
  });

  test('has a hash that any change of a score changes', () => {
    check((input) => {
      const n = input.ballots.findIndex(({ scores }) => scores);
      const ballots = input.ballots.map((line, k) =>
        k === n && line.scores
          ? { ...line, scores: [11 - (line.scores[0] ?? 0), ...line.scores.slice(1)] }
          : line,
      );
      if (n >= 0) expect(tally({ ...input, ballots }).hash).not.toBe(tally(input).hash);
      expect(tally(input).hash).toMatch(/^[0-9a-f]{64}$/);
    });
  });

  test('takes defaults for what they are: the hash is the same when they are written out', () => {
    const ballots = [{ juror: 'Ж0', lot: 'Л0', scores: [7] }];
    const short = tallyInput.parse({ criteria: ['к'], ballots });
    const long = {
      criteria: ['к'],
      weights: { к: 1 },
      scale: [1, 10],
      quorum: 2,
      ballots,
      conflicts: [],
      duels: [],
    };
    expect(tally(tallyInput.parse(long)).hash).toBe(tally(short).hash);
  });
});

/** The same lines, scores within what floating point leaves. */
function same(actual: ReturnType<typeof tally>['lots'], expected: ReturnType<typeof tally>['lots']) {
  expect(actual.map(({ lot, place, firsts, decidedBy }) => [lot, place, firsts, decidedBy])).toEqual(
    expected.map(({ lot, place, firsts, decidedBy }) => [lot, place, firsts, decidedBy]),
  );
  actual.forEach(({ score }, n) => {
    expect(score ?? 0).toBeCloseTo(expected[n]?.score ?? 0, 8);
  });
}
