import { blocksLeft } from './acts/block.ts';
import { characterOf, clanOf } from './functions.ts';
import type { Game } from './game.ts';
import type { Me } from './view-types.ts';
import type { Player } from './vocabulary.ts';

/** What a player knows of himself. Of the open phase the dead see nothing (8.1). */
export function myself(game: Game, player: Player): Me {
  const { id: character, clan } = characterOf(game, player);
  const mafia = game.ruleset.clans.some((it) => it.id === clan && it.mafia);
  const everybody = game.setup.seats.map((it) => it.player);
  const alive = game.alive.includes(player);
  const leader = game.leaders[clan] === player;
  const myBlocks = game.blocks.filter((it) => it.by === player && it.refusal === null);
  return {
    player,
    character,
    clan,
    alive,
    leader,
    commissar: game.commissar === player,
    team: mafia ? everybody.filter((it) => clanOf(game, it) === clan) : [],
    bonuses: game.bonuses.filter((it) => it.player === player).map(({ bonus, state }) => ({ bonus, state })),
    sent: game.sent.filter((it) => it.by === player && it.status !== 'superseded'),
    blocksLeft: leader ? blocksLeft(game, player) : null,
    block: myBlocks.at(-1)?.of ?? null,
  };
}
