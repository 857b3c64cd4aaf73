import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MORNING, openTable, PASSWORD } from '../app/table.ts';
import { type PreparedSite, servePrepared } from '../support/demo-site.ts';
import { visitor, type Visitor } from '../support/visitor.ts';
import { elementsOf } from './elements.ts';

let site: PreparedSite<string>;
let host: Visitor;
let player: Visitor;
let stranger: Visitor;
beforeAll(async () => {
  site = await servePrepared(async (test) => {
    test.set(MORNING);
    return (await openTable(test)).slug;
  });
  [host, player, stranger] = [visitor(site.address), visitor(site.address), visitor(site.address)];
  await host.signIn('Вожатый', PASSWORD);
  await player.signIn('Астра', PASSWORD);
}, 120_000);
afterAll(() => site?.stop());

/** What a page says is wrong, and what stands in its fields. */
function readForm(html: string) {
  const alerts = [...html.matchAll(/<(\w+)[^>]*role="alert"[^>]*>([\s\S]*?)<\/\1>/g)].map(
    ([, , inner = '']) =>
      inner
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
  );
  const fields = elementsOf(html).filter(({ attributes }) => 'name' in attributes);
  return {
    alerts,
    typed: Object.fromEntries(
      fields.map(({ attributes }) => [attributes['name'], attributes['value'] ?? '']),
    ),
    invalid: fields
      .filter(({ attributes }) => attributes['aria-invalid'] === 'true')
      .map(({ attributes }) => attributes['name']),
  };
}

const game = (path = '') => `/games/${site.prepared}${path}`;

describe('registration', () => {
  const good = { nick: 'Новичок', email: '', password: PASSWORD };

  it.each([
    ['a password of seven signs', { password: '1234567' }, 'password'],
    ['no password', { password: '' }, 'password'],
    ['no nick', { nick: '  ' }, 'nick'],
    ['a nick of invisible signs', { nick: '\u200b\u200b' }, 'nick'],
    ['a nick of 41 signs', { nick: 'ж'.repeat(41) }, 'nick'],
    ['a nick that is taken', { nick: 'Астра' }, 'nick'],
    ['a nick that looks like a taken one', { nick: 'Acтра' }, 'nick'],
    ['an address that is none', { email: 'вот он' }, 'email'],
  ])('with %s says so at the field, keeps what was typed, and makes no account', async (_, bad, field) => {
    const sent = { ...good, ...bad };
    const answer = await stranger.post('/register', sent);
    const form = readForm(answer.body);
    expect(answer.status).toBe(422);
    expect(form.invalid).toEqual([field]);
    expect(form.alerts).toHaveLength(1);
    expect(form.alerts[0]).toMatch(/^[А-ЯЁ][^{}]*\.$/u);
    expect(form.typed).toMatchObject({
      nick: sent.nick.trim() === '' ? expect.any(String) : sent.nick,
      password: '',
    });
    expect((await stranger.get('/inbox')).status).toBe(303);
  });

  it('after all that the nick is still free', async () => {
    const fresh = visitor(site.address);
    expect((await fresh.post('/register', good)).status).toBe(303);
    expect((await fresh.get('/inbox')).status).toBe(200);
  });
});

describe('signing in', () => {
  it('does not tell a wrong password from an unknown nick', async () => {
    const words = [];
    for (const nick of ['Астра', 'Нет такого']) {
      const answer = await stranger.post('/login', { nick, password: 'не тот пароль' });
      expect(answer.status).toBe(422);
      words.push(readForm(answer.body).alerts);
    }
    expect(words[0]).toEqual(words[1]);
  });

  it('leads nowhere but to this site', async () => {
    for (const next of [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      '/\t/evil.example',
    ]) {
      const someone = visitor(site.address);
      const answer = await someone.post(`/login?next=${encodeURIComponent(next)}`, {
        nick: 'Мак',
        password: PASSWORD,
      });
      expect([answer.status, /^location: (.*)$/m.exec(answer.headers)?.[1]]).toEqual([303, '/']);
    }
  });
});

describe('the host’s desk', () => {
  it.each([
    ['a deadline in the past', { act: 'deadline', ends: '2001-01-01T10:00' }],
    ['a deadline that is no time', { act: 'deadline', ends: 'завтра' }],
    ['a juror nobody knows', { act: 'appoint', nick: 'Нет такого' }],
    ['a juror who plays', { act: 'appoint', nick: 'Астра' }],
    ['a bonus for nobody', { act: 'grant', to: 'Нет такого', bonus: 'shield' }],
    ['a bonus that is none', { act: 'grant', to: 'Астра', bonus: 'crown' }],
    ['a tally of a night that was not', { act: 'tally', night: '7' }],
    ['closing a night by day', { act: 'close-night' }],
    ['starting once more', { act: 'start' }],
    ['an end without a reason', { act: 'stop', winner: 'town', why: '' }],
    ['a winner who is none', { act: 'stop', winner: 'elves', why: 'Так вышло.' }],
    ['an act that is none', { act: 'explode' }],
  ])('refuses %s in words and stays as it was', async (_, fields) => {
    const before = (await host.query('game.view', { slug: site.prepared })).body;
    const answer = await host.post(game('/host'), fields as unknown as Record<string, string>);
    expect(answer.status).toBe(422);
    expect(readForm(answer.body).alerts.join(' ')).toMatch(/[А-ЯЁ][^{}]*\./u);
    expect((await host.query('game.view', { slug: site.prepared })).body).toBe(before);
  });

  it.each(['start', 'close-lynch', 'deadline', 'stop', 'appoint', 'grant'])(
    'does not take «%s» from others: to them it is not there',
    async (act) => {
      const fields = {
        act,
        ends: '2099-01-01T10:00',
        winner: 'town',
        why: 'Надоело.',
        nick: 'Судья',
        to: 'Мак',
        bonus: 'shield',
      };
      const before = (await host.query('game.view', { slug: site.prepared })).body;
      for (const who of [player, stranger]) expect((await who.post(game('/host'), fields)).status).toBe(404);
      expect((await host.query('game.view', { slug: site.prepared })).body).toBe(before);
    },
  );
});

describe('a player’s desk', () => {
  it.each([
    ['a block of nobody', { act: 'block', of: '' }],
    ['a block of a stranger', { act: 'block', of: 'Нет такого' }],
    ['a bonus that he has not', { act: 'activate', bonus: 'shield' }],
    ['a bonus that is none', { act: 'activate', bonus: 'crown' }],
  ])('refuses %s in words', async (_, fields) => {
    const answer = await player.post(game('/play'), fields as Record<string, string>);
    expect(answer.status).toBe(422);
    expect(readForm(answer.body).alerts.join(' ')).toMatch(/[А-ЯЁ][^{}]*\./u);
  });

  it('takes no post for another’s correction', async () => {
    const answer = await player.post(game('/thread'), { id: 'no-such-post', text: 'Подмена.' });
    expect(answer.status).toBe(422);
    expect(answer.body).not.toContain('Подмена.</p>');
  });
});

it('a new game that may not be says why, and what was typed stands', async () => {
  const page = readForm((await host.get('/games/new')).body).typed;
  const sent = Object.fromEntries(Object.entries(page).map(([name, value]) => [name ?? '', value]));
  const answer = await host.post('/games/new', {
    ...sent,
    title: '',
    min: '3',
    dayEnds: '25:00',
    ruleset: 'three-fat-men',
    act: '', // the button pressed is the one that creates
  });
  const form = readForm(answer.body);
  expect(answer.status).toBe(422);
  expect(form.typed).toMatchObject({ min: '3', dayEnds: '25:00' });
  expect(form.alerts.length).toBeGreaterThan(1);
  expect((await host.get('/games')).body).not.toContain('Открыта запись</h2></div><ol');
});
