import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { readPhrases } from '../phrases.ts';
import { checkScenario } from '../scenario/check.ts';
import { outputOf } from '../scenario/output.ts';
import { parseScenario } from '../scenario/parse.ts';
import { playScenario } from '../scenario/play.ts';
import { printPlayed } from '../scenario/print.ts';
import { contentFolder } from './content-folder.ts';
import { located, readInputFile, refuse } from './input-file.ts';

/** `npm run -s scenario -- FILE.yaml [--json]`: 0 all held, 1 an `expect` did not, 2 no scenario. */
function run(args: readonly string[]): 0 | 1 | 2 {
  const read = readArguments(args);
  if (typeof read === 'string') return refuse([read]);
  const { file, json } = read;
  const text = readInputFile(file);
  if (text === null) return refuse([`${file}: cannot be read; expected a scenario file`]);
  const scenario = parseScenario(text, basename(file));
  if (!scenario.ok) return refuse(scenario.error.map((fault) => located(file, fault)));
  const played = playScenario(scenario.value);
  if (!played.ok) return refuse([located(file, played.error)]);

  const phrases = readPhrases(scenario.value.ruleset.id, contentFolder);
  const output = outputOf(played.value, phrases);
  write(json ? JSON.stringify(output, null, 2) : printPlayed(played.value, phrases));
  const mismatches = checkScenario(scenario.value, output);
  for (const { line, phase, what, expected, actual } of mismatches) {
    process.stderr.write(
      `${file}:${String(line)}: ${phase}, ${what}\n    expected ${expected}\n    actual   ${actual}\n`,
    );
  }
  return mismatches.length > 0 ? 1 : 0;
}

function readArguments(args: readonly string[]): { file: string; json: boolean } | string {
  const usage = 'usage: npm run -s scenario -- FILE.yaml [--json]';
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { json: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [file, ...others] = positionals;
    return file === undefined || others.length > 0 ? usage : { file, json: values.json };
  } catch {
    return usage;
  }
}

const write = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

process.exitCode = run(process.argv.slice(2));
