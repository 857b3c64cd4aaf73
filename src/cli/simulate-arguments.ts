import { parseArgs } from 'node:util';
import { rulesetById, rulesets } from '../engine/rulesets/catalogue.ts';
import { composition } from '../engine/deal.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Refusal } from '../engine/result.ts';
import { checkPlan, type CheckedPlan } from '../simulation/plan.ts';

export interface Asked {
  readonly plan: CheckedPlan;
  readonly games: number;
  readonly seed: string;
  readonly json: boolean;
}

export const usage =
  'usage: npm run simulate -- --ruleset ID [--players N] [--games 10000] [--options JSON | --options key=value …] [--bonuses N] [--seed S] [--json]';

const usualSeats = 24;
const mostGames = 10_000_000;

/** What is asked for, or the words for what is wrong, with the argument's name. `freshSeed`: where none is named. */
export function readArguments(args: readonly string[], freshSeed: string): Asked | readonly string[] {
  const parsed = parse(args);
  if (typeof parsed === 'string') return [parsed, usage];
  const { values, positionals } = parsed;
  const ruleset = rulesetById(values.ruleset ?? '');
  if (ruleset === null) return [`--ruleset ${values.ruleset ?? '(none)'}: ${known()}`, usage];
  const { least, most } = ruleset.seats;
  const seats = whole(values.players ?? String(Math.min(usualSeats, most)), least, most);
  if (seats === null)
    return [`--players ${values.players ?? ''}: expected ${range(least, most)} for ${ruleset.id}`];
  const games = whole(values.games, 1, mostGames);
  if (games === null) return [`--games ${values.games}: expected ${range(1, mostGames)}`];
  const bonuses = whole(values.bonuses, 0, most);
  if (bonuses === null) return [`--bonuses ${values.bonuses}: expected ${range(0, most)} a night`];
  const options = readOptions([...values.options, ...positionals]);
  if (typeof options === 'string') return [options];
  const plan = checkPlan({ ruleset: ruleset.id, seats, options, bonuses });
  if (!plan.ok) return [reason(plan.error, ruleset, seats, options)];
  return { plan: plan.value, games, seed: values.seed ?? freshSeed, json: values.json };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        ruleset: { type: 'string' },
        players: { type: 'string' },
        games: { type: 'string', default: '10000' },
        options: { type: 'string', multiple: true, default: [] },
        bonuses: { type: 'string', default: '0' },
        seed: { type: 'string' },
        json: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const known = (): string => `no such ruleset; there are ${rulesets.map((it) => it.id).join(', ')}`;

const range = (least: number, most: number): string =>
  `a whole number from ${String(least)} to ${String(most)}`;

function whole(text: string, least: number, most: number): number | null {
  const number = /^\d+$/u.test(text) ? Number(text) : NaN;
  return number >= least && number <= most ? number : null;
}

type Options = Record<string, unknown>;

/** `{"doll": true}`, `doll=true`, `secrets.doctor=heal-two`; what comes later counts. The words for what is none of these. */
function readOptions(texts: readonly string[]): Options | string {
  const options: Options = {};
  for (const text of texts) {
    if (text.trim().startsWith('{')) {
      const read = json(text);
      if (read === undefined)
        return `--options ${text}: expected JSON, as {"tie": "roll"}, or key=value, as tie=roll`;
      Object.assign(options, read);
      continue;
    }
    const [, key, value] = /^([\w.]+)=(.*)$/su.exec(text) ?? [];
    if (key === undefined || value === undefined)
      return `${text}: expected key=value, or JSON after --options`;
    put(options, key.split('.'), json(value) ?? value);
  }
  return options;
}

function put(options: Options, [key = '', ...deeper]: readonly string[], value: unknown): void {
  if (deeper.length === 0) {
    options[key] = value;
    return;
  }
  const inner = options[key];
  const nested: Options = typeof inner === 'object' && inner !== null ? { ...inner } : {};
  put(nested, deeper, value);
  options[key] = nested;
}

/** undefined: not JSON. */
function json(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function reason({ code, detail = {} }: Refusal, ruleset: Ruleset, seats: number, options: Options): string {
  const option = String(detail['option'] ?? '');
  if (code === 'bad-options')
    return `--options${option === '' ? '' : ` ${option}`}: ${String(detail['message'])}`;
  if (code === 'bad-composition')
    return option === ''
      ? `--players ${seats}: no cast can be dealt with these options`
      : `--options ${option}=${String(options[option])}: no cast can be dealt to ${seats} players; ${takes(ruleset, seats, option)}`;
  return `${code}: ${JSON.stringify(detail)}`;
}

/** The numbers of an option for which there is a cast of so many. */
function takes(ruleset: Ruleset, seats: number, option: string): string {
  const numbers = Array.from({ length: seats + 1 }, (_, number) => number);
  const fit = numbers.filter((number) => composition(ruleset, seats, { [option]: number }).ok);
  return fit.length === 0 ? 'no number will do' : `expected ${range(fit[0] ?? 0, fit.at(-1) ?? 0)}`;
}
