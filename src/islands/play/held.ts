import { slotOf } from '../../literary/slot.ts';
import type { Accepted } from './api-shape.ts';
import type { CommandOffer, Descriptions, NightForm, SentLine } from './night-form.ts';
import { standing } from './night-form.ts';

/** What the server holds of a player's night: commands and texts, each under its slot. */
export interface Held {
  readonly sent: readonly SentLine[];
  readonly description: Descriptions;
}

/** Texts of a form before anything stands: one text, whatever its player with one command chooses. */
export const SHARED = 'one';

/**
 * Which text a form shows. A player with one ability has one text until his command stands; then a text without a command
 * is another one. With the bonus of a second command a new target is the second command's.
 */
export function slotFor(
  form: NightForm,
  offers: readonly CommandOffer[],
  { sent }: Pick<Held, 'sent'>,
): string {
  const stand = standing(sent);
  if (offers.length <= 1 && stand.length === 0) return SHARED;
  if (form.mode === 'none' || (form.mode === 'text' && offers.length > 1)) return form.mode;
  const offer = form.mode === 'text' ? offers[0] : offers.find(({ ability }) => ability === form.mode);
  if (!offer) return form.mode;
  const own = stand.filter(({ ability }) => ability === offer.ability);
  const chosen = (form.targets[offer.ability] ?? []).filter(Boolean).join('\n');
  const same = form.mode === 'text' ? undefined : own.find(({ targets }) => targets.join('\n') === chosen);
  if (same) return same.slot;
  const doubled = stand.some(({ slot, ability }) => slot !== ability);
  const second = own.length > 1 || (offer.twice === true && own.length === 1 && !doubled && chosen !== '');
  return slotOf(offer.ability, second ? 1 : 0);
}

/** What is held after an answer: one command and one text a slot, the same words never twice. */
export function afterAnswer(
  held: Held,
  answer: Accepted,
  text: string,
  offers: readonly CommandOffer[],
): Held {
  const { slot, ability, targets, at } = answer;
  const label = offers.find((offer) => offer.ability === ability)?.label ?? '';
  const line = ability === null ? [] : [{ ability, slot, label, targets, at, status: 'accepted' as const }];
  const words = text.trim();
  const others = Object.entries(held.description).filter(([key, one]) => key !== slot && one.text !== words);
  return {
    sent: [...held.sent.filter((one) => ability === null || one.slot !== slot), ...line],
    description: { ...Object.fromEntries(others), ...(words ? { [slot]: { text: words, at } } : {}) },
  };
}

/** The texts of a form after an answer: what was sent stands in its slot, what the server dropped is gone. */
export function textsAfter(
  texts: NightForm['texts'],
  shown: string,
  slot: string,
  before: Held,
  after: Held,
): NightForm['texts'] {
  const dropped = Object.keys(before.description).filter((key) => !after.description[key]);
  const alone: NightForm['texts'] = shown === SHARED ? { none: after.description.none?.text ?? '' } : {};
  return {
    ...texts,
    ...Object.fromEntries(dropped.map((key) => [key, ''])),
    ...alone,
    [slot]: texts[shown] ?? '',
  };
}

/** What sending will do to what is accepted already, in a sentence; null when nothing is. */
export function effectWords(
  form: NightForm,
  text: string,
  offers: readonly CommandOffer[],
  held: Held,
): string | null {
  const stand = standing(held.sent);
  const alone = held.description.none;
  if (stand.length === 0 && !alone) return null;
  const slot = slotFor(form, offers, held);
  const replaces = 'Заменит то, что принято раньше.';
  if (form.mode === 'none') {
    if (stand.length === 0) return replaces;
    return alone
      ? 'Команда останется в силе, заменится только текст без команды.'
      : 'Команда останется в силе, текст встанет рядом.';
  }
  if (stand.length === 0) {
    return alone && alone.text !== text.trim()
      ? 'Текст без команды останется, команда встанет рядом.'
      : replaces;
  }
  if (slot === 'text') return 'Заменит прежнюю команду той же функции.';
  return stand.some((one) => one.slot === slot)
    ? replaces
    : 'Принятая команда останется в силе, эта встанет рядом.';
}
