import type { Game } from '../engine/game.ts';
import type { Character, Ruleset } from '../engine/ruleset.ts';
import type { Phrases } from '../engine/phrases.ts';
import type { FunctionId, SecretId } from '../engine/vocabulary.ts';
import { parseScenario } from '../scenario/parse.ts';
import { playScenario } from '../scenario/play.ts';
import type { Scenario } from '../scenario/scenario.ts';
import { examplePhase, type ExamplePhase } from './example-phase.ts';
import { exampleTexts, type ExampleText } from './example-text.ts';
import { optionLines } from './read-options.ts';

/** Пример of a rulebook as it was played: who sat where, what they sent, what came of it. */
export interface Example extends Pick<ExampleText, 'rule' | 'id' | 'title' | 'remark' | 'text'> {
  cast: readonly { player: string; role: string }[];
  /** What the host has set otherwise than usual: «Зеркальный шпионаж: да». */
  settings: readonly { label: string; choice: string }[];
  phases: readonly ExamplePhase[];
}

/**
 * Plays the examples of a rulebook with the engine and puts them into the ruleset's words. An example that cannot be
 * played is our bug, and throws: tests play them all.
 */
export const readExamples = (markdown: string, ruleset: string, phrases: Phrases): readonly Example[] =>
  exampleTexts(markdown, ruleset).map((example) => played(example, phrases));

function played({ above, ...example }: ExampleText, phrases: Phrases): Example {
  const fault = ({ line, message }: { line: number; message: string }) =>
    new Error(`example ${example.id}, line ${String(above + line - 1)}: ${message}`);
  const parsed = parseScenario(example.text, example.id);
  if (!parsed.ok) throw fault(parsed.error[0] ?? { line: 1, message: 'not a scenario' });
  const scenario = parsed.value;
  const result = playScenario(scenario);
  if (!result.ok) throw fault(result.error);
  return {
    ...example,
    cast: cast(scenario, result.value.game, phrases),
    settings: settings(scenario, phrases),
    phases: result.value.phases.flatMap((phase, index) => {
      const written = scenario.phases[index];
      return written ? [examplePhase(written, phase, phrases)] : [];
    }),
  };
}

const cast = ({ setup }: Scenario, { ruleset }: Game, phrases: Phrases): Example['cast'] =>
  setup.seats.map(({ player, character }) => ({ player, role: role(ruleset, character, phrases) }));

/** «гимнаст Тибул, лидер клана»; what the name says already, like «доктор», is not said twice. */
function role({ characters }: Ruleset, id: string, phrases: Phrases): string {
  const functions: Character['functions'] = characters.find((one) => one.id === id)?.functions ?? [];
  const name = phrases.characters[id]?.nominative ?? id;
  const said = name.split(' ');
  return [
    name,
    ...functions.map((one) => phrases.functions[one].name).filter((it) => !said.includes(it)),
  ].join(', ');
}

function settings({ setup, ruleset }: Scenario, phrases: Phrases): Example['settings'] {
  const { secrets = {}, ...chosen } = setup.options as { secrets?: Record<string, unknown> };
  return [
    ...optionLines(ruleset.id, phrases, chosen)
      .filter(({ id }) => id in chosen)
      .map((line) => ({ label: line.label, choice: line.chosen })),
    ...Object.entries(secrets).map(([holder, secret]) => ({
      label: `${phrases.functions.secret.name} (${phrases.functions[holder as FunctionId].name})`,
      choice:
        typeof secret === 'string'
          ? phrases.secrets[secret as SecretId].name
          : String((secret as { text: unknown }).text),
    })),
  ];
}
