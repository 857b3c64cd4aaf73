import { parseArgs } from 'node:util';
import { tally } from '../jury/tally.ts';
import { tallyInput } from '../jury/tally-input.ts';
import { Faults } from '../scenario/faults.ts';
import { readSource } from '../scenario/source.ts';
import { located, readInputFile, refuse } from './input-file.ts';

/**
 * `npm run -s tally -- FILE.yaml`: recomputes a tally (J4) from ballots as a game publishes them, and prints places and
 * hash as JSON. 0: done; 2: no such file, or it is malformed.
 */
function run(args: readonly string[]): 0 | 2 {
  const file = fileNamed(args);
  if (file === null) return refuse(['usage: npm run -s tally -- FILE.yaml']);
  const text = readInputFile(file);
  if (text === null) return refuse([`${file}: cannot be read; expected a file of ballots`]);
  const source = readSource(text, 'criteria, ballots');
  if ('message' in source) return refuse([located(file, source)]);
  const faults = new Faults(source);
  const input = faults.check(tallyInput, source.value, []);
  if (input === null) return refuse(faults.inOrder().map((fault) => located(file, fault)));
  process.stdout.write(`${JSON.stringify(tally(input), null, 2)}\n`);
  return 0;
}

function fileNamed(args: readonly string[]): string | null {
  try {
    const [file, ...others] = parseArgs({ args: [...args], allowPositionals: true }).positionals;
    return file !== undefined && others.length === 0 ? file : null;
  } catch {
    return null;
  }
}

process.exitCode = run(process.argv.slice(2));
