import type { Game } from './game.ts';
import { ok, type Result } from './result.ts';

/** A night that opens, with what its ruleset does first: see the rules in `nightfall`. */
export function nightfall(opened: Game): Result<Game> {
  let game = opened;
  for (const rule of game.ruleset.nightfall) {
    const added = rule(game);
    if (!added.ok) return added;
    game = { ...game, ...added.value, ruleset: game.ruleset };
  }
  return ok(game);
}
