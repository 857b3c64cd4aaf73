import type { Ability, Character, Function, Edition } from './edition.ts';
import type { AbilityId, CharacterId, FunctionId } from './vocabulary.ts';

/** A ruleset's data by id, with the place of each in the printed order. */
export interface RulesetIndex {
  readonly characters: ReadonlyMap<CharacterId, Character>;
  readonly abilities: ReadonlyMap<AbilityId, Ability>;
  readonly functions: ReadonlyMap<FunctionId, Function>;
  readonly characterPlace: ReadonlyMap<CharacterId, number>;
  readonly functionPlace: ReadonlyMap<FunctionId, number>;
  /** The functions of each character as a set, made once. */
  readonly functionSets: ReadonlyMap<CharacterId, ReadonlySet<FunctionId>>;
  /** The abilities that come with a set of functions, found once for each set. */
  readonly abilitiesWith: WeakMap<ReadonlySet<FunctionId>, readonly AbilityId[]>;
}

const made = new WeakMap<Edition, RulesetIndex>();

/** Made once a ruleset, since nights are resolved by the thousand. */
export function indexOf(ruleset: Edition): RulesetIndex {
  let index = made.get(ruleset);
  if (index === undefined) {
    index = {
      characters: new Map(ruleset.characters.map((it) => [it.id, it])),
      abilities: new Map(ruleset.abilities.map((it) => [it.id, it])),
      functions: new Map(ruleset.functions.map((it) => [it.id, it])),
      characterPlace: new Map(ruleset.characters.map((it, place) => [it.id, place])),
      functionPlace: new Map(ruleset.functions.map((it, place) => [it.id, place])),
      functionSets: new Map(ruleset.characters.map((it) => [it.id, new Set(it.functions)])),
      abilitiesWith: new WeakMap(),
    };
    made.set(ruleset, index);
  }
  return index;
}

/** The data of a character; that it exists was checked when the game was opened. */
export function characterById(ruleset: Edition, id: CharacterId): Character {
  const character = indexOf(ruleset).characters.get(id);
  if (character === undefined) throw new Error(`no character ${id} in ${ruleset.id}`);
  return character;
}

/** The data of an ability that this ruleset has; throws on one that it has not. */
export function abilityById(ruleset: Edition, id: AbilityId): Ability {
  const ability = indexOf(ruleset).abilities.get(id);
  if (ability === undefined) throw new Error(`no ability ${id} in ${ruleset.id}`);
  return ability;
}

/** How this ruleset uses a function at night; throws on one without an ability. */
export function functionById(ruleset: Edition, id: FunctionId): Function {
  const found = indexOf(ruleset).functions.get(id);
  if (found === undefined) throw new Error(`no ability comes with ${id} in ${ruleset.id}`);
  return found;
}
