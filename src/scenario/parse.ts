import type { Result } from '../engine/result.ts';
import { rulesetById, rulesets } from '../engine/rulesets/catalogue.ts';
import type { Fault } from './fault.ts';
import { Faults } from './faults.ts';
import { readPhases } from './phases.ts';
import { readRolls, rolledIn } from './rolls.ts';
import type { Scenario } from './scenario.ts';
import { frameSchema, nicksOf, playersSchema } from './schema/cast.ts';
import type { Known } from './schema/nicks.ts';
import { seatsOf } from './seats.ts';
import { readSource } from './source.ts';

/**
 * Reads a scenario file. `name` is the file's name, the default seed.
 * Everything that is not in the notation comes back as faults, in order of lines.
 */
export function parseScenario(text: string, name: string): Result<Scenario, readonly Fault[]> {
  const source = readSource(text);
  if ('message' in source) return { ok: false, error: [source] };
  const faults = new Faults(source);
  const scenario = read(source.value, name, faults, source.lineAt);
  return scenario && faults.list.length === 0
    ? { ok: true, value: scenario }
    : { ok: false, error: faults.inOrder() };
}

function read(value: unknown, name: string, faults: Faults, lineAt: Scenario['lineAt']): Scenario | null {
  const frame = faults.check(frameSchema(rulesets.map(({ id }) => id)), value, []);
  const given = isMapping(value) ? value : {};
  const ruleset = typeof given['ruleset'] === 'string' ? rulesetById(given['ruleset']) : null;
  if (!ruleset) return null;
  const options = faults.check(ruleset.options, given['options'] ?? {}, ['options']);
  const cast = faults.check(playersSchema(ruleset, given['players']), given['players'], ['players']);
  if (!cast) return null;
  const known: Known = { ruleset, players: nicksOf(cast) };
  const phases = Array.isArray(given['days']) ? readPhases(known, given['days'], faults) : [];
  const forced = rolledIn(phases, readRolls(known, given['rolls'], faults));
  if (!frame || !options) return null;
  const seed = frame.seed ?? name;
  const seats = seatsOf(cast, { ruleset, options, seed, forced }, faults);
  const setup = { ruleset: ruleset.id, options: frame.options ?? {}, seed, seats, forced };
  return { name, ruleset, setup, phases, lineAt };
}

const isMapping = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
