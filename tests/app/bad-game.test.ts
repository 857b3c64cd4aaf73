import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeLynch } from '../../src/app/close-phase.ts';
import { createGame } from '../../src/app/create-game.ts';
import { joinGame } from '../../src/app/join-game.ts';
import { loadGame } from '../../src/app/load-game.ts';
import { say } from '../../src/app/say.ts';
import { beginGame, startGame } from '../../src/app/start-game.ts';
import type { Refusal, Result } from '../../src/engine/result.ts';
import type { RulesetId } from '../../src/engine/vocabulary.ts';
import { cast, must, openSite, openTable, type Person, type TestSite } from './table.ts';

let site: TestSite;
let host: Person;
beforeAll(async () => {
  site = await openSite();
  host = await site.account('Вожатый');
});
afterAll(() => site.close());

const russian = /^[А-ЯЁ«][^{}]*[.?!]$/u;
const said = (result: Result<unknown, Refusal>, ruleset?: RulesetId): string =>
  result.ok ? 'TAKEN' : say(site.ctx, result.error, ruleset);

const ofAll = () => site.ctx.store.games.list(['signup', 'running', 'over']);

describe('an option out of range', () => {
  it.each([
    ['three-fat-men', { revote: 'middle' }, 'revote', 'Какой голос считать'],
    ['three-fat-men', { mirrorSpying: 7 }, 'mirrorSpying', 'Зеркальный шпионаж'],
    ['three-fat-men', { doll: 'yes' }, 'doll', 'Кукла наследника Тутти'],
    ['fast-mafia', { mafia: 0 }, 'mafia', 'Сколько мафиози'],
    ['fast-mafia', { mafia: 2.5 }, 'mafia', 'Сколько мафиози'],
    ['fast-mafia', { starts: 'evening' }, 'starts', 'С чего начинается партия'],
    ['three-fat-men-first', { tub: 'maniac' }, 'tub', 'Кто такой Туб'],
  ] as const)(
    'of %s, %j, is named by its label, and no game is made',
    async (ruleset, options, field, label) => {
      const before = await ofAll();
      const refused = await createGame(site.ctx, host, { title: 'Партия', ruleset, options });
      expect(refused).toMatchObject({ ok: false, error: { detail: { field } } });
      expect(said(refused)).toContain(`«${label}»`);
      expect(said(refused)).toMatch(russian);
      expect(await ofAll()).toEqual(before);
    },
  );

  it.each(['three-fat-men', 'three-fat-men-first', 'fast-mafia'])(
    'that %s does not have makes no game either',
    async (ruleset) => {
      const before = await ofAll();
      const refused = await createGame(site.ctx, host, { title: 'П', ruleset, options: { godMode: true } });
      expect(said(refused)).toMatch(russian);
      expect(refused.ok).toBe(false);
      expect(await ofAll()).toEqual(before);
    },
  );
});

describe('a game that cannot be dealt', () => {
  /** So many have signed up. */
  async function signedUp(ruleset: string, players: number, options = {}): Promise<string> {
    const { slug } = must(await createGame(site.ctx, host, { title: 'Проба состава', ruleset, options }));
    for (const nick of Object.keys(cast).slice(0, players)) {
      must(await joinGame(site.ctx, await site.account(nick), { slug }));
    }
    return slug;
  }

  it.each([
    ['three-fat-men', 9, {}, /9.*10/u],
    ['three-fat-men', 0, {}, /0.*10/u],
    ['three-fat-men-first', 12, {}, /12.*17|17/u],
    ['fast-mafia', 4, {}, /4.*5/u],
  ] as const)(
    'by %s for %i with %j stays in sign-up, and the host is told',
    async (ruleset, players, options, words) => {
      const slug = await signedUp(ruleset, players, options);
      const refused = await startGame(site.ctx, host, { slug });
      expect(said(refused, ruleset)).toMatch(words);
      expect(said(refused, ruleset)).toMatch(russian);
      const row = await site.ctx.store.games.bySlug(slug);
      expect(row).toMatchObject({ state: 'signup', version: 0, startedAt: null });
      expect(await site.ctx.store.log.read(row?.id ?? '')).toEqual([]);
    },
  );

  it.each([
    ['fast-mafia', { mafia: 9 }, { min: 5, max: 12 }, 5],
    ['fast-mafia', { mafia: 3 }, { min: 6, max: 6 }, 6],
    ['fast-mafia', { mafia: 3 }, { min: 7, max: 12 }, 7],
  ] as const)('by %s with %j for %j is not created, and the option is named', async (...given) => {
    const [ruleset, options, seats, wrong] = given;
    const before = await ofAll();
    const terms = { title: 'Не раздать', ruleset, options, settings: { seats } };
    const refused = await createGame(site.ctx, host, terms);
    expect(refused).toMatchObject({ error: { detail: { field: 'mafia', seats: wrong } } });
    expect(said(refused, ruleset)).toMatch(russian);
    expect(said(refused, ruleset)).toContain(`если мест ${wrong}`);
    expect(await ofAll()).toEqual(before);
  });

  it('is told from one that just can: three mafiosi and five townsmen', async () => {
    const terms = { title: 'Раздать можно', ruleset: 'fast-mafia', options: { mafia: 3 } };
    const settings = { seats: { min: 8, max: 12 } };
    must(await createGame(site.ctx, host, { ...terms, settings }));
  });

  it('with a character that the ruleset lacks, or a player twice, is not begun', async () => {
    const slug = await signedUp('three-fat-men', 10);
    const seats = Object.entries(cast).map(([player, character]) => ({ player, character }));
    const twice = [...seats, { player: 'Мак', character: 'citizen' }];
    const strange = [...seats, { player: 'Чужой', character: 'cowboy' }];
    for (const [wrong, code, place] of [
      [twice, 'duplicate-player', 'Мак'],
      [strange, 'unknown-character', 'cowboy'],
      [[], 'bad-composition', '10'],
    ] as const) {
      const refused = await beginGame(site.ctx, host, { slug }, { seed: 'тайна', seats: wrong });
      expect(refused).toMatchObject({ error: { code } });
      expect(said(refused)).toContain(place);
    }
    expect(await site.ctx.store.games.bySlug(slug)).toMatchObject({ state: 'signup', version: 0 });
  });
});

it('a forced roll that no roll can give does not let its phase pass: it is named, nothing is stored', async () => {
  const table = await openTable(site, { forced: { 'night/1/commissar': 'Астра' } });
  const { ctx, slug, gameId } = table;
  for (const player of Object.keys(cast)) await table.post(player, 'Тис.', 'Тис');
  const before = await ctx.store.log.read(gameId);
  const refused = await closeLynch(ctx, table.host, { slug });
  expect(refused).toMatchObject({
    error: { code: 'impossible-roll', detail: { label: 'night/1/commissar', value: 'Астра' } },
  });
  expect(said(refused, 'three-fat-men')).toMatch(/Астра/u);
  expect(await ctx.store.log.read(gameId)).toEqual(before);
  expect(must(await loadGame(ctx, slug, table.host)).game?.phase).toMatchObject({ kind: 'lynch', number: 1 });
});
