import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { rulesetById } from '../engine/rulesets/catalogue.ts';
import { readPhrases } from '../phrases.ts';
import { summarise } from '../simulation/summarise.ts';
import { contentFolder } from './content-folder.ts';
import { readArguments, usage } from './simulate-arguments.ts';
import { simulateOnCores } from './simulate-cores.ts';
import { printSummary } from './simulate-print.ts';
import { progressOn } from './simulate-progress.ts';

/** `npm run simulate -- --ruleset ID …`: 0 played or explained, 2 what was asked for cannot be. */
async function run(args: readonly string[]): Promise<0 | 2> {
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(`${usage}\n`);
    return 0;
  }
  const asked = readArguments(args, randomUUID().slice(0, 8));
  if (!('plan' in asked)) {
    process.stderr.write(`${asked.join('\n')}\n`);
    return 2;
  }
  const { plan, games, seed, json } = asked;
  const progress = progressOn(process.stderr, games);
  const cores = availableParallelism();
  const tally = await simulateOnCores(plan, { games, seed, cores, onProgress: progress.show });
  progress.end();
  const ruleset = rulesetById(plan.ruleset);
  if (ruleset === null) throw new Error(`${plan.ruleset} was in the catalogue a moment ago`);
  const summary = summarise(ruleset, tally);
  const printed = { summary, ruleset: plan.ruleset, seats: plan.seats, seed };
  const { cast, ...planned } = plan;
  const text = json
    ? JSON.stringify({ ...planned, cast, seed, ...summary }, null, 2)
    : printSummary(printed, readPhrases(plan.ruleset, contentFolder));
  process.stdout.write(`${text}\n`);
  return 0;
}

process.exitCode = await run(process.argv.slice(2));
