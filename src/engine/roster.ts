import { characterById } from './ruleset-index.ts';
import type { Game } from './game.ts';
import { publicCause } from './public-outcome.ts';
import type { RosterLine } from './view-types.ts';
import type { CharacterId, ClanId, Player } from './vocabulary.ts';

/**
 * Everybody by nick, alive or dead as the public knows it. Characters show to the host, of the dead (9) and after the
 * end (7.3) to all, one's own to each; a mafia clan knows its members by clan, not by character (1.1).
 */
export function roster(game: Game, viewer: Player | 'host' | null): readonly RosterLine[] {
  const clans = new Map(game.setup.seats.map((it) => [it.player, clanOfCharacter(game, it.character)]));
  const mine = viewer === null ? undefined : clans.get(viewer);
  const mafia = game.ruleset.clans.some((it) => it.id === mine && it.mafia);
  return game.setup.seats.map(({ player, character }) => {
    const alive = game.alive.includes(player);
    const clan = clans.get(player) ?? null;
    const shown = viewer === 'host' || viewer === player || !alive || game.over !== null;
    return {
      player,
      alive,
      character: shown ? character : null,
      clan: shown || (mafia && clan === mine) ? clan : null,
      died: alive ? null : deathOf(game, player),
    };
  });
}

const clanOfCharacter = (game: Game, id: CharacterId): ClanId => characterById(game.ruleset, id).clan;

function deathOf(game: Game, player: Player): RosterLine['died'] {
  for (const { kind, number, deaths } of game.past) {
    const death = deaths.find((it) => it.player === player);
    if (death !== undefined) return { kind, number, cause: publicCause(death.cause) };
  }
  return null;
}
