import { createGame } from '../../src/app/create-game.ts';
import { joinGame } from '../../src/app/join-game.ts';
import type { Actor, Context } from '../../src/app/ports.ts';
import { publishReport } from '../../src/app/publish-report.ts';
import { sendCommand } from '../../src/app/send-command.ts';
import { beginGame } from '../../src/app/start-game.ts';
import { writePost } from '../../src/app/write-post.ts';
import { foldNick } from '../../src/engine/nick.ts';
import type { Result } from '../../src/engine/result.ts';
import { allCasts, readSetting } from '../../src/literary-content.ts';
import { allPhrases } from '../../src/phrases.ts';
import { readSiteWords } from '../../src/site-words.ts';
import { openTestStore } from '../support/database.ts';

/** Who plays whom: sixteen seats, every function but the second maniac's and the scholar's. */
export const cast = {
  Псевдоним: 'first-fat-man',
  Тимофеич: 'second-fat-man',
  Гипотенуза: 'third-fat-man',
  Трамвай: 'tutti',
  Броня: 'tibul',
  Сова: 'prospero',
  Хомяк: 'suok',
  Дрозд: 'brizak',
  Штурман: 'gaspar',
  Рикки: 'ganimed',
  Квазимодо: 'balloon-seller',
  Скрепка: 'dance-teacher',
  Элеватор: 'bonaventura',
  Зелёнка: 'august',
  Йожег: 'citizen',
  Нюра: 'citizen',
} as const;
export type Nick = keyof typeof cast | 'Ведущий' | 'Судья' | 'Прохожий';

/** The value, or the test fails with the refusal. */
export function must<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

let stages = 0;

/** A game of sixteen on an empty database, its clock in the test's hands. */
export async function openStage() {
  const store = await openTestStore();
  const phrases = allPhrases();
  let now = new Date('2026-12-07T10:00:00+03:00');
  // Ids differ between stages as they do between games: what was replayed is kept by them.
  const stage = (stages += 1);
  let ids = 0;
  const ctx: Context = {
    store,
    now: () => now,
    confirm: async () => ({ ok: true, value: null }),
    chance: { id: () => `id-${stage}-${(ids += 1)}`, seed: () => 'зерно' },
    phrases,
    siteWords: readSiteWords(),
    setting: readSetting(),
    cast: allCasts(phrases),
  };
  const accounts = new Map<string, NonNullable<Actor>>();
  for (const nick of [...Object.keys(cast), 'Ведущий', 'Судья', 'Прохожий']) {
    const row = { id: ctx.chance.id(), nick, nickKey: foldNick(nick), email: null, passwordHash: null };
    await store.accounts.create({ ...row, createdAt: now });
    accounts.set(nick, { id: row.id, nick });
  }
  const as = (nick: Nick): NonNullable<Actor> => {
    const account = accounts.get(nick);
    if (!account) throw new Error(nick);
    return account;
  };
  const host = as('Ведущий');
  const { slug } = must(await createGame(ctx, host, { title: 'Проба', ruleset: 'three-fat-men' }));
  const players = Object.keys(cast) as (keyof typeof cast)[];
  for (const nick of players) must(await joinGame(ctx, as(nick), { slug }));

  return {
    ctx,
    slug,
    as,
    host,
    players,
    at: (time: string) => (now = new Date(`2026-12-${time}:00+03:00`)),
    start: async () => {
      const seats = players.map((player) => ({ player, character: cast[player] }));
      const forced = { 'night/1/commissar': 'Йожег' };
      must(await beginGame(ctx, host, { slug }, { seed: 'зерно', seats, forced }));
    },
    vote: async (by: Nick, vote: Nick, text = '') =>
      must(await writePost(ctx, as(by), { slug, key: `key-of-${by}-${ids}`, text, vote })).id,
    send: async (by: Nick, ability: string, target: Nick, description = '') => {
      const key = `night-key-${by}-${ability}-${ids}`;
      const command = { ability, targets: [target] };
      return sendCommand(ctx, as(by), { slug, night: 1, key, command, description });
    },
    /** Publishes night 1 with a text of the host's own. */
    publish: async (paragraphs: readonly string[], title = 'Ночь первая, тихая') => {
      const text = (type: string, words: string, attrs = {}) => ({
        type,
        attrs,
        content: [{ type: 'text', text: words }],
      });
      const content = [
        text('heading', title, { level: 2 }),
        ...paragraphs.map((one) => text('paragraph', one)),
      ];
      const document = { type: 'doc', content };
      must(await publishReport(ctx, host, { slug, night: 1, version: 0, document }));
    },
    close: () => store.close(),
  };
}

export type Stage = Awaited<ReturnType<typeof openStage>>;
