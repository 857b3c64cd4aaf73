import type { WovenState } from '../../literary/coverage.ts';
import type { DescriptionClass } from '../../literary/material.ts';
import type { KeptVersion, Occasion } from '../../literary/version.ts';
import type { SaveState } from './saver.ts';

const states: Readonly<Record<WovenState, string>> = {
  verbatim: 'дословно',
  reworked: 'переработано',
  mentioned: 'упомянуто',
  unwoven: 'не вплетено',
  omitted: 'опущено',
};

/** What became of a description, in a word. */
export const stateWords = (state: WovenState, known: DescriptionClass): string =>
  known === 'C' && (state === 'unwoven' || state === 'mentioned') ? 'до конца не звучит' : states[state];

const plural = new Intl.PluralRules('ru');

/** «1 описание», «3 описания», «15 описаний». */
export function counted(n: number, one: string, few: string, many: string): string {
  const rule = plural.select(n);
  return `${n}\u00a0${rule === 'one' ? one : rule === 'few' ? few : many}`;
}

/** The status line, but for the time of a saved report. */
export const saveWords: Readonly<Record<Exclude<SaveState['kind'], 'saved' | 'refused'>, string>> = {
  unsaved: 'Не сохранено',
  saving: 'Сохраняем…',
  waiting: 'Нет связи. Текст на этом устройстве, сохраним сами',
  conflict: 'Сохранена другая версия',
};

/** Who writes the report, when it is not this tab, in a few words. */
export const heldWords = ({ you, by }: { you: boolean; by: string }): string =>
  you ? 'Отчёт правят в\u00a0другой вкладке' : `Отчёт правит ${by}`;

const occasions: Readonly<Record<Occasion, string>> = {
  draft: 'Перед черновиком',
  restore: 'Перед возвратом к версии',
  mine: 'Чужой текст: выбрали свой',
  theirs: 'Свой текст: выбрали чужой',
  merged: 'Чужой текст: слили со своим',
  held: 'Не сохранилось: правку забрали',
  late: 'Не успело: отчёт уже вышел',
  stale: 'Не вышло: отчёт уже другой',
  unreadable: 'Как было, с непонятным местом',
  publication: 'Опубликовано',
};

/** What a version is called: by its host, or by the occasion on which it was kept. */
export const versionWords = ({ name, occasion }: Pick<KeptVersion, 'name' | 'occasion'>): string =>
  name ?? (occasion ? occasions[occasion] : '');

/** «48 мин», «1 ч 12 мин»; null when the time has come. */
export function remaining(milliseconds: number): string | null {
  const minutes = Math.ceil(milliseconds / 60_000);
  if (minutes <= 0) return null;
  const hours = Math.floor(minutes / 60);
  return hours > 0 ? `${hours}\u00a0ч ${minutes % 60}\u00a0мин` : `${minutes}\u00a0мин`;
}
