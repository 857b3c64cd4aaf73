import type { Game } from '../game.ts';
import type { EntryOf } from '../log.ts';
import type { Played } from '../played.ts';
import { refusal } from '../result.ts';
import { concerns } from '../ruling.ts';
import { settled } from './turn.ts';

/**
 * 3.17 The host overrules an outcome of this night, before or after it was closed, until it is published: the rest of
 * the night follows from his ruling. He rules on commands that stand; one that comes later in their place is another.
 */
export function adjudicate(game: Game, { of, outcome, why, tell }: EntryOf<'adjudicate'>): Played {
  if (game.phase.kind !== 'night') return { game, refusal: refusal('wrong-phase', '3.17') };
  const commands = game.sent
    .filter(
      ({ status, id, by: actor, ability }) =>
        status === 'standing' && concerns({ of }, { id, actor, ability }),
    )
    .map((it) => it.id);
  if (commands.length === 0) return { game, refusal: refusal('unknown-command', '3.17', { target: of }) };
  const ruling = { of, outcome, why, commands, ...(tell === undefined ? {} : { tell }) };
  return { game: settled({ ...game, rulings: [...game.rulings, ruling] }), refusal: null };
}
