import { resolveNight } from '../../engine/resolve.ts';
import { fullNights } from './full-night.ts';
import { median, perSecond, type Figure } from './measure.ts';

/** How many times as long the night of ten casts takes as the night of one; measured by turns, since a machine has moods. */
export async function night240Ratio(): Promise<Figure> {
  const [one, ten] = [fullNights(1), fullNights(10)];
  const ratios = Array.from({ length: 9 }, () => {
    const often = perSecond(() => resolveNight(one), 1, 200);
    return often / perSecond(() => resolveNight(ten), 1, 200);
  });
  return { value: Math.round(median(ratios) * 100) / 100, unit: 'times' };
}
