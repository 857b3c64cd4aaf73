import { clanKnownTo } from './known-clan.ts';
import type { Game } from './game.ts';
import { publicCause } from './public-outcome.ts';
import type { RosterLine } from './view-types.ts';
import type { Player } from './vocabulary.ts';

/**
 * Everybody by nick, alive or dead as the public knows it. Characters show to the host, of the dead (9) and after the
 * end (7.3) to all, one's own to each; a mafia clan knows its members by clan, not by character (1.1).
 */
export const roster = (game: Game, viewer: Player | 'host' | null): readonly RosterLine[] =>
  game.setup.seats.map(({ player, character }) => {
    const alive = game.alive.includes(player);
    const told = game.options.revealDeaths !== 'nothing';
    const shown = viewer === 'host' || viewer === player || (told && !alive) || game.over !== null;
    return {
      player,
      alive,
      character: shown ? character : null,
      clan: clanKnownTo(game, viewer, player),
      died: alive ? null : deathOf(game, player),
    };
  });

function deathOf(game: Game, player: Player): RosterLine['died'] {
  for (const { kind, number, deaths } of game.past) {
    const death = deaths.find((it) => it.player === player);
    if (death !== undefined) return { kind, number, cause: publicCause(death.cause) };
  }
  return null;
}
