import { letterText } from '../engine/report.ts';
import type { Letter } from '../engine/view.ts';
import type { Context } from './ports.ts';

/** A letter from the game to one player, in words. */
export interface LetterLine {
  kind: 'lynch' | 'night';
  number: number;
  text: string;
}

/** The letters that are news to a player; what his own refused command was told at once is no letter of the morning. */
export function letterLines(
  ctx: Pick<Context, 'phrases'>,
  letters: readonly Letter[],
): readonly LetterLine[] {
  return letters
    .filter(({ message }) => message.kind !== 'refused')
    .map(({ kind, number, message }) => ({ kind, number, text: letterText(message, ctx.phrases) }));
}
