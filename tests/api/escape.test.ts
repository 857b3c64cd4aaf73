import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBallot } from '../../src/app/open-ballot.ts';
import { scoreLot } from '../../src/app/score-lot.ts';
import { documentOf, paragraph } from '../app/documents.ts';
import { cast, MORNING, must, openTable, PASSWORD } from '../app/table.ts';
import { type PreparedSite, servePrepared } from '../support/demo-site.ts';
import { elementsOf } from './elements.ts';
import { type Answer, crawl, visitor } from '../support/visitor.ts';

const NICK = '<img src=x onerror=alert(1)>';
const QUOTES = `"'onfocus=alert(2) x="`;
const TITLE = '</title><script>alert(3)</script>';
const POST = '<svg onload=alert(4)></article>" onmouseover="alert(4)';
const TEXT = '</astro-island><script>alert(5)</script>';
const REMARK = '"><script>alert(6)</script>';
const REPORT = '</p><script>alert(7)</script><a href="javascript:alert(7)">';
const secretly = [NICK, QUOTES, TITLE, POST, TEXT, REMARK, REPORT];

const { Тис: ghost, Роза: citizen, ...others } = cast;
const evilCast = { ...others, [NICK]: ghost ?? '', [QUOTES]: citizen ?? '' };

let site: PreparedSite<string>;
beforeAll(async () => {
  site = await servePrepared(async (test) => {
    test.set(MORNING);
    const table = await openTable(test, { title: TITLE, cast: evilCast });
    const { ctx, slug, juror } = table;
    await table.post(NICK, POST);
    await table.post(QUOTES, POST, NICK);
    await table.lynch(NICK);
    must(await table.send({ by: QUOTES, description: TEXT }));
    must(await table.send({ by: 'Мак', command: `Лечить ${QUOTES}`, description: TEXT }));
    await table.closeNight();
    const [lot] = must(await openBallot(ctx, juror, { slug, night: 1 })).lots;
    const line = { slug, night: 1, lot: lot?.code, version: 0, scores: {}, remark: REMARK, done: false };
    must(await scoreLot(ctx, juror, line));
    await table.publish(documentOf(paragraph(REPORT)));
    return slug;
  });
}, 120_000);
afterAll(() => site?.stop());

/** What would run on somebody's device: strange scripts, handlers, links that are scripts, frames. */
function running({ address, body }: Answer): readonly string[] {
  return elementsOf(body)
    .filter(({ name, attributes, text }) => {
      if (name === 'script') return text.includes('alert');
      if (['iframe', 'object', 'embed', 'base'].includes(name)) return true;
      return Object.entries(attributes).some(
        ([key, value]) => key.startsWith('on') || /^\s*(javascript|data:text)/i.test(value),
      );
    })
    .map((found) => `${address}: ${JSON.stringify(found).slice(0, 200)}`);
}

/** Where the words stand as an image or a script of their own. */
const strange = ({ address, body }: Answer) =>
  elementsOf(body)
    .filter(({ name, attributes }) => name === 'img' && attributes['src'] === 'x')
    .map(() => address);

it.each(['Вожатый', NICK, QUOTES, 'Мак', 'Судья', ''])(
  'nothing that was typed runs for «%s»',
  async (nick) => {
    const who = visitor(site.address);
    if (nick !== '') await who.signIn(nick, PASSWORD);
    const game = `/games/${site.prepared}`;
    const from = [
      '/',
      '/inbox',
      `${game}/host?ask=deadline`,
      `${game}/host/report/1?preview`,
      `${game}/jury?night=1`,
    ];
    const answers = [
      ...(await crawl(who, site.address, from)),
      await who.get(`/archive/search?q=${encodeURIComponent(TEXT)}`),
    ];
    const pages = answers.filter(({ type }) => type.startsWith('text/html'));
    expect(pages.length).toBeGreaterThan(15);
    expect(pages.flatMap(running)).toEqual([]);
    expect(pages.flatMap(strange)).toEqual([]);
    const whole = pages.map(({ body }) => body).join('\n');
    expect(whole).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(whole).toContain('&lt;/title&gt;&lt;script&gt;alert(3)&lt;/script&gt;');
  },
);

it('what is read back is what was typed', async () => {
  const who = visitor(site.address);
  await who.signIn('Судья', PASSWORD);
  const { body, type, headers } = await who.query('game.view', { slug: site.prepared });
  expect(type).toContain('application/json');
  expect(headers).toContain('x-content-type-options: nosniff');
  const { result } = JSON.parse(body) as { result: { data: { roster: { player: string }[] } } };
  expect(result.data.roster.map(({ player }) => player)).toEqual(expect.arrayContaining([NICK, QUOTES]));
});

it('a form gives back what was typed, as text', async () => {
  const who = visitor(site.address);
  for (const typed of secretly) {
    for (const page of ['/login', '/register']) {
      const answer = await who.post(page, { nick: typed, email: typed, password: '' });
      expect(answer.status).toBe(422);
      expect(running(answer)).toEqual([]);
      expect(strange(answer)).toEqual([]);
    }
  }
});

it('would notice', () => {
  const page = (body: string): Answer => ({ address: '', status: 200, type: 'text/html', headers: '', body });
  const run = [TITLE, TEXT, REMARK, REPORT, '<svg onload=alert(4)>', '<a title="x"onfocus=alert(2) x="">'];
  for (const typed of run) expect(running(page(`<p>${typed}</p>`))).not.toEqual([]);
  expect(
    running(page(`<meta content="</title><script>alert(3)</script>"><title><script>alert(3)</title>`)),
  ).toEqual([]);
  expect(strange(page(NICK))).not.toEqual([]);
});
