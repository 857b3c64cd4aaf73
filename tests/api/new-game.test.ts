import { afterAll, beforeAll, expect, it } from 'vitest';
import { PASSWORD } from '../app/table.ts';
import { type PreparedSite, servePrepared } from '../support/demo-site.ts';
import { visitor, type Visitor } from '../support/visitor.ts';
import { elementsOf } from './elements.ts';

let site: PreparedSite<void>;
let host: Visitor;
let stranger: Visitor;
beforeAll(async () => {
  site = await servePrepared(async (test) => void (await test.account('Вожатый')));
  [host, stranger] = [visitor(site.address), visitor(site.address)];
  await host.signIn('Вожатый', PASSWORD);
}, 120_000);
afterAll(() => site?.stop());

const filled = {
  title: 'Вечер у фонаря',
  ruleset: 'three-fat-men',
  shown: 'three-fat-men',
  min: '10',
  max: '24',
  dayStarts: '10:00',
  dayEnds: '22:00',
  nightEnds: '07:15',
  shortest: '20',
  longest: '2000',
  quorum: '2',
  revote: 'first',
};

/** The fields of a page and what stands in each; of a list of choices, the one that is chosen. */
function fieldsOf(html: string): Readonly<Record<string, string>> {
  const chosen = [...html.matchAll(/<select[^>]*\sname="([^"]+)"[\s\S]*?<\/select>/g)].map(
    ([select, name = '']) => [name, /<option value="([^"]*)" selected/.exec(select)?.[1] ?? ''] as const,
  );
  const typed = elementsOf(html)
    .filter(({ attributes }) => 'name' in attributes)
    .map(({ attributes }) => [attributes['name'] ?? '', attributes['value'] ?? ''] as const);
  return Object.fromEntries([...typed, ...chosen]);
}

it('without a script, another ruleset is shown with what was typed, and no game is made of terms unseen', async () => {
  const shown = await host.post('/games/new', { ...filled, ruleset: 'fast-mafia', act: 'ruleset' });
  expect(shown.status).toBe(200);
  const fields = fieldsOf(shown.body);
  expect(fields).toMatchObject({ title: 'Вечер у фонаря', ruleset: 'fast-mafia', revote: 'first', min: '5' });
  expect(fields).toHaveProperty('allowedAbsences', '2');
  expect(fields).not.toHaveProperty('secret-doctor');
  const hurried = await host.post('/games/new', { ...filled, ruleset: 'fast-mafia' });
  expect(hurried.status).toBe(200);
  expect((await stranger.get('/games')).body).not.toContain('Вечер у фонаря');

  const back = await host.post('/games/new', { ...fields, ruleset: 'three-fat-men', act: 'ruleset' });
  expect(fieldsOf(back.body)).toMatchObject({ nightEnds: '07:15', min: '10', revote: 'first' });
});

it('what is wrong with a ruleset’s own option is said at it', async () => {
  const sent = { ...filled, ruleset: 'fast-mafia', shown: 'fast-mafia', allowedAbsences: '1000' };
  const answer = await host.post('/games/new', sent);
  expect(answer.status).toBe(422);
  const wrong = elementsOf(answer.body).filter(({ attributes }) => attributes['aria-invalid'] === 'true');
  expect(wrong.map(({ attributes }) => attributes['name'])).toEqual(['allowedAbsences']);
});

it('more mafiosi than can be dealt to the fewest players are refused at their field, and no game is made', async () => {
  const terms = { title: 'Сплошная мафия', ruleset: 'fast-mafia', shown: 'fast-mafia', min: '5', max: '12' };
  const answer = await host.post('/games/new', { ...filled, ...terms, mafia: '9' });
  expect(answer.status).toBe(422);
  const wrong = elementsOf(answer.body).filter(({ attributes }) => attributes['aria-invalid'] === 'true');
  expect(wrong.map(({ attributes }) => attributes['name'])).toEqual(['mafia']);
  expect(answer.body).toContain('Персонажей не раздать, если мест 5.');
  expect((await stranger.get('/games')).body).not.toContain('Сплошная мафия');
});

it('a game of evenings tells of no hours; its bonuses are those that were ticked', async () => {
  const sent = new URLSearchParams({ ...filled, title: 'На один вечер', ruleset: 'fast-mafia' });
  sent.set('shown', 'fast-mafia');
  for (const kind of ['', 'hint', 'shield']) sent.append('bonuses', kind);
  sent.set('place-1', 'hint');
  const init = { method: 'POST', headers: { origin: site.address }, body: sent };
  expect((await host.send('/games/new', init)).status).toBe(303);
  const { body } = await stranger.get('/games/na-odin-vecher');
  expect(body).toContain('называет ведущий');
  expect(body).not.toContain('07:15');
  expect(body).toContain('Бонусы в этой партии: подсказка, щит');
});

it('a secret ability is on its host’s page and on nobody else’s', async () => {
  const text = 'Слышит, о чём шепчутся воздушные шары над площадью.';
  const secret = { 'secret-doctor': 'written', 'secret-doctor-text': text, 'secret-scholar': 'exact-role' };
  const numbers = { 'secret-doctor-step': '4', 'secret-doctor-targets': '2' };
  const made = await host.post('/games/new', { ...filled, ...secret, ...numbers, title: 'С тайной' });
  expect(made.status).toBe(303);
  const page = '/games/s-tajnoj';
  const own = (await host.get(page)).body;
  expect(own).toContain(text);
  expect(own).toMatch(/разглядеть одного/iu);
  for (const reader of [stranger, visitor(site.address)])
    expect((await reader.get(page)).body).not.toMatch(/шепчутся|разглядеть|exact-role|Тайные способности/iu);
});

it('a game that nobody came to is called off after a question, and its page says so', async () => {
  const made = await host.post('/games/new', { ...filled, title: 'Никто не придёт' });
  const page = /location: (\/games\/[^\n]+)/.exec(made.headers)?.[1] ?? '';
  expect((await host.get(page)).body).toContain(`${page}/host?ask=call-off`);
  expect((await stranger.get(page)).body).not.toContain('call-off');
  expect((await host.get(`${page}/host?ask=call-off`)).body).toContain('Отменить запись?');
  const off = await host.post(`${page}/host`, { act: 'call-off' });
  expect([off.status, off.headers.split('\n')]).toEqual([303, expect.arrayContaining([`location: ${page}`])]);
  const gone = await stranger.get(page);
  expect([gone.status, gone.body]).toEqual([404, expect.stringContaining('Ведущий отменил запись')]);
  expect((await stranger.get('/games')).body).not.toContain('Никто не придёт');
});
