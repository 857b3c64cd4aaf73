import type { Conclusion, Fact, FactOf, Move } from './fact.ts';
import { functionsOf } from './functions.ts';
import type { Position } from './position.ts';
import { movesOf, type Nightfall } from './moves.ts';
import type { Options } from './options.ts';
import { indexOf } from './ruleset-index.ts';
import { rulingOn } from './ruling.ts';
import { activated } from './votes.ts';
import type { AbilityId, BonusId, CharacterId, FunctionId, Player, ReasonCode, Role } from './vocabulary.ts';

/** What stopped a command, and the rule that says so (3.21). */
export interface Obstacle {
  readonly reason: ReasonCode;
  readonly rule: string;
}

/** What a command brings about when nothing stops it. */
export interface Effect {
  readonly facts?: readonly Conclusion[];
  readonly seen?: Role | number | null;
}

const none: readonly never[] = [];

/**
 * Ночь while it is resolved: the moves and roles of nightfall, the facts concluded so far, and the questions that
 * rules ask of them. Facts are only ever added.
 */
export class Night {
  readonly game: Position;
  readonly options: Options;
  readonly moves: readonly Move[];
  readonly facts: Fact[] = [];
  readonly #nightfall = new Map<Player, Nightfall>();
  readonly #movesAs = new Map<FunctionId, Move[]>();
  readonly #movesBy = new Map<Player, Move[]>();
  readonly #known = new Map<Fact['kind'], { all: Fact[]; about: Map<Player, Fact[]> }>();

  constructor(game: Position) {
    this.game = game;
    this.options = game.options;
    const alive = new Set(game.alive);
    for (const { player, character } of game.setup.seats) {
      if (!alive.has(player)) continue;
      this.#nightfall.set(player, { character, functions: functionsOf(game, player, character) });
    }
    this.moves = movesOf(game, this.#nightfall);
    for (const move of this.moves) {
      push(this.#movesAs, move.as, move);
      push(this.#movesBy, move.actor, move);
    }
  }

  /** Everybody who was alive at nightfall, by nick. */
  get players(): readonly Player[] {
    return this.game.alive;
  }

  character(player: Player): CharacterId {
    return this.#at(player).character;
  }

  functions(player: Player): ReadonlySet<FunctionId> {
    return this.#at(player).functions;
  }

  is(player: Player, fn: FunctionId): boolean {
    return this.#at(player).functions.has(fn);
  }

  /** The commands sent in one function. */
  by(fn: FunctionId): readonly Move[] {
    return this.#movesAs.get(fn) ?? none;
  }

  /** What a player sent. */
  of(player: Player): readonly Move[] {
    return this.#movesBy.get(player) ?? none;
  }

  all<K extends Fact['kind']>(kind: K): readonly FactOf<K>[] {
    return (this.#known.get(kind)?.all ?? none) as readonly FactOf<K>[];
  }

  /** The facts of a kind about this player: what was done to him, or what his command came to. */
  about<K extends Fact['kind']>(kind: K, player: Player): readonly FactOf<K>[] {
    return (this.#known.get(kind)?.about.get(player) ?? none) as readonly FactOf<K>[];
  }

  has(kind: Fact['kind'], player: Player): boolean {
    return this.#known.get(kind)?.about.has(player) === true;
  }

  /** Has the player activated this bonus for this night (10)? */
  activated(bonus: BonusId, player: Player): boolean {
    return this.game.bonuses.length > 0 && activated(this.game, bonus).has(player);
  }

  /** 3.11 Ghosts, and the Circle of the first edition, are taken for plain citizens. */
  isVeiled(player: Player): boolean {
    const functions = this.functions(player);
    return functions.has('ghost') || functions.has('circle');
  }

  /** 3.11 What role a player shows to a command. */
  recognised(player: Player, by: AbilityId): Role {
    const { ruleset, commissar } = this.game;
    if (this.isVeiled(player)) return ruleset.commoner;
    if (player !== commissar) return this.character(player);
    const disguised = this.options.commissarDisguised;
    return disguised === 'all' || (disguised === 'blocks' && by === 'block') ? ruleset.commoner : 'commissar';
  }

  /** 3.15 What a player is, behind every veil. */
  trueRole(player: Player): Role {
    return player === this.game.commissar ? 'commissar' : this.character(player);
  }

  /** 3.11, 3.13 Is the player recognised as a member of a mafia clan? */
  looksLikeMafia(player: Player): boolean {
    const { ruleset } = this.game;
    const clan = indexOf(ruleset).characters.get(this.character(player))?.clan;
    return !this.isVeiled(player) && ruleset.clans.some((it) => it.id === clan && it.mafia);
  }

  /** States what became of a command: as the obstacle says, unless the host ruled otherwise (3.17). */
  judge(move: Move, obstacle: Obstacle | null, effect: Effect = {}): readonly Conclusion[] {
    const ruling = rulingOn(this.game, move);
    if (ruling === 'ineffective') return [{ kind: 'failed', move, reason: 'overruled', rule: '3.17' }];
    if (ruling === null && obstacle !== null) return [{ kind: 'failed', move, ...obstacle }];
    const worked: Conclusion = { kind: 'worked', move, seen: effect.seen ?? null };
    return [ruling === null ? worked : { ...worked, rule: '3.17' }, ...(effect.facts ?? none)];
  }

  /** Adds what a rule has concluded. */
  learn(facts: readonly Fact[]): void {
    for (const fact of facts) {
      this.facts.push(fact);
      let known = this.#known.get(fact.kind);
      if (known === undefined) this.#known.set(fact.kind, (known = { all: [], about: new Map() }));
      known.all.push(fact);
      push(known.about, subject(fact), fact);
    }
  }

  #at(player: Player): Nightfall {
    const found = this.#nightfall.get(player);
    if (found === undefined) throw new Error(`${player} was not alive at nightfall`);
    return found;
  }
}

function subject(fact: Fact): Player {
  if ('player' in fact) return fact.player;
  if ('move' in fact) return fact.move.actor;
  return 'by' in fact ? fact.by : '';
}

function push<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}
