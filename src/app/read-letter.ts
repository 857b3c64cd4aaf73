import type { Phrases } from '../engine/phrases.ts';
import { letterText } from '../engine/report.ts';
import type { Letter } from '../engine/view.ts';

/** A letter from the game to one player, in words. */
export interface LetterLine {
  kind: 'lynch' | 'night';
  number: number;
  text: string;
  /** A bonus came when it was granted: of which kind, and the how-manieth of its kind to this reader. */
  grant?: { bonus: string; nth: number };
  /** Of whom it tells that they share a clan or not: a hint's answer came when it was asked. */
  about?: readonly string[];
  /** When a correction was told: other letters come with their phase. */
  at?: string;
}

/** The letters that are news to a player; what his own refused command was told at once is no letter of the morning. */
export function letterLines(phrases: Phrases, letters: readonly Letter[]): readonly LetterLine[] {
  const seen = new Map<string, number>();
  return letters
    .filter(({ message }) => message.kind !== 'refused')
    .map(({ kind, number, message, at }) => {
      const text = letterText(message, phrases);
      if (message.kind === 'alignment') return { kind, number, text, about: message.of };
      if (message.kind !== 'bonus') return { kind, number, text, ...(at === undefined ? {} : { at }) };
      const nth = seen.get(message.bonus) ?? 0;
      seen.set(message.bonus, nth + 1);
      return { kind, number, text, grant: { bonus: message.bonus, nth } };
    });
}
