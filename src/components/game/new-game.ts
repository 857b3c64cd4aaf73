import { z } from 'zod';
import { optionValues, type OptionLine } from '../../app/read-options.ts';
import { gameSettings } from '../../app/settings.ts';

const seats = z.coerce
  .number('Число мест.')
  .int('Целое число.')
  .min(10, 'Не меньше десяти.')
  .max(40, 'Не больше сорока.');
const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/u, 'Время в виде 22:00.');
const days = z
  .string()
  .transform((text) => text.split(/[\s,;]+/u).filter((word) => word !== ''))
  .pipe(z.array(z.string().regex(/^\d{4}-\d{2}-\d{2}$/u, 'Даты в виде 2026-12-31, через пробел.')).max(60));

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
  .refine((form) => form.shortest < form.longest, { path: ['longest'], message: 'Меньше нижней границы.' });

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
