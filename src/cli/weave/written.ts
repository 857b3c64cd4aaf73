import type { NightOutcome } from '../../engine/outcome.ts';
import { cleanText } from '../../literary/description.ts';
import type { SentDescription } from '../../literary/material.ts';
import { readSource } from '../../scenario/source.ts';

/** A description as the file has it: `n` is its author's first, second … of the night, in the order of commands. */
export interface WrittenDescription extends SentDescription {
  readonly n: number;
}

interface WrittenNight {
  readonly night?: unknown;
  readonly commands?: readonly Readonly<Record<string, unknown>>[];
}

/**
 * The descriptions of a night, in the order of its commands. What went with a command that its sender replaced has been
 * replaced with it; it counts for the numbers, as in a list of everything that was sent.
 * @param text a scenario that has been read without a fault
 */
export function writtenDescriptions(text: string, night: NightOutcome): readonly WrittenDescription[] {
  const source = readSource(text);
  const days = 'value' in source ? (source.value as { days?: readonly WrittenNight[] }).days : undefined;
  const written = (days ?? []).find((day) => day.night === night.number)?.commands ?? [];
  const counts = new Map<string, number>();
  return written.flatMap((entry, index): readonly WrittenDescription[] => {
    const { author, description } = read(entry);
    if (description === '') return [];
    const n = (counts.get(author) ?? 0) + 1;
    counts.set(author, n);
    const id = `night/${String(night.number)}/${String(index + 1)}`;
    const outcome = night.commands.find((one) => one.id === id);
    return outcome
      ? [{ id, author, n, ability: outcome.ability ?? 'none', text: description, command: id }]
      : [];
  });
}

/** One key of an entry is the nick; a player may be called «description». */
function read(entry: Readonly<Record<string, unknown>>): { author: string; description: string } {
  const keys = Object.keys(entry);
  const author = keys.length === 1 ? keys[0] : keys.find((key) => key !== 'description');
  const { description } = entry;
  const told = keys.length > 1 && typeof description === 'string' ? cleanText(description) : '';
  return { author: author ?? '', description: told };
}
