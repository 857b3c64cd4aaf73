import { z } from 'zod';

import { type Criterion, defaultCriteria, defaultScale, type Scale } from './criteria.ts';

/** A juror's scores («оценки») of one lot by criterion; a criterion not scored yet is absent. */
export type Scores = Readonly<Record<string, number>>;

/**
 * The schema of one line of a ballot («бюллетень»), as it comes from outside: scores by criterion, whole numbers
 * within the scale, as many as there are yet; an optional remark. Its messages are Russian and meant for the juror (J3).
 */
export function ballotLine(
  criteria: readonly Criterion[] = defaultCriteria,
  [low, high]: Scale = defaultScale,
) {
  const range = `Оценка — целое число от ${low} до ${high}.`;
  const score = z.int({ error: range }).min(low, range).max(high, range);
  const known = Object.fromEntries(criteria.map(({ id }) => [id, score.optional()]));
  return z.strictObject({
    scores: z.strictObject(known, {
      error: (issue) => (issue.code === 'unrecognized_keys' ? 'Такого критерия нет.' : range),
    }),
    remark: z.string().max(2000, 'Замечание длиннее 2000 знаков.').default(''),
  });
}

/** The criteria not scored yet, in their order. */
export function missing(
  scores: Scores,
  criteria: readonly Criterion[] = defaultCriteria,
): readonly Criterion[] {
  return criteria.filter(({ id }) => scores[id] === undefined);
}

/** True when every criterion has its score. */
export function complete(scores: Scores, criteria: readonly Criterion[] = defaultCriteria): boolean {
  return missing(scores, criteria).length === 0;
}

const counts = ['', 'одна', 'две', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять', 'десять'];
const plural = new Intl.PluralRules('ru');

/** «Осталась одна оценка: остроумие.», «Остались две оценки: слово, остроумие.»; empty when nothing is left. */
export function remaining(scores: Scores, criteria: readonly Criterion[] = defaultCriteria): string {
  const left = missing(scores, criteria);
  if (left.length === 0) return '';
  const names = left.map(({ label }) => label.charAt(0).toLowerCase() + label.slice(1)).join(', ');
  const form = plural.select(left.length);
  const count = counts[left.length] ?? String(left.length);
  if (form === 'one') return `Осталась ${count} оценка: ${names}.`;
  if (form === 'few') return `Остались ${count} оценки: ${names}.`;
  return `Осталось ${count} оценок: ${names}.`;
}
