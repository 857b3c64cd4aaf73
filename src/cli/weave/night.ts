import type { NightOutcome } from '../../engine/outcome.ts';
import { reportLines } from '../../engine/report.ts';
import type { RulesetId } from '../../engine/vocabulary.ts';
import { readCast, readSetting } from '../../literary-content.ts';
import { type Cast, castOf } from '../../literary/cast.ts';
import { type NightMaterial, nightMaterial } from '../../literary/material.ts';
import type { Setting } from '../../literary/setting.ts';
import { readPhrases } from '../../phrases.ts';
import type { Phrases } from '../../engine/phrases.ts';
import type { Played } from '../../scenario/play.ts';
import { type WrittenDescription, writtenDescriptions } from './written.ts';

/** Everything that a night's report is made of and checked against, as the site has it. */
export interface WeavingNight {
  readonly material: NightMaterial;
  readonly cast: Cast;
  readonly setting: Setting;
  readonly written: readonly WrittenDescription[];
}

/** The names of a ruleset's roles; one without a page of names has those of its phrases. */
function castFor(ruleset: RulesetId, phrases: Phrases): Cast {
  try {
    return readCast(ruleset, phrases);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      return castOf(phrases.characters);
    throw error;
  }
}

/** The nights of a game that were resolved. */
export const nightsOf = ({ phases }: Played): readonly NightOutcome[] =>
  phases.flatMap(({ outcome }) => (outcome.kind === 'night' ? [outcome] : []));

/** The night as its host would find it on the desk at eight in the morning. */
export function weavingNight(text: string, { game }: Played, night: NightOutcome): WeavingNight {
  const { ruleset, setup } = game;
  const phrases = readPhrases(ruleset.id);
  const written = writtenDescriptions(text, night);
  const said = reportLines(night.report, phrases).map((line) => line.text);
  return {
    material: nightMaterial(night, setup.seats, written, ruleset.commoner, said),
    cast: castFor(ruleset.id, phrases),
    setting: readSetting(),
    written,
  };
}
