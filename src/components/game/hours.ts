import { z } from 'zod';

/** «22:00» */
export const wallHour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/u, 'Время в виде 22:00.');

/** Days off, as they are written in Russia or as a computer writes them. */
export const daysOff = z.string().transform((text, check): string[] => {
  const words = text.split(/[\s,;]+/u).filter((word) => word !== '');
  const read = words.map((word) => ({ word, date: isoDate(word) }));
  const odd = read.find((one) => one.date === null);
  const message = odd
    ? `Даты «${odd.word}» не бывает. Пишите 31.12.2026, через пробел.`
    : read.length > 60
      ? 'Не больше 60 дней.'
      : null;
  if (message) check.addIssue({ code: 'custom', message, input: text });
  return read.flatMap((one) => one.date ?? []);
});

/** «31.12.2026» or «2026-12-31» as an ISO date; null when the calendar has no such day. */
function isoDate(word: string): string | null {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/u.exec(word) ?? [];
  const iso = day === '' ? word : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return z.iso.date().safeParse(iso).success ? iso : null;
}
