import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activateBonus, blockVote, grantBonus, stopGame } from '../../src/app/act.ts';
import { createGame } from '../../src/app/create-game.ts';
import { draftReport } from '../../src/app/draft-report.ts';
import { editPost } from '../../src/app/edit-post.ts';
import { joinGame, leaveGame } from '../../src/app/join-game.ts';
import { appointJuror, removeJuror } from '../../src/app/jurors.ts';
import { moveDeadline } from '../../src/app/move-deadline.ts';
import type { Actor, Context } from '../../src/app/ports.ts';
import { keepVersion, setAside } from '../../src/app/keep-version.ts';
import { publishReport } from '../../src/app/publish-report.ts';
import { readVersion } from '../../src/app/read-versions.ts';
import { restoreVersion } from '../../src/app/restore-version.ts';
import { saveReport } from '../../src/app/save-report.ts';
import { say } from '../../src/app/say.ts';
import { abstainLot, scoreLot } from '../../src/app/score-lot.ts';
import { sendCommand } from '../../src/app/send-command.ts';
import { gameSettings } from '../../src/app/settings.ts';
import { threeFatMen } from '../../src/engine/rulesets/three-fat-men/ruleset.ts';
import { startGame } from '../../src/app/start-game.ts';
import { awardNight } from '../../src/app/award-night.ts';
import { tallyNight } from '../../src/app/tally-night.ts';
import { writePost } from '../../src/app/write-post.ts';
import type { Refusal, Result } from '../../src/engine/result.ts';
import { documentOf, nested, paragraph } from './documents.ts';
import { rowsOf } from './rows.ts';
import { must, openSite, openTable, type Table, type TestSite } from './table.ts';

type UseCase = (ctx: Context, actor: Actor, input: never) => Promise<Result<unknown, Refusal>>;

let site: TestSite;
/** One table by day, one with its night closed. */
let day: Table;
let night: Table;
beforeAll(async () => {
  site = await openSite();
  day = await openTable(site, { title: 'День' });
  night = await openTable(site, { title: 'Ночь' });
  await night.lynch('Тис');
  must(await night.send({ by: 'Мак', command: 'Лечить Роза', description: 'Капли от бессонницы.' }));
  await night.closeNight();
  site.set('2026-12-07T08:00:00.000Z');
});
afterAll(() => site.close());

/** What no form of ours sends. */
const junk: readonly [string, unknown][] = [
  ['nothing', undefined],
  ['null', null],
  ['a number', 7],
  ['a fraction', 1.5],
  ['a negative number', -1],
  ['a number that no column holds', 2 ** 31],
  ['no number', Number.NaN],
  ['an empty text', ''],
  ['a text of 300,000 signs', 'ж'.repeat(300_000)],
  ['NUL', 'а\0б'],
  ['half a character', 'а\ud83dб'],
  ['a list', ['Мак']],
  ['an object', { toString: 'Мак' }],
  ['truth', true],
  ['10,000 levels', nested(10_000)],
];

interface Form {
  name: string;
  run: UseCase;
  table: () => Table;
  actor: (table: Table) => Actor;
  /** What would be taken, but for its game's state. */
  fields: Record<string, unknown>;
  /** Our own pages give it texts alone. */
  texts?: true;
}

const host = (table: Table) => table.host;
const juror = (table: Table) => table.juror;
const [byDay, byNight] = [() => day, () => night];
const report = { night: 1, version: 0, document: documentOf(paragraph('Утро.')) };

const versions: readonly [string, UseCase, Form['fields']][] = [
  ['restoreVersion', restoreVersion, { night: 1, version: 0, id: 'no-such-version' }],
  ['readVersion', readVersion, { night: 1, id: 'no-such-version' }],
  ['keepVersion', keepVersion, { night: 1, name: 'Проба', document: {} }],
  ['setAside', setAside, { night: 1, occasion: 'theirs', document: {} }],
];

const forms: readonly Form[] = [
  {
    name: 'writePost',
    run: writePost,
    table: byDay,
    actor: (table) => table.of('Мак'),
    fields: { key: 'a key for a post', text: '', vote: 'Незнакомец' },
  },
  {
    name: 'editPost',
    run: editPost,
    table: byDay,
    actor: (table) => table.of('Мак'),
    fields: { id: 'no-such-post', text: 'Слово.' },
  },
  {
    name: 'blockVote',
    run: blockVote,
    table: byDay,
    actor: (table) => table.of('Роза'),
    fields: { of: 'Мак' },
  },
  {
    name: 'activateBonus',
    run: activateBonus,
    table: byDay,
    actor: (table) => table.of('Роза'),
    fields: { bonus: 'shield' },
  },
  {
    name: 'grantBonus',
    run: grantBonus,
    table: byDay,
    actor: host,
    fields: { to: 'Незнакомец', bonus: 'shield' },
  },
  {
    name: 'stopGame',
    run: stopGame,
    table: byDay,
    actor: host,
    fields: { winner: 'nobody-at-all', why: 'Так вышло.' },
  },
  {
    name: 'moveDeadline',
    run: moveDeadline,
    table: byDay,
    actor: host,
    fields: { ends: '2026-01-01T00:00:00Z' },
  },
  {
    name: 'sendCommand',
    run: sendCommand,
    table: byNight,
    actor: (table) => table.of('Мак'),
    fields: { night: 1, key: 'a key for a night', command: { text: 'Лечить Мак' }, description: 'Пью чай.' },
  },
  { name: 'saveReport', run: saveReport, table: byNight, actor: host, fields: { ...report, version: 3 } },
  { name: 'draftReport', run: draftReport, table: byNight, actor: host, fields: { ...report, document: {} } },
  { name: 'publishReport', run: publishReport, table: byNight, actor: host, fields: report },
  ...versions.map(([name, run, fields]) => ({ name, run, table: byNight, actor: host, fields })),
  {
    name: 'scoreLot',
    run: scoreLot,
    table: byNight,
    actor: juror,
    fields: { night: 1, lot: 'Я-00', version: 0, scores: { image: 5 }, remark: 'Славно.', done: false },
  },
  {
    name: 'abstainLot',
    run: abstainLot,
    table: byNight,
    actor: juror,
    fields: { night: 1, lot: 'Я-00', version: 0 },
  },
  { name: 'tallyNight', run: tallyNight, table: byNight, actor: host, fields: { night: 1 } },
  { name: 'awardNight', run: awardNight, table: byNight, actor: host, fields: { night: 1 } },
  {
    name: 'appointJuror',
    run: appointJuror,
    table: byDay,
    actor: host,
    fields: { nick: 'Нет такого' },
    texts: true,
  },
  {
    name: 'removeJuror',
    run: removeJuror,
    table: byDay,
    actor: host,
    fields: { nick: 'Нет такого' },
    texts: true,
  },
  {
    name: 'joinGame',
    run: joinGame,
    table: byDay,
    actor: (table) => table.stranger,
    fields: {},
    texts: true,
  },
  {
    name: 'leaveGame',
    run: leaveGame,
    table: byDay,
    actor: (table) => table.stranger,
    fields: {},
    texts: true,
  },
  { name: 'startGame', run: startGame, table: byDay, actor: host, fields: {}, texts: true },
];

const russian = /^[А-ЯЁ«][^{}]*[.?!]$/u;

describe.each(forms)('$name', ({ run, table, actor, fields, texts }) => {
  it('refuses junk in every field with Russian words and stores nothing of it', async () => {
    const { slug, ctx } = table();
    const who = actor(table());
    const stored = async () => {
      const rows = await rowsOf(table());
      // A sound text that meets another version is refused, and kept for its host.
      return { ...rows, versions: rows.versions.flat().filter((one) => one.name !== 'stale') };
    };
    const rows = await stored();
    const heard: string[] = [];
    for (const field of ['slug', ...Object.keys(fields)]) {
      for (const [what, value] of junk.filter(([, one]) => !texts || typeof one === 'string')) {
        const result = await run(ctx, who, { slug, ...fields, [field]: value } as never);
        const words = result.ok ? 'TAKEN' : say(ctx, result.error);
        const at = result.ok ? undefined : result.error.detail?.field;
        const elsewhere = at !== undefined && String(at).split('.')[0] !== field;
        if (!russian.test(words) || elsewhere || /поле «.*[a-z]/u.test(words))
          heard.push(`${field}: ${what}: ${words}`);
      }
    }
    expect(heard).toEqual([]);
    expect(await stored()).toEqual(rows);
  });
});

it.each(forms.filter(({ texts }) => !texts))(
  '$name refuses what is no form at all',
  async ({ run, table, actor }) => {
    for (const [what, value] of junk) {
      expect(await run(table().ctx, actor(table()), value as never), what).toMatchObject({ ok: false });
    }
  },
);

describe('createGame', () => {
  const settings = (part: object) => ({ title: 'Новая партия', ruleset: 'three-fat-men', settings: part });
  const create = (input: unknown) => createGame(site.ctx, day.host, input);

  it.each([
    ['no title', { title: '', ruleset: 'three-fat-men' }, 'title'],
    ['a title of invisible signs', { title: '\u200b\u202e \u00a0', ruleset: 'three-fat-men' }, 'title'],
    ['a title of 81 signs', { title: 'ж'.repeat(81), ruleset: 'three-fat-men' }, 'title'],
    ['an unknown ruleset', { title: 'Партия', ruleset: '__proto__' }, 'ruleset'],
    [
      'an unknown option',
      { title: 'Партия', ruleset: 'three-fat-men', options: { godMode: true } },
      'options',
    ],
    [
      'an option that is none of the choices',
      { title: 'Партия', ruleset: 'three-fat-men', options: { revote: 'never' } },
      'revote',
    ],
    ['fewer seats than ten', settings({ seats: { min: 3, max: 24 } }), 'settings.seats.min'],
    ['more players to begin with than seats', settings({ seats: { min: 24, max: 12 } }), 'seats'],
    [
      'an hour that no clock shows',
      settings({ calendar: { dayStarts: '25:00' } }),
      'settings.calendar.dayStarts',
    ],
    [
      'a prize that is no bonus',
      settings({ jury: { ...gameSettings(threeFatMen).parse({}).jury, places: ['crown'] } }),
      'settings.jury.places.0',
    ],
    [
      'a negative length',
      settings({ descriptions: { min: -1, max: 10, hard: 10 } }),
      'settings.descriptions.min',
    ],
  ])('with %s names the field', async (_, input, field) => {
    const games = await site.ctx.store.games.list(['signup']);
    const refused = await create(input);
    expect(refused).toMatchObject({ ok: false, error: { detail: { field } } });
    expect(await site.ctx.store.games.list(['signup'])).toEqual(games);
  });

  it('by nobody signed in makes no game', async () => {
    const refused = await createGame(site.ctx, null, settings({}));
    expect(refused).toMatchObject({ ok: false, error: { code: 'not-signed-in' } });
  });

  it('of one title twice gives each game an address of its own', async () => {
    const slugs = [];
    for (const title of ['Одна и та же', 'Одна и та же', 'new', '!!!']) {
      slugs.push(must(await create({ title, ruleset: 'three-fat-men' })).slug);
    }
    expect(slugs).toEqual(['odna-i-ta-zhe', 'odna-i-ta-zhe-2', 'game-new', 'game-1']);
  });
});
