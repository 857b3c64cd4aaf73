import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  nightsOf,
  type RulesetWords,
  weavingNight,
  type WeavingNight,
  wordsOf,
} from '../../src/cli/weave/night.ts';
import { parseScenario } from '../../src/scenario/parse.ts';
import { playScenario } from '../../src/scenario/play.ts';

const known = new Map<string, RulesetWords>();

/** Every resolved night of a scenario, as the command «weave» finds it. */
export function weavingNights(text: string, name: string): readonly WeavingNight[] {
  const scenario = parseScenario(text, name);
  if (!scenario.ok) throw new Error(`${name}: ${scenario.error.map(({ message }) => message).join('; ')}`);
  const played = playScenario(scenario.value);
  if (!played.ok) throw new Error(`${name}: ${played.error.message}`);
  const ruleset = scenario.value.ruleset.id;
  const words = known.get(ruleset) ?? wordsOf(ruleset);
  known.set(ruleset, words);
  return nightsOf(played.value).map((night) => weavingNight(text, played.value, night, words));
}

export const nightsOfFile = (path: string): readonly WeavingNight[] =>
  weavingNights(readFileSync(path, 'utf8'), basename(path));

/** The scenario files by the folder of their ruleset. */
export const nightFolders: readonly (readonly [string, readonly string[]])[] = readdirSync(
  'tests/scenarios',
  {
    withFileTypes: true,
  },
)
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => {
    const folder = join('tests/scenarios', name);
    return [
      name,
      readdirSync(folder)
        .filter((file) => file.endsWith('.yaml'))
        .map((file) => join(folder, file)),
    ] as const;
  });
