import { characterOf } from './seating.ts';
import type { Position } from './position.ts';
import { ok, refuse, type Result } from './result.ts';
import { drawOrRecall } from './recall.ts';
import type { Player } from './vocabulary.ts';

/**
 * 3.10 At the start of a night one commissar is drawn among the living commoners who have not been it yet, and told
 * so. Error: `impossible-roll`, when a scenario forces one who cannot be drawn.
 */
export function drawCommissar(game: Position): Result<Partial<Position>> {
  const among = candidates(game);
  const label = `night/${game.phase.number}/commissar`;
  if (among.length === 0) return ok({});
  const forced = game.setup.forced?.[label];
  if (forced !== undefined && !among.includes(forced)) {
    return refuse('impossible-roll', '3.10', { label, value: forced, among });
  }
  const commissar = forced ?? drawOrRecall(game, label, among);
  return ok({
    commissar,
    letters: [...game.letters, { to: commissar, kind: 'appointed', as: 'commissar' }],
    rolls: { ...game.rolls, [label]: commissar },
  });
}

/** Option `commissarPoolResets`: when all living commoners have been it, all are asked again. */
function candidates(game: Position): readonly Player[] {
  const commoners = game.alive.filter((it) => characterOf(game, it).id === game.ruleset.commoner);
  const been = beenSinceReset(game);
  const fresh = commoners.filter((it) => !been.has(it));
  return fresh.length === 0 && game.options.commissarPoolResets ? commoners : fresh;
}

/** Whoever was drawn a second time was the first of a new round. */
function beenSinceReset({ past }: Position): ReadonlySet<Player> {
  const been = new Set<Player>();
  for (const { kind, number, rolls } of past) {
    if (kind !== 'night') continue;
    const drawn = rolls[`night/${number}/commissar`];
    if (drawn === undefined) continue;
    if (been.has(drawn)) been.clear();
    been.add(drawn);
  }
  return been;
}
