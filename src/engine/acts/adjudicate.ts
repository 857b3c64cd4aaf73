import { abilitiesOf } from '../functions.ts';
import { playsHere } from '../seating.ts';
import type { Game } from '../game.ts';
import type { EntryOf } from '../log.ts';
import type { Played } from '../played.ts';
import { refusal } from '../result.ts';
import { settled } from './turn.ts';

/**
 * 3.17 The host overrules an outcome of this night, before or after it was closed, until it is published: the rest of
 * the night follows from his ruling.
 */
export function adjudicate(game: Game, { of, outcome, why, tell }: EntryOf<'adjudicate'>): Played {
  if (game.phase.kind !== 'night') return { game, refusal: refusal('wrong-phase', '3.17') };
  if (!concernsSomebody(game, of))
    return { game, refusal: refusal('unknown-command', '3.17', { target: of }) };
  const ruling = { of, outcome, why, ...(tell === undefined ? {} : { tell }) };
  return { game: settled({ ...game, rulings: [...game.rulings, ruling] }), refusal: null };
}

/** A nick, or nick/ability; in a closed night there must be such a command. */
function concernsSomebody(game: Game, of: string): boolean {
  if (game.phase.state === 'closed') {
    const standing = game.sent.filter((it) => it.status === 'standing');
    return standing.some((it) => of === it.by || of === `${it.by}/${it.ability}`);
  }
  return (
    playsHere(game, of) || game.alive.some((it) => abilitiesOf(game, it).some((id) => of === `${it}/${id}`))
  );
}
