import { clanOf } from '../allegiance.ts';
import { playersOf, playsHere } from '../seating.ts';
import type { Game } from '../game.ts';
import { late } from './late.ts';
import type { EntryOf } from '../log.ts';
import { findPlayer } from '../nick.ts';
import type { Played } from '../played.ts';
import { refusal, type Refusal } from '../result.ts';
import { tell } from './tell.ts';
import type { Player } from '../vocabulary.ts';

/** 5.5 A leader names a player whose vote this day does not count: so often a game, the clan's heirs included. */
export function block(game: Game, { at, by, of }: EntryOf<'block'>): Played {
  if (!playsHere(game, by)) return { game, refusal: refusal('unknown-player', undefined, { target: by }) };
  if (game.phase.kind !== 'lynch') return { game, refusal: refusal('wrong-phase') };
  const found = findPlayer(playersOf(game), of);
  const named = found.ok ? found.value : of;
  const again = game.blocks.some((it) => it.by === by && it.of === named && it.refusal === null);
  if (again) return { game, refusal: null };
  const error = late(game, at) ?? notAllowed(game, by) ?? (found.ok ? dead(game, named) : found.error);
  const blocked = { ...game, blocks: [...game.blocks, { by, of: named, refusal: error }] };
  return {
    game: error ? tell(blocked, by, { act: 'block', targets: [of] }, error) : blocked,
    refusal: error,
  };
}

function notAllowed(game: Game, by: Player): Refusal | null {
  if (!game.alive.includes(by)) return refusal('actor-dead', '5.5');
  if (!leads(game, by)) return refusal('not-your-ability', '5.5', { abilities: [] });
  return blocksLeft(game, by) > 0
    ? null
    : refusal('limit-reached', '5.5', { limit: game.ruleset.voteBlocks });
}

const leads = (game: Game, player: Player): boolean => {
  const clan = clanOf(game, player);
  return clan !== null && game.leaders[clan] === player;
};

const dead = (game: Game, named: Player): Refusal | null =>
  game.alive.includes(named) ? null : refusal('dead-target', '5.5', { target: named });

/** 5.5 How many vote blocks the leader's clan has left. */
export function blocksLeft(game: Game, leader: Player): number {
  const clan = clanOf(game, leader);
  const before = game.past
    .filter((it) => it.kind === 'lynch')
    .flatMap((it) => it.blocks)
    .filter((it) => it.status === 'effective' && clanOf(game, it.by) === clan).length;
  const today = game.blocks.filter((it) => it.refusal === null && clanOf(game, it.by) === clan).length;
  return game.ruleset.voteBlocks - before - today;
}
