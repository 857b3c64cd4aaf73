import { z } from 'zod';
import { optionValues, type OptionLine } from '../../app/read-options.ts';
import { gameSettings } from '../../app/settings.ts';

const seats = z.coerce
  .number('Число мест.')
  .int('Целое число.')
  .min(10, 'Не меньше десяти.')
  .max(40, 'Не больше сорока.');
const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/u, 'Время в виде 22:00.');
const days = z.string().transform((text, check): string[] => {
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

/** The form of «Создать игру», field by field, in Russian words. */
export const newGame = z
  .looseObject({
    title: z.string().trim().min(1, 'Назовите партию.').max(80, 'Название длиннее 80 знаков.'),
    ruleset: z.string().min(1, 'Выберите свод правил.'),
    min: seats,
    max: seats,
    dayStarts: hour,
    dayEnds: hour,
    nightEnds: hour,
    daysOff: days.default([]),
    shortest: z.coerce.number('Число знаков.').int().min(0).max(2000, 'Не больше 2000.'),
    longest: z.coerce
      .number('Число знаков.')
      .int()
      .min(100, 'Не меньше 100.')
      .max(10_000, 'Не больше 10 000.'),
    quorum: z.coerce.number('Число оценок.').int().min(1, 'Хотя бы одна.').max(9, 'Не больше девяти.'),
  })
  .refine((form) => form.min <= form.max, { path: ['max'], message: 'Меньше, чем нужно для начала.' })
  .refine((form) => form.shortest < form.longest, { path: ['longest'], message: 'Меньше нижней границы.' })
  .refine((form) => form.nightEnds <= form.dayStarts, {
    path: ['nightEnds'],
    message: 'Ночь кончается не позже утреннего отчёта.',
  })
  .refine((form) => form.dayStarts < form.dayEnds, {
    path: ['dayEnds'],
    message: 'Суд Линча кончается позже, чем начался день.',
  });

export type NewGame = z.output<typeof newGame>;

/** The places that the host may give bonuses for. */
export const placeNames = ['place-1', 'place-2', 'place-3'] as const;

/** What the use case takes, from what the form says. */
export function gameInput(form: NewGame, options: readonly OptionLine[]) {
  const answer = (name: string) => (typeof form[name] === 'string' ? (form[name] as string) : '');
  const { min, max, dayStarts, dayEnds, nightEnds, daysOff, shortest, longest, quorum } = form;
  const defaults = gameSettings.parse({});
  return {
    title: form.title,
    ruleset: form.ruleset,
    options: optionValues(options, answer),
    settings: {
      ...defaults,
      seats: { min, max },
      calendar: { dayStarts, dayEnds, nightEnds, daysOff },
      descriptions: { ...defaults.descriptions, min: shortest, max: longest },
      jury: { ...defaults.jury, quorum, places: placeNames.map(answer).filter((bonus) => bonus !== '') },
    },
  };
}
