import type { DescriptionRow } from './ports.ts';

/**
 * The text that is judged: the one that came in time. Lots are open from the deadline on, and what its author corrects
 * later changes none of them (L4).
 */
export const judgedText = ({ text, original }: Pick<DescriptionRow, 'text' | 'original'>): string =>
  original ?? text;
