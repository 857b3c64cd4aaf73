import type { Criterion } from '../../../jury/criteria.ts';
import { complete, missing, remaining } from '../../../jury/scores.ts';

/** A lot with what this juror thinks of it. */
export interface Line {
  code: string;
  text: string;
  scores: Readonly<Record<string, number>>;
  remark: string;
  /** `barred`: not this juror's to judge. */
  state: 'open' | 'scored' | 'abstained' | 'barred';
  /** While barred: what it was before, and is again when the juror takes his word back. */
  given?: 'open' | 'scored' | 'abstained';
  /** By whose word. */
  barred?: 'declared' | 'pinned' | null;
}

/** Which lot comes next: the next one still open, going round; null when none is. */
export function nextOpen(lines: readonly Line[], from: number): number | null {
  const order = lines.map((_, n) => (from + 1 + n) % lines.length);
  return order.find((n) => lines[n]?.state === 'open') ?? null;
}

/** A score set: a lot scored stays so, one abstained from is open again. */
export function withScore(line: Line, criterion: string, score: number): Line {
  const state = line.state === 'scored' ? 'scored' : 'open';
  return { ...line, state, scores: { ...line.scores, [criterion]: score } };
}

/** The juror takes himself off a lot, or comes back to it: what he had given stands as it stood (J2). */
export function withConflict(line: Line, declared: boolean): Line {
  if (!declared) return { ...line, state: line.given ?? 'open', barred: null };
  const { state } = line;
  return { ...line, state: 'barred', barred: 'declared', ...(state === 'barred' ? {} : { given: state }) };
}

/** What is left to do, under the buttons. */
export function leftWords(line: Line, criteria: readonly Criterion[]): string {
  if (line.state === 'barred')
    return line.barred === 'pinned'
      ? 'Ведущий отвёл вас от этого описания.'
      : 'Вы отвели себя от этого описания.';
  if (line.state === 'abstained') return 'От этого описания вы воздержались.';
  return remaining(line.scores, criteria);
}

/** The criterion to go to first; null when the lot can be scored. */
export function firstMissing(line: Line, criteria: readonly Criterion[]): Criterion | null {
  return complete(line.scores, criteria) ? null : (missing(line.scores, criteria)[0] ?? null);
}

const every = ['', '', 'два', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять', 'десять'];
const from = ['', 'одного', 'двух', 'трёх', 'четырёх', 'пяти', 'шести', 'семи', 'восьми', 'девяти', 'десяти'];
const plural = new Intl.PluralRules('ru');

/** When nothing is open: «Вы оценили все девять описаний. До закрытия всё можно переменить.»; empty before. */
export function doneWords(all: readonly Line[]): string {
  const lines = all.filter(({ state }) => state !== 'barred');
  if (lines.length === 0 || lines.some(({ state }) => state === 'open')) return '';
  const count = lines.length;
  const form = plural.select(count);
  const noun = form === 'one' ? 'описание' : form === 'few' ? 'описания' : 'описаний';
  const whole = count === 1 ? 'единственное описание' : `все ${every[count] ?? count} ${noun}`;
  const abstained = lines.filter(({ state }) => state === 'abstained').length;
  const did = abstained
    ? `Вы прошли ${whole}, воздержались от ${from[abstained] ?? abstained}.`
    : `Вы оценили ${whole}.`;
  return `${did} До закрытия всё можно переменить.`;
}
