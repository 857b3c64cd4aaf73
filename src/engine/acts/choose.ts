import { departs } from '../absences.ts';
import type { Game } from '../game.ts';
import type { EntryOf } from '../log.ts';
import { openChoices } from '../open-choices.ts';
import type { Played } from '../played.ts';
import { refusal } from '../result.ts';
import { chooseOrder } from './choose-order.ts';
import { late } from './late.ts';

/**
 * 6.2 The doll chooses one of the clans that recruited her, until the lynch ends; the last word counts. The choice goes
 * by its name or by the nick of who makes it.
 */
export function choose(game: Game, entry: EntryOf<'choose'>): Played {
  if (entry.by === undefined && entry.name === departs) return chooseOrder(game, entry);
  const { at, by, name, value } = entry;
  const choice = openChoices(game)
    .filter((it) => by === undefined || by === it.player)
    .find((it) => name === it.name || name === it.player);
  const clan = choice?.among.find((it) => it === value);
  if (choice === undefined || clan === undefined)
    return { game, refusal: refusal('unknown-choice', '6.2', { name }) };
  const tooLate = late(game, at);
  if (tooLate !== null) return { game, refusal: tooLate };
  return { game: { ...game, choices: { ...game.choices, [choice.player]: clan } }, refusal: null };
}
