import type { Game } from './game.ts';
import { characterOf } from './seating.ts';
import type { BonusId, Player } from './vocabulary.ts';

/** 10 Whether a bonus is of any use to this player: a plain citizen has no command to double. */
export function mayHold(game: Game, player: Player, bonus: BonusId): boolean {
  return bonus !== 'second-command' || characterOf(game, player).id !== game.ruleset.commoner;
}
