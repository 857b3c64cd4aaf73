import { atRisk, departs } from '../absences.ts';
import type { Game } from '../game.ts';
import type { EntryOf } from '../log.ts';
import type { Played } from '../played.ts';
import { refusal } from '../result.ts';

/**
 * fast-mafia 5.6 The host says in which order those leave who miss one lynch too many: until he closes it, and as
 * often as he likes. Whom he names and who votes after all is not due. Refusal: `unknown-choice`, for whoever cannot be due.
 */
export function chooseOrder(game: Game, { name, value }: EntryOf<'choose'>): Played {
  const may: readonly unknown[] = atRisk(game);
  const order = Array.isArray(value) ? (value as readonly string[]) : [];
  const sound =
    game.phase.kind === 'lynch' &&
    order.length > 0 &&
    order.every((it) => may.includes(it)) &&
    new Set(order).size === order.length;
  if (!sound) return { game, refusal: refusal('unknown-choice', '5.6', { name }) };
  return { game: { ...game, choices: { ...game.choices, [departs]: order } }, refusal: null };
}
