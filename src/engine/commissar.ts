import { characterOf } from './seating.ts';
import type { Game } from './game.ts';
import { ok, refuse, type Result } from './result.ts';
import { draw } from './rolls.ts';
import { indexOf } from './ruleset-index.ts';
import type { Player } from './vocabulary.ts';

/**
 * 3.10 At the start of a night one commissar is drawn among the living commoners who have not been it yet, and told
 * so. Error: `impossible-roll`, when a scenario forces one who cannot be drawn.
 */
export function drawCommissar(game: Game): Result<Game> {
  if (!indexOf(game.ruleset).functions.has('commissar')) return ok(game);
  const among = candidates(game);
  const label = `night/${game.phase.number}/commissar`;
  const forced = game.setup.forced?.[label];
  if (forced !== undefined && !among.includes(forced)) {
    return refuse('impossible-roll', '3.10', { label, value: forced, among });
  }
  if (among.length === 0) return ok(game);
  const commissar = forced ?? draw(game.setup.seed, label, among);
  return ok({
    ...game,
    commissar,
    letters: [...game.letters, { to: commissar, kind: 'appointed', as: 'commissar' }],
    rolls: { ...game.rolls, [label]: commissar },
  });
}

/** Option `commissarPoolResets`: when all living commoners have been it, all are asked again. */
function candidates(game: Game): readonly Player[] {
  const commoners = game.alive.filter((it) => characterOf(game, it).id === game.ruleset.commoner);
  const been = new Set(game.past.map((it) => it.rolls[`night/${it.number}/commissar`]));
  const fresh = commoners.filter((it) => !been.has(it));
  return fresh.length === 0 && game.options.commissarPoolResets ? commoners : fresh;
}
