import { resolveNight } from '../../engine/resolve.ts';
import { fullNight } from './full-night.ts';
import { perSecond, type Figure } from './measure.ts';

/** Nights resolved in a second on one core, with all facts, letters and the report. */
export async function night24(): Promise<Figure> {
  const game = fullNight();
  return { value: Math.round(perSecond(() => resolveNight(game))), unit: 'nights/s' };
}
