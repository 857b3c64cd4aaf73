import { type FoundVerb, verbs } from '../verbs.ts';
import { type Check, finding, quote } from './finding.ts';

/** So many verbs a report must have before it has a tense, and a paragraph before it leaves it. */
const ENOUGH = 8;
const LEAVES = 3;
/** The tense of a text: that of so many of its verbs. */
const MAIN = 0.65;
const OTHER = 0.75;

const part = (all: readonly FoundVerb[], tense: FoundVerb['tense']): number =>
  all.length === 0 ? 0 : all.filter((one) => one.tense === tense).length / all.length;

/** A paragraph in the present where the report is told in the past, or the other way round. */
export const tense: Check = ({ passages, narrativeOf }) => {
  const told = passages.slice(1).map((passage) => ({ passage, found: verbs(narrativeOf(passage)) }));
  const all = told.flatMap(({ found }) => found);
  const main = (['past', 'present'] as const).find((one) => part(all, one) >= MAIN);
  if (all.length < ENOUGH || !main) return [];
  const other = main === 'past' ? 'present' : 'past';
  return told.flatMap(({ passage: { text, path }, found }) => {
    const strange = found.filter(({ tense: one }) => one === other);
    const [verb] = strange;
    if (!verb || strange.length < LEAVES || part(found, other) < OTHER) return [];
    const said = quote(text, verb.from, verb.to);
    const message =
      main === 'past'
        ? `Отчёт рассказан в прошедшем времени, а этот абзац в настоящем: ${said}.`
        : `Отчёт рассказан в настоящем времени, а этот абзац в прошедшем: ${said}.`;
    return [finding('tense', false, message, said, { path, from: verb.from, to: verb.to })];
  });
};
