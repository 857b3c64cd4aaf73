import type { Position } from './position.ts';
import { characterById, indexOf } from './ruleset-index.ts';
import type { Character } from './edition.ts';
import type { AbilityId, CharacterId, ClanId, FunctionId, Player } from './vocabulary.ts';

/** Who plays what, from the seats. */
export function characterOf(game: Position, player: Player): Character {
  const seat = game.setup.seats.find((it) => it.player === player);
  if (seat === undefined) throw new Error(`${player} has no seat`);
  return characterById(game.ruleset, seat.character);
}

export const clanOf = (game: Position, player: Player): ClanId => characterOf(game, player).clan;

export const playsHere = (game: Position, player: Player): boolean =>
  game.setup.seats.some((it) => it.player === player);

/**
 * What a living player is in this phase (§3): his character's functions; an heir who leads has given up
 * his former one (4), the commissar of the night has one more (3.10).
 */
export function functionsOf(game: Position, player: Player, character: CharacterId): ReadonlySet<FunctionId> {
  const index = indexOf(game.ruleset);
  const own = index.functionSets.get(character) ?? new Set();
  const clan = index.characters.get(character)?.clan ?? '';
  if (game.leaders[clan] === player && !own.has('leader')) {
    const kept = [...own].filter((it) => !game.ruleset.heirs.includes(it));
    return new Set<FunctionId>(['leader', ...kept]);
  }
  return game.commissar === player ? new Set<FunctionId>([...own, 'commissar']) : own;
}

/** The abilities that a living player may use this night, in the ruleset's order. */
export function abilitiesOf(game: Position, player: Player): readonly AbilityId[] {
  const functions = functionsOf(game, player, characterOf(game, player).id);
  const abilities = game.ruleset.functions.filter((it) => functions.has(it.id)).map((it) => it.ability);
  return [...new Set(abilities)];
}

/** In which function a player uses an ability: a kill is a leader's, a maniac's, … */
export function functionFor(
  game: Position,
  functions: ReadonlySet<FunctionId>,
  ability: AbilityId,
): FunctionId | null {
  return game.ruleset.functions.find((it) => it.ability === ability && functions.has(it.id))?.id ?? null;
}
