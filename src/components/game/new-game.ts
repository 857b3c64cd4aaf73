import { z } from 'zod';
import { optionValues, type OptionLine } from '../../app/read-options.ts';
import { longestSecret, secretField, secretValues, written } from '../../app/secret-lines.ts';
import { defaultCalendar, gameSettings, panelEnds } from '../../app/settings.ts';
import { defaultCriteria } from '../../jury/criteria.ts';
import type { BonusId } from '../../engine/vocabulary.ts';
import { placeNames, type Bill } from './bill.ts';
import { daysOff, wallHour } from './hours.ts';
import { weighed, weightField } from './panel-terms.ts';

/** The form of «Создать игру», field by field, in Russian words. */
export function newGame(bill: Bill) {
  const { least, most } = bill.ruleset.seats;
  const seats = z.coerce
    .number('Число мест.')
    .int('Целое число.')
    .min(least, `Не меньше ${least}.`)
    .max(most, `Не больше ${most}.`);
  // Where the host names every end himself, the form has no hours.
  const hour = (name: 'dayStarts' | 'dayEnds' | 'nightEnds') =>
    bill.ruleset.time === 'host'
      ? z
          .any()
          .default('')
          .transform(() => defaultCalendar[name])
      : wallHour;
  const days =
    bill.ruleset.time === 'host'
      ? z
          .any()
          .default('')
          .transform((): string[] => [])
      : daysOff.default([]);
  return z
    .looseObject({
      ...Object.fromEntries(bill.options.flatMap(numberField)),
      title: z.string().trim().min(1, 'Назовите партию.').max(80, 'Название длиннее 80 знаков.'),
      ruleset: z.string().min(1, 'Выберите свод правил.'),
      min: seats,
      max: seats,
      dayStarts: hour('dayStarts'),
      dayEnds: hour('dayEnds'),
      nightEnds: hour('nightEnds'),
      daysOff: days,
      shortest: z.coerce.number('Число знаков.').int().min(0).max(2000, 'Не больше 2000.'),
      longest: z.coerce
        .number('Число знаков.')
        .int()
        .min(100, 'Не меньше 100.')
        .max(10_000, 'Не больше 10 000.'),
      quorum: z.coerce.number('Число оценок.').int().min(1, 'Хотя бы одна.').max(9, 'Не больше девяти.'),
      soft: z.enum(panelEnds, 'Выберите срок.').default('lynch'),
      hard: z.enum(panelEnds, 'Выберите срок.').default('night'),
      maskRoles: z.enum(['yes', 'no']).default('no'),
      ...Object.fromEntries(weighed.map(({ name }) => [name, weight])),
    })
    .refine((form) => form.soft !== 'night' || form.hard !== 'lynch', {
      path: ['hard'],
      message: 'Раньше, чем напомнят.',
    })
    .refine((form) => weighed.some(({ name }) => Number((form as Fields)[name]) > 0), {
      path: [weighed[0]?.name ?? ''],
      message: 'Хоть что-то должно весить.',
    })
    .refine((form) => form.min <= form.max, { path: ['max'], message: 'Меньше, чем нужно для начала.' })
    .refine((form) => form.shortest < form.longest, {
      path: ['longest'],
      message: 'Меньше нижней границы.',
    })
    .refine((form) => form.nightEnds <= form.dayStarts, {
      path: ['nightEnds'],
      message: 'Ночь кончается не позже утреннего отчёта.',
    })
    .refine((form) => form.dayStarts < form.dayEnds, {
      path: ['dayEnds'],
      message: 'Суд Линча кончается позже, чем начался день.',
    })
    .superRefine((form, check) => {
      for (const [path, message] of [...prizes(bill, form), ...secrets(bill, form)])
        check.addIssue({ code: 'custom', path: [path], message, input: form[path] });
    });
}

/** How much a criterion counts: «1», «0,5», «2». */
const weight = z
  .string()
  .default('1')
  .transform((text) => Number(text.trim().replace(',', '.')))
  .refine((number) => number >= 0 && number <= 100, 'Число от 0 до 100.');

type Fields = Readonly<Record<string, unknown>>;
export type NewGame = z.output<ReturnType<typeof newGame>>;

/** A number that an option asks for; left empty where the ruleset has its own. */
function numberField({ id, range, unset }: OptionLine): readonly (readonly [string, z.ZodType])[] {
  if (range === null) return [];
  const { min, max } = range;
  const taken = (text: string) =>
    text.trim() === '' ? unset !== null : /^\d+$/u.test(text) && Number(text) >= min && Number(text) <= max;
  return [[id, z.string().refine(taken, `Число от ${min} до ${max}.`).optional()]];
}

const text = (form: Fields, name: string): string => {
  const value = form[name];
  return (Array.isArray(value) ? value : [value])
    .filter((one) => typeof one === 'string' && one !== '')
    .join(' ')
    .replaceAll('\r\n', '\n'); // a field of several lines counts a line's end as one sign
};

const kindsOf = (bill: Bill, form: Fields): readonly string[] =>
  bill.kinds ? text(form, bill.kinds.name).split(' ').filter(Boolean) : [];

/** 10 Places are rewarded from the first on, with what this game grants. */
function* prizes(bill: Bill, form: Fields): Generator<readonly [string, string]> {
  const kinds = kindsOf(bill, form);
  for (const [place, name] of placeNames.entries()) {
    const bonus = text(form, name);
    if (bonus === '') continue;
    if (!kinds.includes(bonus)) yield [name, 'Отметьте этот бонус выше или выберите другой.'];
    else if (placeNames.slice(0, place).some((better) => text(form, better) === ''))
      yield [name, 'Сначала наградите место выше.'];
  }
}

/** 3.15 A secret ability in the host's own words says what it does. */
function* secrets(bill: Bill, form: Fields): Generator<readonly [string, string]> {
  for (const { holder } of bill.secrets) {
    const [words, field] = [text(form, secretField(holder, 'text')).trim(), secretField(holder, 'text')];
    if (text(form, secretField(holder)) !== written) continue;
    if (words === '') yield [field, 'Напишите, что она делает.'];
    if (words.length > longestSecret)
      yield [field, `Короче: не больше ${longestSecret} знаков, сейчас ${words.length}.`];
  }
}

/** What the use case takes, from what the form says. */
export function gameInput(form: NewGame, bill: Bill) {
  const fields: Fields = form;
  const { min, max, dayStarts, dayEnds, nightEnds, daysOff, shortest, longest, quorum } = form;
  const kinds = kindsOf(bill, fields) as BonusId[];
  const defaults = gameSettings({ ...bill.ruleset, bonuses: kinds }).parse({});
  const answered = secretValues(bill.secrets, (name) => text(fields, name));
  const places = placeNames.map((name) => text(fields, name)).filter((bonus) => bonus !== '');
  return {
    title: form.title,
    ruleset: bill.ruleset.id,
    options: {
      ...optionValues(bill.options, (id) => (id in fields ? text(fields, id) : undefined)),
      ...(bill.kinds && bill.kinds.name !== 'kinds' ? { [bill.kinds.name]: kinds } : {}),
      ...(bill.secrets.length > 0 ? { secrets: answered } : {}),
    },
    settings: {
      ...defaults,
      seats: { min, max },
      calendar: { dayStarts, dayEnds, nightEnds, daysOff },
      descriptions: { ...defaults.descriptions, min: shortest, max: longest },
      jury: {
        ...defaults.jury,
        quorum,
        kinds,
        places,
        closes: { soft: form.soft, hard: form.hard },
        maskRoles: form.maskRoles === 'yes',
        criteria: defaultCriteria.map((one) => ({
          ...one,
          weight: Number(fields[weightField(one.id)] ?? 1),
        })),
      },
    },
  };
}
