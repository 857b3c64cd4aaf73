import type { OptionWords, Phrases } from '../engine/phrases.ts';

/** What kind of answer an option takes: one of several words, yes or no, a number, any of several words. */
export type OptionKind = 'one' | 'yes' | 'number' | 'several';

/** What may be answered. */
export interface Answers {
  kind: OptionKind;
  /** None for a number. */
  choices: readonly { value: string; words: string }[];
  /** Of a number. */
  range: { min: number; max: number } | null;
  /** What a number is called that is left to the ruleset; null: a number it must be. */
  unset: string | null;
}

/** A property of a ruleset's options, as JSON Schema has it. */
export interface Property {
  type?: string;
  enum?: readonly unknown[];
  minimum?: number;
  maximum?: number;
  items?: Property;
  anyOf?: readonly Property[];
  default?: unknown;
}

/** How an option may be answered, from its schema; null for what no line of a form can ask. */
export function answersOf(property: Property, words: OptionWords, phrases: Phrases): Answers | null {
  const either = property.anyOf?.find((one) => one.type === 'integer');
  const { type, items, minimum: min = 0, maximum: max = 0, enum: values } = either ?? property;
  const none = { choices: [], range: null, unset: null };
  const called = (value: unknown) => ({
    value: String(value),
    words: words.choices[String(value)] ?? bonusName(phrases, String(value)),
  });
  if (type === 'integer') {
    const unset = either ? (words.choices.unset ?? phrases.answers.none) : null;
    return { ...none, kind: 'number', range: { min, max }, unset };
  }
  if (type === 'boolean') {
    const { true: yes, false: no } = { ...phrases.answers, ...words.choices };
    const choices = [
      { value: 'false', words: no },
      { value: 'true', words: yes },
    ];
    return { ...none, kind: 'yes', choices };
  }
  if (type === 'array' && items?.enum) return { ...none, kind: 'several', choices: items.enum.map(called) };
  return values ? { ...none, kind: 'one', choices: values.map(called) } : null;
}

const bonusName = ({ bonuses }: Phrases, id: string): string =>
  (bonuses as Readonly<Record<string, { name: string }>>)[id]?.name.toLowerCase() ?? id;
