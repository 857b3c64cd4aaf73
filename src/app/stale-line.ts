import type { Refusal } from '../engine/result.ts';
import type { Criterion } from '../jury/criteria.ts';
import type { ScoreRow } from './ports/jury.ts';
import { refuse } from './refuse.ts';

type Line = Pick<ScoreRow, 'scores' | 'remark' | 'state'>;

/** True when two lines of a ballot say the same. */
export const sameLine = (one: Line, other: Line): boolean => written(one) === written(other);

const written = ({ scores, remark, state }: Line): string =>
  JSON.stringify([Object.entries(scores).sort(([a], [b]) => (a < b ? -1 : 1)), remark, state]);

/** J3 Another window was first: told with both values, nothing is overwritten. */
export function stale(
  criteria: readonly Criterion[],
  theirs: (Line & { version: number }) | null,
  mine: Line,
): { ok: false; error: Refusal } {
  return refuse('stale-version', {
    theirs: theirs ? words(criteria, theirs) : 'ничего',
    mine: words(criteria, mine),
    version: theirs?.version ?? 0,
  });
}

/** «образ 7, слово 8» */
function words(criteria: readonly Criterion[], { scores, state }: Line): string {
  if (state === 'abstained') return 'воздержание';
  const given = criteria.flatMap(({ id, label }) =>
    scores[id] === undefined ? [] : [`${label.charAt(0).toLowerCase()}${label.slice(1)} ${scores[id]}`],
  );
  return given.join(', ') || 'без оценок';
}
