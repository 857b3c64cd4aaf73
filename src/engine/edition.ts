import type { z } from 'zod';
import type { Policy, Settings } from './options.ts';
import type { CatalogueSecret } from './secret.ts';
import type { AbilityId, CharacterId, ClanId, FunctionId, RulesetId } from './vocabulary.ts';

/** Персонаж is data: what it can do follows from its functions. */
export interface Character {
  readonly id: CharacterId;
  /** null: without a clan, as the doll is before she joins one (6.5). */
  readonly clan: ClanId | null;
  readonly functions: readonly FunctionId[];
  /** The abilities that its functions come with, for pages and checks. */
  readonly abilities: readonly AbilityId[];
  readonly ghost: boolean;
  /** The option by which a game has this character; without one it plays in every game. */
  readonly option?: 'doll';
}

export interface Clan {
  readonly id: ClanId;
  /** Its members know each other and have a leader. */
  readonly mafia: boolean;
}

/** How a function is used at night: by which ability, and which rule describes it. */
export interface Function {
  readonly id: FunctionId;
  readonly ability: AbilityId;
  readonly rule: string;
  /** Known to its holder alone: without a line in the report, and nothing is missing when it is not used (3.15). */
  readonly silent?: true;
}

export interface Ability {
  readonly id: AbilityId;
  readonly arity: number;
  /** Its place in the order of resolution, as the report prints it. */
  readonly step: number;
  readonly rule: string;
  /** May the actor name himself? */
  readonly self: boolean;
  /** May the same player be named two nights running? */
  readonly repeat: boolean;
  /** Once a game, whatever bonus its holder has (3.15). */
  readonly once?: true;
  /** Every form of the verb that free text may begin with. */
  readonly verbs: readonly string[];
}

/** Редакция of a ruleset, as data: everything but the rules of its night. */
export interface Edition {
  readonly id: RulesetId;
  readonly edition: string;
  readonly clans: readonly Clan[];
  readonly characters: readonly Character[];
  /** The character without functions, of which there are as many as the seats need; the commissar is drawn from them. */
  readonly commoner: CharacterId;
  readonly seats: { readonly least: number; readonly most: number };
  /** In fewer seats than all named characters need, these are left out, in this order (1). */
  readonly dropped: readonly (readonly CharacterId[])[];
  readonly functions: readonly Function[];
  readonly abilities: readonly Ability[];
  /** 3.15 The catalogue of secret abilities. */
  readonly secrets: readonly CatalogueSecret[];
  /** Who follows a dead leader, by function, in this order (4). */
  readonly heirs: readonly FunctionId[];
  /** 5.5 Vote blocks of a clan in a game. */
  readonly voteBlocks: number;
  readonly policy: Policy;
  readonly options: z.ZodType<Settings>;
}
