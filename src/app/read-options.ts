import { z } from 'zod';
import type { OptionWords, Phrases } from '../engine/phrases.ts';
import { rulesetById } from '../engine/rulesets/catalogue.ts';
import type { BonusId, RulesetId } from '../engine/vocabulary.ts';
import { answersOf, type Answers, type OptionKind } from './option-answers.ts';

/** An option of a ruleset as a line of the bill: what is asked and what may be answered. */
export interface OptionLine extends Answers {
  id: string;
  label: string;
  hint: string;
  rule: string;
  /** The heading under which it stands, «Ночь», and its place among the headings. */
  chapter: string;
  place: number;
  /** As a field of a form holds it; several answers stand side by side with a space. */
  value: string;
  /** The value in words. */
  chosen: string;
  /** What else might have been chosen, in words. */
  others: readonly string[];
}

/** Every option of a ruleset, in its schema's order, at its default or as a game has set it. */
export function optionLines(
  ruleset: RulesetId,
  phrases: Phrases,
  chosen: Readonly<Record<string, unknown>> = {},
): readonly OptionLine[] {
  const found = rulesetById(ruleset);
  if (!found) return [];
  const schema = z.toJSONSchema(found.options, { unrepresentable: 'any' }) as {
    properties?: Record<string, Parameters<typeof answersOf>[0]>;
  };
  return Object.entries(schema.properties ?? {}).flatMap(([id, property]) => {
    const words = phrases.options[id] ?? { ...unknown, label: id };
    const answers = answersOf(property, words, phrases);
    // What is no choice of words, like a secret ability (3.15), is no line.
    return answers ? [lineOf(id, words, answers, chosen[id] ?? property.default, phrases)] : [];
  });
}

const unknown: Omit<OptionWords, 'label'> = { hint: '', rule: '', choices: {} };

function lineOf(
  id: string,
  words: OptionWords,
  answers: Answers,
  value: unknown,
  phrases: Phrases,
): OptionLine {
  const values = (Array.isArray(value) ? value : [value ?? '']).map(String).filter((one) => one !== '');
  const wordsOf = (one: string) => answers.choices.find((choice) => choice.value === one)?.words ?? one;
  const none = answers.kind === 'number' ? (answers.unset ?? '') : phrases.answers.none;
  const { label, hint, rule, under } = words;
  const chapter = phrases.chapters[under ?? rule.split('.')[0] ?? ''] ?? '';
  return {
    ...answers,
    id,
    label,
    hint,
    rule,
    chapter,
    place: Object.values(phrases.chapters).indexOf(chapter),
    value: values.join(' '),
    chosen: values.map(wordsOf).join(', ') || none,
    others: answers.choices.filter((one) => !values.includes(one.value)).map((one) => one.words),
  };
}

/** Lines under their headings, in the order of the rulebook's chapters. */
export function chaptersOf(
  lines: readonly OptionLine[],
): readonly { title: string; lines: readonly OptionLine[] }[] {
  const titles = new Set(lines.toSorted((a, b) => a.place - b.place).map((line) => line.chapter));
  return [...titles].map((title) => ({ title, lines: lines.filter((line) => line.chapter === title) }));
}

const read: Readonly<Record<OptionKind, (answer: string) => unknown>> = {
  one: (answer) => answer,
  yes: (answer) => answer === 'true',
  number: Number,
  several: (answer) => answer.split(' ').filter((one) => one !== ''),
};

/** A form's answers as the schema wants them; what was not answered is left to the schema. */
export function optionValues(
  lines: readonly OptionLine[],
  answer: (id: string) => string | undefined,
): Record<string, unknown> {
  return Object.fromEntries(
    lines.flatMap(({ id, kind }) => {
      const given = answer(id);
      // No box ticked is an answer, too.
      return given === undefined || (given === '' && kind !== 'several') ? [] : [[id, read[kind](given)]];
    }),
  );
}

/** Bonuses by their names, for a host to choose from (10). */
export const bonusLines = (
  phrases: Phrases,
  among: readonly BonusId[],
): readonly { value: string; words: string }[] =>
  among.map((id) => ({ value: id, words: phrases.bonuses[id].name }));
