import { clanOf } from './allegiance.ts';
import type { Fact, FactOf } from './fact.ts';
import type { Position } from './position.ts';
import type { ClanId, Player } from './vocabulary.ts';

/** Who is recruited, by which clans, in the ruleset's order. */
export type Recruits = ReadonlyMap<Player, readonly ClanId[]>;

/** 6.1 Whom clans have recruited since the last lynch. Of the dead, and of a clan that died out, nothing comes (6.5). */
export function recruits(game: Position): Recruits {
  const nights = game.past.slice(game.past.findLastIndex((it) => it.kind === 'lynch') + 1);
  return recruitedIn(
    game,
    nights.flatMap((it) => it.facts.filter((fact) => fact.kind === 'recruited')),
    game.alive,
  );
}

/** 6.2 Who has to choose, when it is known who lives after a night. */
export const choosers = (
  game: Position,
  recruited: readonly FactOf<'recruited'>[],
  alive: readonly Player[],
): readonly Fact[] =>
  recruited.length === 0
    ? []
    : [...recruitedIn(game, recruited, alive)]
        .filter(([, among]) => among.length > 1)
        .map(([player, among]) => ({ kind: 'to-choose', player, among, rule: '6.2' }));

function recruitedIn(
  game: Position,
  facts: readonly FactOf<'recruited'>[],
  alive: readonly Player[],
): Recruits {
  const recruited = facts.filter((it) => alive.includes(it.player));
  if (recruited.length === 0) return new Map();
  const living = new Set(alive.map((it) => clanOf(game, it)));
  const clans = game.ruleset.clans.map((it) => it.id).filter((it) => living.has(it));
  return new Map(
    recruited
      .map(({ player }): [Player, readonly ClanId[]] => [
        player,
        clans.filter((clan) => recruited.some((it) => it.player === player && it.clan === clan)),
      ])
      .filter(([, among]) => among.length > 0),
  );
}
