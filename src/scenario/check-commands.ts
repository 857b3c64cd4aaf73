import { matches, shown, type Difference } from './mismatch.ts';
import type { NightOutput } from './output.ts';
import type { Scenario } from './scenario.ts';
import type { Expectation } from './schema/expect.ts';
import { splitAbility, type Known } from './schema/nicks.ts';

type Commands = NightOutput['commands'];

/** `nick` or `nick/ability` holds if one of the matching entries does. */
export function commandDifferences(
  known: Known,
  expected: Expectation['commands'],
  commands: Commands,
): readonly Difference[] {
  return Object.entries(expected ?? {}).flatMap(([name, outcome]) => {
    const entries = named(known, name, commands);
    if (entries.some((entry) => matches(outcome, entry))) return [];
    const wanted = Object.keys(outcome);
    const [status, ...others] = wanted;
    const plain = status === 'status' && others.length === 0;
    return [
      {
        path: ['commands', name],
        expected: plain ? shown(outcome.status) : shown(outcome),
        actual:
          entries.length === 0 ? 'no such command' : entries.map((entry) => told(entry, wanted)).join(' / '),
      },
    ];
  });
}

/** A clan's one command that nobody sent is missing for each who might have. */
export const everySharer = ({ ruleset, setup }: Scenario, commands: Commands): Commands =>
  commands.flatMap((entry) => {
    if (entry.actor !== null) return [entry];
    const shared = ruleset.functions.filter((it) => it.shared !== undefined).map((it) => it.id);
    const may = (id: string) =>
      ruleset.characters.some((it) => it.id === id && it.functions.some((fn) => shared.includes(fn)));
    return setup.seats.filter((it) => may(it.character)).map((it) => ({ ...entry, actor: it.player }));
  });

/** What `expect.seen` says and no matching command has seen; `nick` or `nick/ability` holds if one of them has. */
export function seenDifferences(
  known: Known,
  expected: Expectation['seen'],
  commands: Commands,
): readonly Difference[] {
  return Object.entries(expected ?? {}).flatMap(([name, value]) => {
    const seen = named(known, name, commands).map((entry) => entry.seen);
    if (seen.includes(value)) return [];
    const actual = seen.length === 0 ? 'no such command' : seen.map(shown).join(' / ');
    return [{ path: ['seen', name], expected: shown(value), actual }];
  });
}

function named(known: Known, name: string, commands: Commands): Commands {
  const split = splitAbility(known, name);
  return commands.filter(
    ({ actor, ability }) => actor === split?.player && (split.ability === null || ability === split.ability),
  );
}

/** The fields that were asked for, and always why. */
function told(entry: Commands[number], wanted: readonly string[]): string {
  const others = wanted.filter((field) => !['status', 'reason', 'rule'].includes(field));
  const fields = Object.fromEntries(others.map((field) => [field, entry[field as keyof typeof entry]]));
  return shown({ status: entry.status, reason: entry.reason ?? undefined, rule: entry.rule, ...fields });
}
