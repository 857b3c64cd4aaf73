import { afterAll, beforeAll, expect, it } from 'vitest';
import { PASSWORD } from '../app/table.ts';
import { type PreparedSite, servePrepared } from '../support/demo-site.ts';
import { type Answer, visitor, type Visitor } from '../support/visitor.ts';

const nicks = ['Аист', 'Бекас', 'Вьюрок', 'Грач', 'Дрозд', 'Ёрш', 'Жаворонок', 'Зяблик'];

let site: PreparedSite<void>;
const people = new Map<string, Visitor>();
let slug = '';
let mafia: readonly string[] = [];
let town: readonly string[] = [];

beforeAll(async () => {
  site = await servePrepared(async (test) => {
    for (const nick of ['Вожатый', ...nicks]) await test.account(nick);
  });
  for (const nick of ['Вожатый', ...nicks]) {
    const one = visitor(site.address);
    await one.signIn(nick, PASSWORD);
    people.set(nick, one);
  }
}, 180_000);
afterAll(() => site?.stop());

const of = (nick: string): Visitor => people.get(nick) ?? visitor(site.address);
const host = () => of('Вожатый');
const at = (page: string) => `/games/${slug}${page}`;
const words = ({ body }: Answer) =>
  body
    .replace(/<(style|script|head)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;|\u00a0/g, ' ')
    .replace(/\s+/g, ' ');
const hostDesk = async () => words(await host().get(at('/host')));
const does = async (...fields: readonly (readonly [string, string])[]) => {
  const init = {
    method: 'POST',
    headers: { origin: site.address },
    body: new URLSearchParams(fields.map(([name, value]) => [name, value])),
  };
  expect((await host().send(at('/host'), init)).status).toBe(303);
};
/** The end that the host's form offers him, taken as it stands. */
async function beginLynch(): Promise<void> {
  const { body } = await host().get(`${at('/host')}?ask=deadline`);
  const ends = /name="ends"[^>]*value="([^"]+)"/.exec(body)?.[1] ?? '';
  await does(['act', 'deadline'], ['ends', ends]);
}
let keys = 0;
const votes = (nick: string, vote: string) =>
  of(nick).mutate('thread.post', { slug, key: `post-key-${keys++}`, text: 'Думаю так.', vote });
const sends = (nick: string, targets: readonly string[]) =>
  of(nick).mutate('play.send', {
    slug,
    night: 1,
    key: `night-key-${keys++}`,
    command: { ability: 'kill', targets },
    description: '',
  });

it('a game of fast mafia is created, filled and started by its pages', async () => {
  const asked = {
    title: 'Вечер без спешки',
    ruleset: 'fast-mafia',
    shown: 'fast-mafia',
    min: '5',
    max: '12',
    shortest: '20',
    longest: '2000',
    quorum: '2',
    allowedAbsences: '0',
  };
  const created = await host().post('/games/new', asked);
  expect(created.status).toBe(303);
  slug = /location: \/games\/([^/\n]+)/.exec(created.headers)?.[1] ?? '';
  for (const nick of nicks) expect((await of(nick).post(at(''), { act: 'join' })).status).toBe(303);
  // Who has signed up has no desk yet: he is led to the game; a stranger to it, too.
  const early = await of(nicks[0] ?? '').get(at('/play'));
  expect([early.status, early.headers.split('\n')]).toEqual([
    303,
    expect.arrayContaining([`location: ${at('')}`]),
  ]);
  await does(['act', 'start']);
  const roles = new Map<string, string>();
  for (const nick of nicks) roles.set(nick, words(await of(nick).get(at('/play'))));
  mafia = nicks.filter((nick) => roles.get(nick)?.includes('Ваш персонаж Мафиози'));
  town = nicks.filter((nick) => roles.get(nick)?.includes('Ваш персонаж Горожанин'));
  expect([mafia.length, town.length]).toEqual([2, 6]);
});

it('its lynch begins at the host’s word; before it the thread takes no vote', async () => {
  expect(words(await of(town[0] ?? '').get(at('/thread')))).toContain(
    'Суд начнётся, когда ведущий назовёт срок.',
  );
  expect((await votes(town[0] ?? '', town[1] ?? '')).status).not.toBe(200);
  expect(await hostDesk()).toContain('Назвать срок');
  await beginLynch();
  expect(await hostDesk()).toContain('Закрыть линч');
});

it('the host orders those who stayed away, and everybody reads who left and who waits', async () => {
  const [first = '', second = '', ...others] = town;
  for (const nick of [...mafia, ...others]) expect((await votes(nick, others[0] ?? '')).status).toBe(200);
  expect(await hostDesk()).toContain('Если закрыть суд сейчас, за неявку уйдут двое:');
  await does(['act', 'departs'], ['order', second], ['order', first]);
  expect(await hostDesk()).toContain('порядок назван');
  await does(['act', 'close-lynch']);
  const thread = words(await visitor(site.address).get(`${at('/thread')}?day=1`));
  expect(thread).toContain(`${second} горожанин`);
  expect(thread).toContain(`${second} горожанин, за неявку`);
  expect(thread).toContain(`Ждёт ухода: ${first}.`);
  const page = words(await visitor(site.address).get(at('')));
  expect(page).toContain(`День 1. За неявку уходит: ${second}`);
  expect(page).toContain(`Выбыл ${second} — горожанин день 1, за неявку`);
  expect(words(await of(second).get(at('/play')))).toContain('Вы покинули игру за неявку.');
  expect(thread).not.toContain('кворум');
});

it('at night the mafia reads its one command, and the host that he may close early', async () => {
  const [one = '', two = ''] = mafia;
  const [first = '', , third = '', fourth = ''] = town;
  expect((await sends(one, [third])).status).toBe(200);
  expect((await sends(two, [one])).status).not.toBe(200);
  expect((await sends(two, [fourth])).status).toBe(200);
  expect((await sends(third, [one])).status).not.toBe(200);
  const desk = words(await of(one).get(at('/play')));
  expect(desk).toContain(`Убить: ${fourth}`);
  expect(words(await of(third).get(at('/play')))).not.toContain('Команда клана');
  expect(await hostDesk()).toContain('Мафия уже решила.');
  await does(['act', 'close-night']);
  expect(await hostDesk()).toContain(`Игру за неявку покидает: ${first} (горожанин).`);
});

it('is published, ends by the numbers of a lynch, and goes to the archive', async () => {
  const [, , third = '', ...others] = town;
  const [first = ''] = town;
  const document = {
    type: 'doc',
    attrs: { schemaVersion: 1, omitted: {}, accepted: {} },
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Ночь первая' }] },
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Не стало: ' },
          { type: 'nick', attrs: { player: first } },
          { type: 'text', text: ', горожанин.' },
        ],
      },
    ],
  };
  const published = await host().mutate('report.publish', { slug, night: 1, version: 0, document });
  expect(published.status, published.body).toBe(200);
  await beginLynch();
  for (const nick of [...mafia, third, ...others]) expect((await votes(nick, third)).status).toBe(200);
  await does(['act', 'close-lynch']);
  const chronicle = words(await visitor(site.address).get(at('/chronicle')));
  expect(chronicle).toContain('победа: мафия');
  expect(chronicle).toContain(`Игру за неявку покидает: ${first} (горожанин).`);
  expect(chronicle).toContain(`Ждал ухода: ${first}.`);
  expect(await hostDesk()).not.toMatch(/Жд[ёа]т ухода/u);
  expect(words(await visitor(site.address).get('/archive'))).toContain('Вечер без спешки');
});
