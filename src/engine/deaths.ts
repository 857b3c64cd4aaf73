import type { Game } from './game.ts';
import { characterOf } from './seating.ts';
import { byNick } from './by-nick.ts';
import type { Night } from './night.ts';
import type { Death } from './outcome.ts';
import type { Position } from './position.ts';
import type { Player } from './vocabulary.ts';

/** One death a player: a kill with all whose kill succeeded goes before a backfire. */
export function deathsOf(night: Night): readonly Death[] {
  const died = [...night.all('died'), ...night.all('departed')].map((it) => it.player);
  const dead = [...new Set(died)].filter((it) => !night.has('raised', it)).sort(byNick);
  return dead.map((player) => {
    if (night.has('departed', player)) return departure(night.game, player);
    const facts = night.about('died', player);
    const cause = facts.some((it) => it.cause === 'kill') ? 'kill' : 'backfire';
    const by = new Set(facts.filter((it) => it.cause === cause).map((it) => it.by));
    const hands = [...by].filter((it) => it !== null).sort(byNick);
    const death: Death = { ...body(night.game, player), cause, by: hands };
    return player === night.game.commissar ? { ...death, commissar: true } : death;
  });
}

/** Option `revealDeaths`: who was what is not told before the end. */
const body = (game: Position, player: Player): Pick<Death, 'player' | 'character' | 'hidden'> => ({
  player,
  character: characterOf(game, player).id,
  ...(game.options.revealDeaths === 'nothing' ? { hidden: true } : {}),
});

const departure = (game: Position, player: Player): Death => ({
  ...body(game, player),
  cause: 'autokill',
  by: [],
});

/** The dead of a lynch, of whom nobody's hand is named. */
export const executions = (
  game: Game,
  players: readonly string[],
  cause: 'lynch' | 'autokill',
): readonly Death[] => players.toSorted(byNick).map((player) => ({ ...body(game, player), cause, by: [] }));
