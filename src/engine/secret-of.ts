import type { Ability, Edition } from './edition.ts';
import type { Position } from './position.ts';
import { abilityById } from './ruleset-index.ts';
import { characterOf } from './seating.ts';
import type { Secret } from './secret.ts';
import type { AbilityId, FunctionId, Player } from './vocabulary.ts';

/** 3.15 The secret ability that a player was given, used or not. */
export const secretOf = (game: Position, player: Player): Secret | null =>
  secretAmong(game, new Set(characterOf(game, player).functions));

/** The one that comes with one of these functions. */
export function secretAmong(game: Position, functions: ReadonlySet<FunctionId>): Secret | null {
  for (const holder in game.secrets) {
    const secret = game.secrets[holder as FunctionId];
    if (secret !== undefined && functions.has(holder as FunctionId)) return secret;
  }
  return null;
}

/** Once a game: every accepted command of an earlier night counts, whether it worked or not (as in 3.14). */
export const isSpent = (game: Position, player: Player, ability: AbilityId): boolean =>
  game.past.some(
    (it) =>
      it.kind === 'night' &&
      it.commands.some(
        (one) =>
          one.actor === player && one.ability === ability && one.id !== null && one.status !== 'refused',
      ),
  );

/** How many players a secret's command names, and in which step it works. */
export function shapeOf(ruleset: Edition, secret: Secret): { readonly arity: number; readonly step: number } {
  if (typeof secret !== 'string') return { arity: secret.targets, step: secret.step };
  const found = ruleset.secrets.find((it) => it.id === secret);
  if (found === undefined) throw new Error(`no secret ${secret} in ${ruleset.id}`);
  return { arity: found.arity, step: found.step };
}

/** An ability as this player has it: a secret one is each holder's own. */
export function abilityOf(game: Position, player: Player, id: AbilityId): Ability {
  const ability = abilityById(game.ruleset, id);
  const secret = ability.once ? secretOf(game, player) : null;
  return secret === null ? ability : { ...ability, ...shapeOf(game.ruleset, secret) };
}
