import type { Game } from '../engine/game.ts';
import type { PrivateMessage } from '../engine/message.ts';
import { indexOf } from '../engine/ruleset-index.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { ClanId, FunctionId, Player, Role } from '../engine/vocabulary.ts';

/**
 * What somebody knows from his letters. A mafia clan has one mind: its members talk in their room (8.3). Nothing else
 * of the game is known to a player but what is public.
 */
export interface Mind {
  readonly clan: ClanId | null;
  /** Does it wish everybody else dead, or only the mafia? */
  readonly mafia: boolean;
  /** Himself, and those whom he knows for his own. */
  readonly members: Set<Player>;
  /** Roles as recognised (3.11). */
  readonly seen: Map<Player, Role>;
  /** What a scholar's numbers make of somebody: 1 is nothing. */
  readonly doubts: Map<Player, number>;
}

export type Minds = Map<Player, Mind>;

/** How somebody looks at another: what he is to him, as far as he knows. */
export type Stance = 'own' | 'friend' | 'foe' | 'stranger';

/** What a player is to this mind by the roles that it has seen, not by what he is. */
export function stanceTo(game: Game, mind: Mind, player: Player): Stance {
  if (mind.members.has(player)) return 'own';
  const role = mind.seen.get(player);
  const clan = role === undefined ? undefined : clanSeen(game.ruleset, role);
  if (clan === undefined) return 'stranger';
  return clan === mind.clan ? 'friend' : 'foe';
}

/** The clan that a role tells; undefined: none, for a plain citizen may be a ghost (3.11). */
function clanSeen(ruleset: Ruleset, role: Role): ClanId | null | undefined {
  const { characters } = indexOf(ruleset);
  if (role === 'commissar') return characters.get(ruleset.commoner)?.clan;
  return role === ruleset.commoner ? undefined : characters.get(role)?.clan;
}

/** Names those of whom this mind knows or guesses anything; some of them more than once. */
export function eachKnownTo({ members, seen, doubts }: Mind, tell: (player: Player) => void): void {
  members.forEach((player) => tell(player));
  seen.forEach((_, player) => tell(player));
  doubts.forEach((_, player) => tell(player));
}

/** Has this mind seen somebody in a role that has this function? */
export function knowsFor(game: Game, mind: Mind, player: Player, fn: FunctionId): boolean {
  const role = mind.seen.get(player);
  return role !== undefined && indexOf(game.ruleset).functionSets.get(role)?.has(fn) === true;
}

/** Reads the letters of a phase into the minds of their addressees. */
export function readLetters({ ruleset }: Game, minds: Minds, letters: readonly PrivateMessage[]): void {
  for (const letter of letters) {
    const { to } = letter;
    if (letter.kind === 'dealt') {
      // A fellow's letter may have come first, and with it the clan's mind.
      if (!minds.has(to)) minds.set(to, mindOf(ruleset, letter.clan, [to]));
    } else if (letter.kind === 'team') join(ruleset, minds, letter.clan, letter.members);
    else if (letter.kind === 'role') minds.get(to)?.seen.set(letter.of, letter.seen);
    else if (letter.kind === 'count') doubt(minds.get(to), letter.of, letter.number);
  }
}

const mindOf = ({ clans }: Ruleset, clan: ClanId | null, members: readonly Player[]): Mind => ({
  clan,
  mafia: clans.some((it) => it.id === clan && it.mafia),
  members: new Set(members),
  seen: new Map(),
  doubts: new Map(),
});

/** From now on these talk with each other: what one of them knows, all know. */
function join(ruleset: Ruleset, minds: Minds, clan: ClanId, members: readonly Player[]): void {
  const before = minds.get(members[0] ?? '');
  if (before?.members.size === members.length && before.clan === clan) return;
  const shared = mindOf(ruleset, clan, members);
  for (const member of members) {
    const mind = minds.get(member);
    for (const [player, role] of mind?.seen ?? []) shared.seen.set(player, role);
    for (const [player, weight] of mind?.doubts ?? []) shared.doubts.set(player, weight);
    minds.set(member, shared);
  }
}

/** 3.13 So many of three look like mafia. */
function doubt(mind: Mind | undefined, players: readonly Player[], number: number): void {
  const weight = number === 0 ? 0.4 : 1 + (6 * number) / players.length;
  for (const player of players) mind?.doubts.set(player, (mind.doubts.get(player) ?? 1) * weight);
}
