import { readExamples, type Example } from '../../app/read-examples.ts';
import type { Phrases } from '../../engine/phrases.ts';

const kept = new Map<string, readonly Example[]>();

/** The examples of a rulebook: played at the first reading, and the same ever after. */
export function keptExamples(markdown: string, ruleset: string, phrases: Phrases): readonly Example[] {
  const examples = kept.get(ruleset) ?? readExamples(markdown, ruleset, phrases);
  kept.set(ruleset, examples);
  return examples;
}
