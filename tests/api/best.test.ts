import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tallyNight } from '../../src/app/tally-night.ts';
import { DEMO_PASSWORD, demoHost } from '../../src/cli/demo-accounts.ts';
import { foldNick } from '../../src/engine/nick.ts';
import { must } from '../app/table.ts';
import { type PreparedSite, serveDemo } from '../support/demo-site.ts';
import { linksOf, visitor, type Visitor } from '../support/visitor.ts';

let site: PreparedSite<{ finished: string; running: string }>;
let reader: Visitor;
beforeAll(async () => {
  site = await serveDemo(async ({ ctx }) => {
    const slugOf = async (state: 'over' | 'running') => (await ctx.store.games.list([state]))[0]?.slug ?? '';
    const running = await slugOf('running');
    const host = await ctx.store.accounts.byNickKey(foldNick(demoHost));
    must(await tallyNight(ctx, host, { slug: running, night: 1 }));
    return { finished: await slugOf('over'), running };
  });
  reader = visitor(site.address);
}, 120_000);
afterAll(() => site?.stop());

const finished = (page = '') => `/games/${site.prepared.finished}/best${page}`;
const asBrowser = { headers: { 'accept-encoding': 'br' } };
/** What crosses the net. */
const bytes = async (path: string) => {
  const response = await fetch(new URL(path, site.address), asBrowser);
  const announced = response.headers.get('content-length');
  // Undone by fetch: counted again as the server would press it.
  const body = new Uint8Array(await response.arrayBuffer());
  return announced ? Number(announced) : brotliCompressSync(body).length;
};
/** But for the address itself, which a page that is not there repeats. */
const nothingAt = async (who: Visitor, slug: string, page: string) => {
  const { status, type, body } = await who.get(`/games/${slug}${page}`);
  return { status, type, body: body.replaceAll(slug, '') };
};

describe('the best descriptions of a finished game', () => {
  it('are read without a script, with their authors, and lead to files of every night', async () => {
    const page = await reader.get(finished());
    expect(page.status).toBe(200);
    expect(page.body).not.toContain('<script');
    for (const words of ['Vasilisk', 'Из дневника наследника.', 'Мадам Цезура', 'награда: щит'])
      expect(page.body).toContain(words);
    const files = linksOf(page, site.address).filter((path) => path.endsWith('.yaml'));
    expect(files).toHaveLength(7);
    for (const path of files) {
      const file = await reader.get(path);
      expect({ status: file.status, type: file.type }).toEqual({
        status: 200,
        type: 'text/yaml; charset=utf-8',
      });
      expect(page.body).toContain(/# Должно выйти: ([\da-f]{64})/u.exec(file.body)?.[1]);
    }
  });

  it('are found from the game, its chronicle and the archive', async () => {
    const game = `/games/${site.prepared.finished}`;
    for (const from of [game, `${game}/chronicle`, '/archive/best'])
      expect(linksOf(await reader.get(from), site.address)).toContain(finished());
    expect(linksOf(await reader.get('/archive'), site.address)).toContain('/archive/best');
  });

  it('weigh little: with the styles less than the fonts leave of 60 kB', async () => {
    for (const path of [finished(), '/archive/best']) {
      const styles = linksOf(await reader.get(path), site.address).filter((link) => link.endsWith('.css'));
      const all = await Promise.all([path, ...styles].map(bytes));
      expect(all.reduce((sum, one) => sum + one, 0)).toBeLessThan(22_000);
    }
  });

  it('come with an ETag to everybody alike, and to who is signed in for himself alone', async () => {
    const first = await fetch(new URL(finished(), site.address));
    expect(first.headers.get('cache-control')).toBe('public, no-cache');
    const etag = first.headers.get('etag') ?? '';
    const again = await fetch(new URL(finished(), site.address), { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    const player = visitor(site.address);
    await player.signIn('Psevdonim', DEMO_PASSWORD);
    expect((await player.get(finished())).headers).toContain('cache-control: private, no-store');
    expect((await player.get(finished('/night-3.yaml'))).headers).toContain(
      'cache-control: private, no-store',
    );
  });
});

describe('before the end', () => {
  it.each(['', 'Psevdonim', 'kvazi_modo', 'Тихий Рецензент', 'Старый Фонарщик'])(
    'there is nothing for «%s», by any address: as of a game that never was',
    async (nick) => {
      const who = visitor(site.address);
      if (nick !== '') await who.signIn(nick, DEMO_PASSWORD);
      for (const page of [
        '/best',
        '/best/',
        '/best/night-1.yaml',
        '/best/night-2.yaml',
        '/best/night-0.yaml',
      ]) {
        const found = await nothingAt(who, site.prepared.running, page);
        expect(found.status).toBe(404);
        expect(found.body === (await nothingAt(who, 'net-takoj-partii', page)).body).toBe(true);
      }
      expect((await who.get('/archive/best')).body).not.toContain(site.prepared.running);
    },
  );

  it('a player, dead or alive, a juror and a stranger have no page of the panel', async () => {
    for (const nick of ['', 'Psevdonim', 'kvazi_modo', 'Тихий Рецензент']) {
      const who = visitor(site.address);
      if (nick !== '') await who.signIn(nick, DEMO_PASSWORD);
      const page = `/games/${site.prepared.running}/host/jury/1`;
      expect((await who.get(page)).status).toBe(404);
      const fields = { act: 'pin', nick: 'Тихий Рецензент', description: '', why: 'Так хочу.' };
      expect((await who.post(page, fields)).status).toBe(404);
    }
  });
});
