import type { Position } from './position.ts';
import { draw } from './rolls.ts';

/** A labelled roll. One that came out in a history corrected since comes out the same, if it still can be (3.17). */
export const drawOrRecall = (
  { setup, told }: Pick<Position, 'setup' | 'told'>,
  label: string,
  among: readonly string[],
): string => told.rolls[label]?.find((it) => among.includes(it)) ?? draw(setup.seed, label, among);
