import type { NightOutcome } from '../../engine/outcome.ts';
import { reportLines } from '../../engine/report.ts';
import type { RulesetId } from '../../engine/vocabulary.ts';
import { readCast, readSetting } from '../../literary-content.ts';
import { type Cast, castOf } from '../../literary/cast.ts';
import { type NightMaterial, nightMaterial } from '../../literary/material.ts';
import type { Setting } from '../../literary/setting.ts';
import { readPhrases } from '../../phrases.ts';
import { contentFolder } from '../content-folder.ts';
import type { Phrases } from '../../engine/phrases.ts';
import type { Played } from '../../scenario/play.ts';
import { type WrittenDescription, writtenDescriptions } from './written.ts';

/** The words of a ruleset, as the site has them. */
export interface RulesetWords {
  readonly phrases: Phrases;
  readonly cast: Cast;
  readonly setting: Setting;
}

/** Everything that a night's report is made of and checked against. */
export interface WeavingNight extends RulesetWords {
  readonly material: NightMaterial;
  readonly written: readonly WrittenDescription[];
}

/** The names of a ruleset's roles; one without a page of names has those of its phrases. */
function castFor(ruleset: RulesetId, phrases: Phrases): Cast {
  try {
    return readCast(ruleset, phrases, contentFolder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      return castOf(phrases.characters);
    throw error;
  }
}

/** The nights of a game that were resolved. */
export const nightsOf = ({ phases }: Played): readonly NightOutcome[] =>
  phases.flatMap(({ outcome }) => (outcome.kind === 'night' ? [outcome] : []));

/** The words of a ruleset, from the content. */
export function wordsOf(ruleset: RulesetId): RulesetWords {
  const phrases = readPhrases(ruleset, contentFolder);
  return { phrases, cast: castFor(ruleset, phrases), setting: readSetting(contentFolder) };
}

/** The night as its host would find it on the desk at eight in the morning. */
export function weavingNight(
  text: string,
  { game }: Played,
  night: NightOutcome,
  words: RulesetWords = wordsOf(game.ruleset.id),
): WeavingNight {
  const { ruleset, setup } = game;
  const written = writtenDescriptions(text, night);
  const said = reportLines(night.report, words.phrases).map((line) => line.text);
  return { ...words, material: nightMaterial(night, setup.seats, written, ruleset.commoner, said), written };
}
