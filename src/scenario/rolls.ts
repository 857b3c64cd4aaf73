import { z } from 'zod';
import type { Faults } from './faults.ts';
import type { WrittenPhase } from './scenario.ts';
import type { Known } from './schema/nicks.ts';
import { text } from './schema/words.ts';

/** Labels whose rolls fall on a player. */
const OF_PLAYERS = /(^|\/)(commissar|departs|tie|victim)$/;

/** Before the nick whose character is dealt. */
const OF_DEAL = 'deal/';

/** Forced rolls: label → value. Whether a roll can give the value shows when it is rolled. */
export function readRolls(known: Known, given: unknown, faults: Faults): Readonly<Record<string, string>> {
  const rolls = faults.check(z.record(z.string(), text).optional(), given ?? undefined, ['rolls']) ?? {};
  for (const [label, value] of Object.entries(rolls)) {
    if (label.startsWith(OF_DEAL)) {
      const nick = label.slice(OF_DEAL.length);
      if (!known.players.includes(nick))
        faults.add(['rolls', label], `no player "${nick}"; expected one of the nicks under players`);
      continue;
    }
    if (!OF_PLAYERS.test(label) || known.players.includes(value)) continue;
    faults.add(['rolls', label], `no player "${value}"; expected one of the nicks under players`);
  }
  return rolls;
}

/** Without those of phases that the file leaves out: a roll that is never rolled is no error, whatever its value. */
export const rolledIn = (
  phases: readonly WrittenPhase[],
  rolls: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(rolls).filter(([label]) => {
      const [kind, number] = label.split('/');
      const ofPhase = kind === 'night' || kind === 'lynch';
      return !ofPhase || phases.some((it) => it.kind === kind && String(it.number) === number);
    }),
  );
