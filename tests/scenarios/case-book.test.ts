import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { exampleTexts, type ExampleText } from '../../src/app/example-text.ts';
import { readExamples } from '../../src/app/read-examples.ts';
import { optionLines } from '../../src/app/read-options.ts';
import type { Outcome } from '../../src/engine/outcome.ts';
import { rulesets } from '../../src/engine/rulesets/catalogue.ts';
import { readPhrases } from '../../src/phrases.ts';
import { checkScenario } from '../../src/scenario/check.ts';
import { outputOf } from '../../src/scenario/output.ts';
import { parseScenario } from '../../src/scenario/parse.ts';
import { playScenario, type Played } from '../../src/scenario/play.ts';
import type { Scenario } from '../../src/scenario/scenario.ts';

/**
 * §§ that no single outcome proves: casts and seeds, the hours of the day, the order of the night, passive veils and
 * words that other rules use, counts and announcements, conduct, the report. Their examples show them all the same.
 */
const told: Readonly<Record<string, string>> = {
  'three-fat-men': '1.1 1.2 2.1 2.2 2.3 2.4 3.14 3.20 3.21 5.4 5.7 6.5 7.2 7.3 8.1 8.2 8.3',
  'three-fat-men-first': '1.1 1.2 1.3 1.4 2.1 2.2 2.3 2.4 3.14 3.20 3.21 5.4 5.7 7.2 7.3 8.1 8.2 8.3 9.2 9.3 9.4',
  'fast-mafia': '1.2 2.1 2.3 2.4 2.5 3.6 5.4 5.7 7.3 7.4 8 9.2 9.3 9.4 9.5',
};

interface Section {
  number: string;
  text: string;
}

/** The rules of a rulebook, and the chapters that have no rules of their own. */
function sectionsOf(markdown: string): readonly Section[] {
  const parts = markdown.split(/^(?=#{2,3} )/mu).flatMap((text): Section[] => {
    const number = /^#{2,3} (\d+(?:\.\d+)*)\s/u.exec(text)?.[1];
    return number === undefined ? [] : [{ number, text }];
  });
  const isParent = ({ number }: Section) => parts.some((it) => it.number.startsWith(`${number}.`));
  return parts.filter((it) => !isParent(it));
}

function played(text: string, name: string): { scenario: Scenario; played: Played } {
  const scenario = parseScenario(text, name);
  if (!scenario.ok)
    throw new Error(scenario.error.map(({ line, message }) => `${name}, line ${line}: ${message}`).join('\n'));
  const result = playScenario(scenario.value);
  if (!result.ok) throw new Error(`${name}, line ${result.error.line}: ${result.error.message}`);
  return { scenario: scenario.value, played: result.value };
}

const rulesProvedBy = (outcome: Outcome): readonly string[] => [
  ...outcome.facts.map(({ rule }) => rule),
  ...(outcome.kind === 'night' ? outcome.commands.map(({ rule }) => rule) : []),
];

describe.each(rulesets.map((ruleset) => [ruleset.id, ruleset] as const))('the rulebook of %s', (id, ruleset) => {
  const markdown = readFileSync(`content/rulesets/${id}/rules.md`, 'utf8');
  const phrases = readPhrases(id);
  const sections = sectionsOf(markdown);
  const numbers = sections.map(({ number }) => number);
  const examples = exampleTexts(markdown, id);

  test.each(examples.map((example): [string, string, ExampleText] => [example.id, example.title, example]))(
    'example %s holds: %s',
    (name, _, { text }) => {
      const { scenario, played: game } = played(text, name);
      expect(scenario.phases.some(({ expect }) => Object.keys(expect).length > 0)).toBe(true);
      expect(checkScenario(scenario, outputOf(game, phrases))).toEqual([]);
    },
  );

  test('every § has an example, or says which one shows it', () => {
    const ids = new Set(examples.map((example) => example.id));
    const bare = sections.filter(({ number, text }) => {
      const shown = [...text.matchAll(/\]\(#e([\d.-]+)\)/gu)].some(([, to = '']) => ids.has(to));
      return !shown && !examples.some(({ rule }) => rule === number);
    });
    expect(bare.map(({ number }) => number)).toEqual([]);
  });

  test('every example is told in words', () => {
    const read = readExamples(markdown, id, phrases);
    expect(read.map((example) => example.id)).toEqual(examples.map((example) => example.id));
    expect(read.flatMap(({ phases }) => phases).filter(({ report }) => report.length === 0)).toEqual([]);
  });

  test('every example has a title of its own', () => {
    const titles = examples.map(({ title }) => title);
    expect(titles.filter((title) => title === '')).toEqual([]);
    expect(new Set(titles).size).toBe(titles.length);
  });

  test('the text and the engine have the same §§', () => {
    const games = [
      ...examples.map(({ text, id: name }) => played(text, name)),
      ...globSync(`tests/scenarios/${id}/*.yaml`).map((file) => played(readFileSync(file, 'utf8'), basename(file))),
    ];
    const proved = new Set([
      ...games.flatMap(({ played: game }) => game.phases.flatMap(({ outcome }) => rulesProvedBy(outcome))),
      ...[...ruleset.functions, ...ruleset.abilities].map(({ rule }) => rule),
      ...ruleset.night.map(({ number }) => number),
      ...optionLines(id, phrases).map(({ rule }) => rule),
    ]);
    const whole = new Set(markdown.match(/^#{2,3} \d+(?:\.\d+)*/gmu)?.map((it) => it.replace(/^#+ /u, '')));
    expect([...proved].filter((rule) => !whole.has(rule)).sort()).toEqual([]);
    expect(numbers.filter((number) => !proved.has(number))).toEqual(told[id]?.split(' '));
  });

  test('the text calls every setting as the form does', () => {
    const labels = optionLines(id, phrases).map(({ label }) => label);
    const named = [...markdown.replaceAll('\u00a0', ' ').matchAll(/настройка\s«([^»]+)»/giu)].map(([, name = '']) => name);
    expect(named.filter((name) => !labels.includes(name))).toEqual([]);
  });

  test('a number in the text leads to a § that is there', () => {
    const whole = new Set(markdown.match(/^#{2,3} \d+(?:\.\d+)*/gmu)?.map((it) => it.replace(/^#+ /u, '')));
    const prose = markdown.replace(/^```yaml\n[\s\S]*?^```$/gmu, '').replace(/^---\n[\s\S]*?^---$/mu, '');
    const cited = [...prose.matchAll(/(?<![\d.,:#e])\d{1,2}\.\d{1,2}(?![\d:]|\.\d)/gu)].map(([number]) => number);
    expect(cited.filter((number) => !whole.has(number))).toEqual([]);
  });
});
