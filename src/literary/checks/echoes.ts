import type { NightDescription } from '../material.ts';
import { type Stretch, touches, within } from '../sentences.ts';
import type { Passage } from '../walk.ts';
import type { Reading } from './finding.ts';

/** Where in a passage a description's words stand: marked as woven, or only measured. */
export interface Places {
  readonly woven: readonly Stretch[];
  readonly measured: readonly Stretch[];
}

/** The places of a description in a passage. */
export const placesOf = (
  { passages, coverage, material }: Reading,
  passage: Passage,
  description: NightDescription,
): Places => {
  const covered = coverage[material.descriptions.indexOf(description)];
  const at = passages.indexOf(passage);
  return {
    woven: passage.woven.filter(({ source }) => source === description.id),
    measured: (covered?.echoes ?? []).filter((echo) => echo.passage === at),
  };
};

/** Whether a place is among the description's own words, or in a sentence of them that nobody marked. */
export const sounds = ({ woven, measured }: Places, place: Stretch, sentence: Stretch): boolean =>
  woven.some((run) => within(place, run)) || measured.some((run) => touches(run, sentence));
