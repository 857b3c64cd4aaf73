import type { Night } from './night.ts';
import type { AbilityId, Player, Role } from './vocabulary.ts';

/** 9 What a deed shows of its target's role; three-fat-men-first 9.1: by option nothing, for only spying shows one. */
export const shown = (night: Night, target: Player, by: AbilityId): Role | null =>
  night.options.reportReveals === 'spying' ? null : night.recognised(target, by);

/** three-fat-men-first 3.2, 3.5: a player's character, were he of the Circle; the commissar as 3.11 has him. */
export const bareRole = (night: Night, player: Player, by: AbilityId): Role =>
  player === night.game.commissar ? night.recognised(player, by) : night.character(player);
