import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { readPhrases } from '../../src/phrases.ts';
import { checkScenario } from '../../src/scenario/check.ts';
import { outputOf } from '../../src/scenario/output.ts';
import { parseScenario } from '../../src/scenario/parse.ts';
import { playScenario } from '../../src/scenario/play.ts';

const words = new Map<string, ReturnType<typeof readPhrases>>();
function phrasesOf(ruleset: string) {
  let known = words.get(ruleset);
  if (!known) words.set(ruleset, (known = readPhrases(ruleset)));
  return known;
}

const files = ['content/demo/game.yaml', ...globSync('tests/scenarios/*/*.yaml').toSorted()];

test.each(files)('%s holds', (file) => {
  const scenario = parseScenario(readFileSync(file, 'utf8'), basename(file));
  if (!scenario.ok) throw new Error(scenario.error.map(({ line, message }) => `${file}:${line}: ${message}`).join('\n'));
  const played = playScenario(scenario.value);
  if (!played.ok) throw new Error(`${file}:${played.error.line}: ${played.error.message}`);
  const output = outputOf(played.value, phrasesOf(scenario.value.ruleset.id));
  expect(checkScenario(scenario.value, output)).toEqual([]);
});
