import { z } from 'zod';
import type { Phrases } from '../engine/phrases.ts';
import { rulesetById } from '../engine/rulesets/catalogue.ts';
import { bonusIds } from '../engine/vocabulary.ts';

/** An option of a ruleset as a line of the bill: what is asked and what may be answered. */
export interface OptionLine {
  id: string;
  label: string;
  hint: string;
  rule: string;
  choices: readonly { value: string; words: string }[];
  value: string;
}

interface OptionWords {
  label: string;
  hint: string;
  rule: string;
  choices: Readonly<Record<string, string>>;
}

const yesNo = { true: 'да', false: 'нет' };

/** The words of every option that a ruleset may have, by its id. */
const words: Readonly<Record<string, OptionWords>> = {
  doll: {
    label: 'Кукла наследника Тутти',
    hint: 'ничья, пока её не завербует один из кланов',
    rule: '6',
    choices: yesNo,
  },
  mutualBlocks: {
    label: 'Два блокиратора выбрали друг друга',
    hint: 'чей ход пропадает',
    rule: '3.1',
    choices: { both: 'у обоих', neither: 'ни у кого' },
  },
  protectionCapacity: {
    label: 'От скольких нападений спасает защита',
    hint: 'и лечение тоже',
    rule: '3.6',
    choices: { unlimited: 'от всех', one: 'от одного' },
  },
  deadStillAct: {
    label: 'Погибший этой ночью доводит ход до конца',
    hint: 'если его шаг позже',
    rule: '3',
    choices: yesNo,
  },
  dyingLearn: {
    label: 'Погибший узнаёт, что вышло из его хода',
    hint: 'письмом утром',
    rule: '3',
    choices: yesNo,
  },
  mirrorSpying: {
    label: 'Зеркальный шпионаж',
    hint: 'за кем шпионили, тот узнаёт персонажа шпиона',
    rule: '3.2',
    choices: yesNo,
  },
  commissarPoolResets: {
    label: 'Испанец может выпасть второй раз',
    hint: 'когда все мирные жители уже побывали им',
    rule: '3.10',
    choices: yesNo,
  },
  commissarDisguised: {
    label: 'Испанца принимают за мирного жителя',
    hint: 'кто именно',
    rule: '3.11',
    choices: { none: 'никто', blocks: 'учитель танцев', all: 'все' },
  },
  revote: {
    label: 'Какой голос считать',
    hint: 'если игрок голосовал не один раз',
    rule: '5.2',
    choices: { last: 'последний', first: 'первый' },
  },
  reportDetail: {
    label: 'Что говорит технический отчёт',
    hint: 'о целях ночных ходов',
    rule: '9',
    choices: { roles: 'персонажей', nicks: 'персонажей и ники', 'deaths-only': 'только о погибших' },
  },
};

interface Property {
  type?: string;
  enum?: readonly unknown[];
  default?: unknown;
}

/** Every option of a ruleset, in its schema's order, at its default or as a game has set it. */
export function optionLines(
  ruleset: string,
  chosen: Readonly<Record<string, unknown>> = {},
): readonly OptionLine[] {
  const found = rulesetById(ruleset);
  if (!found) return [];
  const schema = z.toJSONSchema(found.options, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, Property>;
  };
  return Object.entries(schema.properties ?? {}).flatMap(([id, property]) => {
    const known = words[id];
    const values = property.type === 'boolean' ? [false, true] : (property.enum ?? []);
    if (values.length === 0) return []; // what is no choice of words, like a secret ability (3.15), is no line
    return {
      id,
      label: known?.label ?? id,
      hint: known?.hint ?? '',
      rule: known?.rule ?? '',
      choices: values.map((value) => ({
        value: String(value),
        words: known?.choices[String(value)] ?? String(value),
      })),
      value: String(chosen[id] ?? property.default ?? ''),
    };
  });
}

/** A form's answers as the schema wants them: booleans are booleans again. */
export function optionValues(
  lines: readonly OptionLine[],
  answer: (id: string) => string,
): Record<string, unknown> {
  return Object.fromEntries(
    lines
      .map(({ id }) => [id, answer(id)] as const)
      .filter(([, value]) => value !== '')
      .map(([id, value]) => [id, value === 'true' ? true : value === 'false' ? false : value]),
  );
}

/** The bonuses that a host may choose from (10). */
export const bonusLines = (phrases: Phrases): readonly { value: string; words: string }[] =>
  bonusIds.map((id) => ({ value: id, words: phrases.bonuses[id].name }));
