import type { Cast } from '../literary/cast.ts';

/** J1 What a mask of characters must find: their names and the other names by which a reader knows them. */
export const roleNames = (cast: Cast): readonly string[] => [
  ...new Set(cast.flatMap(({ words, aliases }) => [words.nominative, ...aliases])),
];
