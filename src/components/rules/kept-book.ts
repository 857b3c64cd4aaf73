import { readExamples, type Example } from '../../app/read-examples.ts';
import type { Phrases } from '../../engine/phrases.ts';
import { rulebook, type Rulebook } from './rulebook.ts';

/** A rulebook as it is printed, with its examples. */
export interface Book extends Rulebook {
  examples: readonly Example[];
}

const kept = new Map<string, Book>();

/** The rulebook of a ruleset: its examples are played at the first reading, and all is the same ever after. */
export function keptBook(ruleset: string, html: string, markdown: string, phrases: Phrases): Book {
  const book = kept.get(ruleset) ?? {
    ...rulebook(html),
    examples: readExamples(markdown, ruleset, phrases),
  };
  kept.set(ruleset, book);
  return book;
}
