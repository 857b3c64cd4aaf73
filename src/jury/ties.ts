import type { TalliedLot } from './tally.ts';

/**
 * J4: the pairs of lots that share a place within the first `places`, which a duel («текст на текст») may part; each
 * pair once, best place first.
 */
export function tiedPairs(
  lots: readonly Pick<TalliedLot, 'lot' | 'place'>[],
  places: number,
): readonly (readonly [string, string])[] {
  const awarded = lots.filter(({ place }) => place !== null && place <= places);
  return awarded.flatMap((one, n) =>
    awarded
      .slice(n + 1)
      .filter(({ place }) => place === one.place)
      .map(({ lot }) => [one.lot, lot] as const),
  );
}
