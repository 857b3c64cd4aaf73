import { readFileSync, readdirSync } from 'node:fs';
import { parse } from 'yaml';
import type { CommandOutcome, Death, NightOutcome } from '../../src/engine/outcome.ts';
import type { Phrases } from '../../src/engine/phrases.ts';
import type { ReportItem } from '../../src/engine/report-item.ts';
import type { AbilityId } from '../../src/engine/vocabulary.ts';
import { type Cast, castOf } from '../../src/literary/cast.ts';
import { readDocument, type ReportDocument } from '../../src/literary/document.ts';
import { nightMaterial, type SentDescription } from '../../src/literary/material.ts';
import type { ReportNode } from '../../src/literary/node.ts';
import { type Setting, settingSchema } from '../../src/literary/setting.ts';

const read = (path: string): unknown => parse(readFileSync(`content/${path}`, 'utf8'));

/** The world's prose as the site has it. */
export const setting: Setting = readdirSync('content/setting')
  .filter((name) => name.endsWith('.yaml'))
  .flatMap((name) => settingSchema.parse(read(`setting/${name}`)));

interface Entry {
  id: string;
  cases: Record<string, string>;
  gender: 'masculine';
  aliases: string[];
  secretWords: string[];
}
const entries = read('characters/three-fat-men.yaml') as Entry[];

/** The cast of «Три толстяка» as the site has it. */
export const cast: Cast = castOf(
  Object.fromEntries(
    entries.map(({ id, cases, gender }) => [id, { ...cases, gender }]),
  ) as Phrases['characters'],
  Object.fromEntries(entries.map(({ id, aliases }) => [id, aliases])),
  Object.fromEntries(entries.map(({ id, secretWords }) => [id, secretWords])),
);

export const seats = Object.entries({
  'Старый бобр': 'first-fat-man',
  Fix: 'tibul',
  Пихто: 'prospero',
  'Ключ-17': 'suok',
  Lady_Winter: 'ganimed',
  Котофей: 'august',
  Грымза: 'citizen',
  Арбуз: 'citizen',
  Туча: 'gaspar',
  Vasilisk: 'tutti',
}).map(([player, character]) => ({ player, character }));

export const outcome = (
  actor: string,
  ability: AbilityId,
  target: string,
  rest: Partial<CommandOutcome> = {},
): CommandOutcome => ({
  id: `c-${actor}-${ability}`,
  actor,
  ability,
  targets: [target],
  status: 'effective',
  reason: null,
  rule: '3',
  seen: null,
  step: 2,
  ...rest,
});

export const commands: readonly CommandOutcome[] = [
  outcome('Vasilisk', 'spy', 'Ключ-17', { seen: 'citizen' }),
  outcome('Lady_Winter', 'invite', 'Арбуз', { seen: 'citizen', step: 3 }),
  outcome('Ключ-17', 'beat', 'Арбуз', { seen: 'citizen', step: 4 }),
  outcome('Пихто', 'guard', 'Fix', { seen: 'tibul', step: 5 }),
  outcome('Fix', 'kill', 'Lady_Winter', { step: 6 }),
  outcome('Старый бобр', 'kill', 'Fix', { status: 'ineffective', reason: 'guarded', step: 6 }),
  outcome('Грымза', 'kill', 'Котофей', { status: 'ineffective', reason: 'backfired', step: 6 }),
  outcome('Туча', 'heal', 'Туча', { seen: 'gaspar', step: 8 }),
];

export const deaths: readonly Death[] = [
  { player: 'Lady_Winter', character: 'ganimed', cause: 'kill', by: ['Fix'] },
  { player: 'Грымза', character: 'citizen', cause: 'backfire', by: ['Котофей'], commissar: true },
];

const roleOf = (actor: string, ability: string | null) => {
  const character = seats.find(({ player }) => player === actor)?.character ?? '';
  return character === 'citizen' && ability === 'kill' ? 'commissar' : character;
};

/** The technical report that these commands would give. */
export const reportOf = (all: readonly CommandOutcome[]): readonly ReportItem[] =>
  all.map(({ status, step, ability, actor, seen }): ReportItem => {
    const common = { step, ability: ability ?? 'spy', actor: roleOf(String(actor), ability) };
    return status === 'effective'
      ? { ...common, line: 'acted', seen: typeof seen === 'string' ? seen : null }
      : { ...common, line: 'nothing' };
  });

export const texts: readonly SentDescription[] = [
  {
    id: 'd-spy',
    author: 'Vasilisk',
    ability: 'spy',
    text: 'Из дневника наследника. Сегодня за окном вздыхали львы, и я видел, как Ключ-17 пересчитывает на крыше звёзды и всё время сбивается.',
  },
  {
    id: 'd-invite',
    author: 'Lady_Winter',
    ability: 'invite',
    text: '— Сидите, Арбуз, до утра, — сказала тётушка Ганимед.\n— Чай остынет.\nГость послушался и съел четыре пирога с капустой, а на пятом уснул.',
  },
  {
    id: 'd-beat',
    author: 'Ключ-17',
    ability: 'beat',
    text: 'Раз — звёзды; два — мел рассыпается;\nТри — падает книжка из рук.\nИ ночь, как чулок, распускается\nНа ниточки, буквы и стук.',
  },
  {
    id: 'd-guard',
    author: 'Пихто',
    ability: 'guard',
    text: 'Оружейник Просперо сел поперёк порога, за которым храпел Fix. Перешагнуть его нельзя: он шире порога.',
  },
  { id: 'd-kill', author: 'Fix', ability: 'kill', text: 'Чай остыл. Она тоже.' },
  {
    id: 'd-failed',
    author: 'Старый бобр',
    ability: 'kill',
    text: 'Докладываю: силами одного Первого Толстяка произведена высадка на объект путём обрушения парадной люстры, потери — одна салфетка.',
  },
  {
    id: 'd-backfired',
    author: 'Грымза',
    ability: 'kill',
    text: 'Ходють и ходють! Испанец зарядил пистолет сушёным горохом, постучал к Котофею и говорит: «Гражданин, одиннадцать часов!»',
  },
  {
    id: 'd-citizen',
    author: 'Арбуз',
    ability: '',
    text: 'Всю ночь под окном кто-то ходил и вздыхал, а утром оказалось, что это был дождь.',
  },
];

/** A night of ten: two die, one command is stopped, the doctor's is described by nobody. */
export function material(
  change: Partial<{ commands: readonly CommandOutcome[]; texts: readonly SentDescription[] }> = {},
) {
  const all = change.commands ?? commands;
  const report = reportOf(all);
  const alive = seats
    .map(({ player }) => player)
    .filter((one) => !deaths.some(({ player }) => player === one));
  const night = { kind: 'night', number: 3, commands: all, deaths, alive, report } as unknown as NightOutcome;
  const said = report.map((item) =>
    'ability' in item ? `Строка протокола: ${item.actor}, ${item.ability}.` : '',
  );
  return nightMaterial(night, seats, change.texts ?? texts, 'citizen', said);
}

export const text = (value: string, ...marks: ReportNode[]): ReportNode =>
  marks.length > 0 ? { type: 'text', text: value, marks } : { type: 'text', text: value };
export const woven = (value: string, source: string, rumour = false): ReportNode =>
  text(value, { type: 'woven', attrs: { source, rumour } });
export const paragraph = (...content: (string | ReportNode)[]): ReportNode => ({
  type: 'paragraph',
  content: content.map((one) => (typeof one === 'string' ? text(one) : one)),
});
export const fragment = (id: string, source: string, ...content: ReportNode[]): ReportNode => ({
  type: 'fragment',
  attrs: { id, source },
  content,
});

/** A report with this title and these blocks, taken by the reader of documents. */
export function report(title: string, ...blocks: ReportNode[]): ReportDocument {
  const heading = { type: 'heading', attrs: { level: 2 }, content: title === '' ? [] : [text(title)] };
  const result = readDocument({ type: 'doc', content: [heading, ...blocks] });
  if (!result.ok) throw new Error(`${result.error.code} at ${result.error.path}`);
  return result.value;
}
