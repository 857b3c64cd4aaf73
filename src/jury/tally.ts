import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

import { marks } from './marks.ts';
import { groups, type Standing, standings } from './standing.ts';
import { type TallyInput, weightOf } from './tally-input.ts';

/** What gave a lot its place; `shared`: nothing could part it from another; `unscored`: fewer jurors than the quorum. */
export type DecidedBy = 'score' | 'median' | 'firsts' | 'duel' | 'shared' | 'unscored';

/** A lot's line in the result; score, place and median are null when unscored («не оценено»). */
export interface TalliedLot extends Standing {
  readonly place: number | null;
  readonly decidedBy: DecidedBy;
}

/** The result of a night's ballots: lots by place, the unscored last; SHA-256 (hex) over inputs and result. */
export interface Tally {
  readonly lots: readonly TalliedLot[];
  readonly hash: string;
}

/**
 * J4: the tally («подсчёт»). Takes an input checked by `tallyInput`; the order of its criteria, ballots, conflicts
 * and duels changes nothing, neither do jurors who scored nothing, except that the hash covers every line of the input.
 * A place shared leaves the gap after it (1, 1, 3).
 */
export function tally(input: TallyInput): Tally {
  const all = standings(input, marks(input));
  const heard = all.filter(({ score }) => score !== null);
  const placed = part(heard, ['score', 'median', 'firsts', 'duel'], 1, input);
  const unscored = all
    .filter(({ score }) => score === null)
    .map((lot): TalliedLot => ({ ...lot, place: null, decidedBy: 'unscored' }));
  const lots = [...placed, ...unscored].map(published);
  return { lots, hash: bytesToHex(sha256(utf8ToBytes(canonical(input, lots)))) };
}

type Question = 'score' | 'median' | 'firsts' | 'duel';

/** Asks one question after the other of lots that are still level; `first` is the place of the best of them. */
function part(
  level: readonly Standing[],
  questions: readonly Question[],
  first: number,
  input: TallyInput,
): TalliedLot[] {
  const [question, ...later] = questions;
  if (question === undefined) {
    const byName = level.toSorted((a, b) => (a.lot < b.lot ? -1 : 1));
    return byName.map((lot) => ({ ...lot, place: first, decidedBy: 'shared' }));
  }
  let place = first;
  const parted = groups(level, answer(question, level, input));
  return parted.flatMap((group): TalliedLot[] => {
    const from = place;
    place += group.length;
    if (group.length === 1) return group.map((lot) => ({ ...lot, place: from, decidedBy: question }));
    // A duel is asked again of those whom the others' duels left level.
    const next = question === 'duel' && parted.length > 1 ? questions : later;
    return part(group, next, from, input);
  });
}

function answer(
  question: Question,
  level: readonly Standing[],
  input: TallyInput,
): (lot: Standing) => number {
  if (question === 'score') return ({ score }) => score ?? 0;
  if (question === 'median') return ({ median }) => median ?? 0;
  if (question === 'firsts') return ({ firsts }) => firsts;
  const against = level.map(({ lot }) => lot);
  return ({ lot }) => duelsWon(lot, against, input);
}

/** Pairs in which more jurors without conflict preferred the lot, less those in which more preferred the other. */
function duelsWon(lot: string, against: readonly string[], { duels, conflicts }: TallyInput): number {
  const fair = duels.filter(
    ({ juror, better, worse }) =>
      !conflicts.some((c) => c.juror === juror && (c.lot === better || c.lot === worse)),
  );
  const votes = (better: string, worse: string) =>
    fair.filter((duel) => duel.better === better && duel.worse === worse).length;
  return against.reduce((sum, other) => sum + Math.sign(votes(lot, other) - votes(other, lot)), 0);
}

/** Nine decimals, the measure of equality: another implementation that sums in another order prints the same. */
function published(lot: TalliedLot): TalliedLot {
  const round = (value: number | null) => (value === null ? null : Math.round(value * 1e9) / 1e9 + 0);
  const { lot: name, place, scoredBy, firsts, decidedBy } = lot;
  return {
    lot: name,
    score: round(lot.score),
    place,
    scoredBy,
    median: round(lot.median),
    firsts,
    decidedBy,
  };
}

const compare = (a = '', b = ''): number => (a < b ? -1 : a > b ? 1 : 0);

/** Inputs and result in one order, whatever order they came in; scores go with their criteria. */
function canonical(input: TallyInput, lots: readonly TalliedLot[]): string {
  const { scale, quorum, ballots, conflicts, duels } = input;
  const order = input.criteria.map((_, n) => n).sort((a, b) => compare(input.criteria[a], input.criteria[b]));
  const criteria = order.map((n) => input.criteria[n] ?? '');
  const sorted = (rows: readonly unknown[][]) => [...new Set(rows.map((row) => JSON.stringify(row)))].sort();
  return JSON.stringify({
    criteria: criteria.map((id) => [id, weightOf(input, id)]),
    scale,
    quorum,
    ballots: sorted(
      ballots.map(({ juror, lot, scores }) => [juror, lot, scores ? order.map((n) => scores[n]) : 'abstain']),
    ),
    conflicts: sorted(conflicts.map(({ juror, lot }) => [juror, lot])),
    duels: sorted(duels.map(({ juror, better, worse }) => [juror, better, worse])),
    lots: lots.map(({ lot, score, place, scoredBy, median, firsts, decidedBy }) => [
      lot,
      score,
      place,
      scoredBy,
      median,
      firsts,
      decidedBy,
    ]),
  });
}
