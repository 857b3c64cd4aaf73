import type { CharacterWords, Phrases } from './phrases.ts';
import type { Role } from './vocabulary.ts';

/** A phrase with its places filled; a place that has no value stays visible, so that a slip in the words shows. */
export const fill = (phrase: string, values: Readonly<Record<string, string | number | undefined>>): string =>
  phrase.replace(/\{(\w+)\}/gu, (place, name: string) => String(values[name] ?? place));

/** The text with a capital first letter. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The words of a role, and the name of it to begin a sentence with. */
export function roleWords(role: Role, { characters }: Phrases): CharacterWords {
  const words = characters[role];
  if (words === undefined) throw new Error(`no words for ${role}`);
  return words;
}
