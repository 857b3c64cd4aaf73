import type { z } from 'zod';
import type { Options, Policy, Settings } from './options.ts';
import type { CatalogueSecret } from './secret.ts';
import type {
  AbilityId,
  BonusId,
  CharacterId,
  ClanId,
  FunctionId,
  RefusalCode,
  RulesetId,
} from './vocabulary.ts';

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
  /** Its members know each other. */
  readonly mafia: boolean;
}

/** How a function is used at night: by which ability, and which rule describes it. */
export interface Function {
  readonly id: FunctionId;
  readonly ability: AbilityId;
  readonly rule: string;
  /** Its place in the order of resolution, where that is not its ability's. */
  readonly step?: number;
  /** Verbs by which only who has this function may use its ability. */
  readonly verbs?: readonly string[];
  /** Known to its holder alone: without a line in the report, and nothing is missing when it is not used (3.15). */
  readonly silent?: true;
  /** One command serves all who have it; the rule about a night for which none of them sends one. */
  readonly shared?: string;
  /** The report has no line for it: only what came of it, the deaths, is told. */
  readonly unreported?: true;
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
  /** It can only be meant for others than the sender and his known fellows, by this rule. */
  readonly foes?: string;
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
  readonly casting: Casting;
  /** Whose word ends a phase: the calendar of working days (2), or the host, every time anew. */
  readonly time: 'working-days' | 'host';
  readonly functions: readonly Function[];
  readonly abilities: readonly Ability[];
  /** 3.15 The catalogue of secret abilities. */
  readonly secrets: readonly CatalogueSecret[];
  /** Who follows a dead leader, by function, in this order (4). */
  readonly heirs: readonly FunctionId[];
  /** 4 What an heir gives up when he leads. */
  readonly heirGivesUp: readonly FunctionId[];
  /** 5.4 How many must take part in a lynch for it to be valid. */
  readonly quorum: (alive: number) => number;
  /** 5.5 Vote blocks of a clan in a game. */
  readonly voteBlocks: number;
  /** 5.1 A vote may mean a player by the beginning of his nick, as commands do, unless nicks are to be whole. */
  readonly voteNicks?: 'whole';
  /** The result of a lynch tells how many live, of which clan where the dead are known by it. */
  readonly tellsLiving?: true;
  /** The numbers under which this edition forbids what others forbid under theirs, by the code of the refusal. */
  readonly cites?: Readonly<Partial<Record<RefusalCode, string>>>;
  /** 10 The bonuses that may be granted. */
  readonly bonuses: readonly BonusId[];
  readonly policy: Partial<Policy>;
  readonly options: z.ZodType<Settings>;
}

/** 1 Which casts a game may be played with; functions of the number of seats and the options. */
export interface Casting {
  /** The cast for so many seats; null where there is none. */
  readonly cast: (edition: Edition, seats: number, options: Options) => readonly CharacterId[] | null;
  /** The setting that may ask for a cast which there is not. */
  readonly option?: keyof Options;
  /** Is this a cast that the host may start with? A scenario may play with less. */
  readonly isSound: (edition: Edition, cast: readonly CharacterId[]) => boolean;
}
