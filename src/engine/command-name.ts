import { abilityIds, type AbilityId, type Player } from './vocabulary.ts';

/** A command as the host and an expectation name it: all of a player's, or his of one ability. */
export interface CommandName {
  readonly player: Player;
  readonly ability: AbilityId | null;
}

/**
 * Reads `nick` or `nick/ability`. A nick may have slashes of its own: whole it is meant before anything else, and an
 * ability stands after the last of them. null: no such player.
 */
export function commandName(written: string, players: readonly Player[]): CommandName | null {
  if (players.includes(written)) return { player: written, ability: null };
  const slash = written.lastIndexOf('/');
  const player = written.slice(0, Math.max(slash, 0));
  const ability = abilityIds.find((it) => it === written.slice(slash + 1));
  return ability !== undefined && players.includes(player) ? { player, ability } : null;
}
