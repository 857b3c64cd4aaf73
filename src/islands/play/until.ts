import { moscowHour, untilMoscow } from '../../calendar/words.ts';

/** «до 08:00», and with the weekday when it is more than a day ahead: «до понедельника, 08:00». */
export function until(ends: Date, now: Date): string {
  return ends.getTime() - now.getTime() > 86_400_000 ? untilMoscow(ends) : `до\u00a0${moscowHour(ends)}`;
}
