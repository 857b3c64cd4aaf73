import { commandName, type CommandName } from '../../engine/command-name.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { oneOf, text } from './words.ts';
import type { z } from 'zod';

/** What the words of a file are checked against. */
export interface Known {
  readonly ruleset: Ruleset;
  readonly players: readonly string[];
}

/** An actor, voter, receiver…: somebody who plays. Targets are not checked: the engine judges them. */
export const nick = ({ players }: Known) =>
  text.refine((name) => players.includes(name), {
    error: (issue) => `no player "${String(issue.input)}"; expected one of the nicks under players`,
  });

/** A clan of the file’s ruleset. */
export const clan = ({ ruleset }: Known) =>
  oneOf(
    'clan',
    ruleset.clans.map(({ id }) => id),
  );

/** An ability of the file’s ruleset. */
export const ability = ({ ruleset }: Known) =>
  oneOf(
    'ability',
    ruleset.abilities.map(({ id }) => id),
  );

/** `nick` or `nick/ability`; a nick may have a slash of its own. */
export const nickOrAbility = (known: Known): z.ZodType<string> =>
  text.refine((written) => splitAbility(known, written) !== null, {
    error: (issue) =>
      `no player "${String(issue.input)}"; expected a nick, or nick/ability (${abilities(known).join(', ')})`,
  });

/** `nick` or `nick/ability` of this ruleset, taken apart. null: no such player, or no such ability. */
export function splitAbility(known: Known, written: string): CommandName | null {
  const name = commandName(written, known.players);
  return name?.ability && !abilities(known).includes(name.ability) ? null : name;
}

const abilities = ({ ruleset }: Known): readonly string[] => ruleset.abilities.map(({ id }) => id);
