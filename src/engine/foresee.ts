import { differences, type Difference } from './differences.ts';
import type { Game } from './game.ts';
import type { Entry, EntryOf } from './log.ts';
import { play } from './play.ts';
import { ok, type Result } from './result.ts';

/**
 * 3.17 What a ruling would make otherwise; nothing is changed. A night that is still open is looked at as if it ended
 * now. Errors: those of the entry.
 */
export function foresee(
  game: Game,
  ruling: (EntryOf<'adjudicate'> | EntryOf<'overrule'>) & { readonly at: string },
): Result<Difference> {
  const played = play(game, ruling);
  if (played.refusal !== null) return { ok: false, error: played.refusal };
  const open = game.phase.kind === 'night' && game.phase.state === 'open' && ruling.kind === 'adjudicate';
  const close: Entry = { at: ruling.at, kind: 'close' };
  const seen = (it: Game): Game => (open ? play(it, close).game : it);
  return ok(differences(seen(game), seen(played.game)));
}
