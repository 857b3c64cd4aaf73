import { allegiances, clanOf } from './allegiance.ts';
import type { Game } from './game.ts';
import { characterOf } from './seating.ts';
import type { ClanId, Player } from './vocabulary.ts';

/**
 * The clan of a player, as far as this viewer may know it: the host and, after the end (7.3), all know everybody's,
 * each his own, the public that of a dead man's character (9), a mafia clan its members (1.1).
 */
export function clanKnownTo(game: Game, viewer: Player | 'host' | null, player: Player): ClanId | null {
  if (viewer === 'host' || viewer === player || game.over !== null) return clanOf(game, player);
  const born = characterOf(game, player).clan;
  const told = game.options.revealDeaths !== 'nothing';
  if (told && !game.alive.includes(player) && born !== null) return born;
  return viewer !== null && isFellow(game, viewer, player) ? clanOf(game, player) : null;
}

/** Whom a member of a mafia clan knows for another. */
export function isFellow(game: Game, viewer: Player, player: Player): boolean {
  const clan = clanOf(game, viewer);
  const mafia = game.ruleset.clans.some((it) => it.id === clan && it.mafia);
  return mafia && clanOf(game, player) === clan && sawJoin(game, viewer, player);
}

/** Who joined when the viewer was dead is no news for the dead (8.1). */
function sawJoin(game: Game, viewer: Player, player: Player): boolean {
  const since = allegiances(game).get(player)?.since ?? -1;
  const died = game.past.findIndex((it) => it.deaths.some((one) => one.player === viewer));
  return died === -1 || died > since;
}
