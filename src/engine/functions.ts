import { allegiances } from './allegiance.ts';
import type { Position } from './position.ts';
import type { Edition, Function } from './edition.ts';
import { abilityById, indexOf } from './ruleset-index.ts';
import { characterOf, dollsOf } from './seating.ts';
import { isSpent, secretAmong } from './secret-of.ts';
import type { AbilityId, CharacterId, FunctionId, Player } from './vocabulary.ts';

const none: ReadonlySet<FunctionId> = new Set();

/** 6.4 For so many nights after she joined a clan the doll is a killer. */
const killerNights = 2;

/**
 * What a living player is in this phase (§3): his character's functions; an heir who leads has given up
 * his former one (4), a leader recruits while a doll lives (6.1), she is a thug or a killer (6.3, 6.4), the commissar of
 * the night has one more (3.10), who holds a secret ability has it until it is used (3.15).
 */
export function functionsOf(game: Position, player: Player, character: CharacterId): ReadonlySet<FunctionId> {
  const own = indexOf(game.ruleset).functionSets.get(character) ?? none;
  const leads = own.has('leader') ? own : heirs(game, player, character, own);
  if (leads !== null) return dollLives(game) ? more(leads, 'recruiter') : leads;
  if (own.has('doll')) return more(own, killsNow(game, player) ? 'killer' : 'thug');
  if (hasSecret(game, player, own)) return more(own, 'secret');
  return game.commissar === player ? more(own, 'commissar') : own;
}

/** 4 The functions of an heir who leads; null, if he does not. */
function heirs(
  game: Position,
  player: Player,
  character: CharacterId,
  own: ReadonlySet<FunctionId>,
): ReadonlySet<FunctionId> | null {
  const { ruleset } = game;
  const clan = indexOf(ruleset).characters.get(character)?.clan ?? null;
  if (clan === null || game.leaders[clan] !== player) return null;
  return derived(own, 'heir', () => [
    'leader',
    ...[...own].filter((it) => !ruleset.heirGivesUp.includes(it)),
  ]);
}

const more = (own: ReadonlySet<FunctionId>, fn: FunctionId): ReadonlySet<FunctionId> =>
  derived(own, fn, () => [...own, fn]);

const made = new WeakMap<ReadonlySet<FunctionId>, Map<string, ReadonlySet<FunctionId>>>();

/** A set made of another, once: what a character becomes is asked for at every command. */
function derived(
  own: ReadonlySet<FunctionId>,
  name: FunctionId | 'heir',
  make: () => readonly FunctionId[],
): ReadonlySet<FunctionId> {
  let sets = made.get(own);
  if (sets === undefined) made.set(own, (sets = new Map()));
  let set = sets.get(name);
  if (set === undefined) sets.set(name, (set = new Set(make())));
  return set;
}

const dollLives = (game: Position): boolean => dollsOf(game).some((it) => game.alive.includes(it));

const hasSecret = (game: Position, player: Player, own: ReadonlySet<FunctionId>): boolean =>
  secretAmong(game, own) !== null && !isSpent(game, player, 'secret');

function killsNow(game: Position, player: Player): boolean {
  const joined = allegiances(game).get(player);
  return joined !== undefined && joined.nights < killerNights;
}

/** Its place in the order of resolution. */
export const stepOf = (ruleset: Edition, fn: Function): number =>
  fn.step ?? abilityById(ruleset, fn.ability).step;

/** The abilities that a living player may use this night, in the ruleset's order. */
export function abilitiesOf(game: Position, player: Player): readonly AbilityId[] {
  const functions = functionsOf(game, player, characterOf(game, player).id);
  const { abilitiesWith } = indexOf(game.ruleset);
  let abilities = abilitiesWith.get(functions);
  if (abilities === undefined) {
    const own = game.ruleset.functions.filter((it) => functions.has(it.id)).map((it) => it.ability);
    abilities = [...new Set(own)];
    abilitiesWith.set(functions, abilities);
  }
  return abilities;
}

/** In which function a player uses an ability: a kill is a leader's, a maniac's, … */
export function functionFor(
  game: Position,
  functions: ReadonlySet<FunctionId>,
  ability: AbilityId,
): FunctionId | null {
  return game.ruleset.functions.find((it) => it.ability === ability && functions.has(it.id))?.id ?? null;
}
