import { blocksLeft } from './acts/block.ts';
import { clanOf } from './allegiance.ts';
import { decisionOf, sharers, voices } from './clan-command.ts';
import { functionsOf } from './functions.ts';
import type { Game } from './game.ts';
import { isFellow } from './known-clan.ts';
import { openChoices } from './open-choices.ts';
import { characterOf, playersOf } from './seating.ts';
import { isSpent, secretOf, shapeOf } from './secret-of.ts';
import type { ClanCommand, Me, MySecret } from './view-types.ts';
import { noClan, type Player } from './vocabulary.ts';

/** What a player knows of himself. Of the open phase the dead see nothing (8.1). */
export function myself(game: Game, player: Player): Me {
  const { id: character } = characterOf(game, player);
  const clan = clanOf(game, player);
  const everybody = playersOf(game);
  const alive = game.alive.includes(player);
  const leader = clan !== null && game.leaders[clan] === player;
  const myBlocks = game.blocks.filter((it) => it.by === player && it.refusal === null);
  return {
    player,
    character,
    clan: clan ?? noClan,
    alive,
    leader,
    commissar: game.commissar === player,
    clanCommand: clanCommand(game, player),
    functions: [...functionsOf(game, player, character)],
    team: everybody.filter((it) => isFellow(game, player, it)),
    bonuses: game.bonuses.filter((it) => it.player === player).map(({ bonus, state }) => ({ bonus, state })),
    sent: game.sent.filter((it) => it.by === player && it.status !== 'superseded'),
    blocksLeft: leader ? blocksLeft(game, player) : null,
    block: myBlocks.at(-1)?.of ?? null,
    choice: openChoices(game).find((it) => it.player === player) ?? null,
    secret: mySecret(game, player),
  };
}

function clanCommand(game: Game, player: Player): ClanCommand | null {
  // From close to publication the roll that broke a tie is known, and none of the clan is told of it yet.
  const open = game.phase.kind === 'night' && game.phase.state === 'open';
  if (!open || !sharers(game).includes(player)) return null;
  const { target, carried } = decisionOf(game);
  return {
    target,
    voices: voices(game).map((it) => ({
      by: it.by,
      of: it.targets[0] ?? null,
      carries: carried.includes(it),
    })),
  };
}

function mySecret(game: Game, player: Player): MySecret | null {
  const secret = secretOf(game, player);
  return (
    secret && {
      effect: typeof secret === 'string' ? secret : 'written',
      text: typeof secret === 'string' ? null : secret.text,
      ...shapeOf(game.ruleset, secret),
      used: isSpent(game, player, 'secret'),
    }
  );
}
