import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MORNING, PASSWORD } from '../app/table.ts';
import { type PreparedSite, servePrepared } from '../support/demo-site.ts';
import { visitor, type Visitor } from '../support/visitor.ts';
import { allTwins, castOf, openGame, type Twins } from './secrets/twins.ts';

const titleOf = (pair: number, variant: number) => `Пара ${pair} ${variant}`;
const slugOf = (pair: number, variant: number) => `para-${pair}-${variant}`;

/** Some of every kind: leaders, their clans, the town, the commissar, the ghost, jurors, a reader without a name. */
const people = ['Астра', 'Василёк', 'Ирис', 'Клевер', 'Мак', 'Розалия', 'Тис', 'Судья', 'Вторая судья'];
const visitors = new Map<string, Visitor>();

let site: PreparedSite<null>;
beforeAll(async () => {
  site = await servePrepared(async (test) => {
    for (const [pair, { variants }] of allTwins.entries()) {
      for (const [n, play] of variants.entries()) {
        test.set(MORNING);
        await play(await openGame(test, titleOf(pair, n), castOf(play)));
      }
    }
    return null;
  });
  for (const nick of [...people, 'Вожатый']) {
    const one = visitor(site.address);
    await one.signIn(nick, PASSWORD);
    visitors.set(nick, one);
  }
  visitors.set('nobody', visitor(site.address));
}, 180_000);
afterAll(() => site?.stop());

/** Everything about a game that can be asked for. */
const paths = [
  ...['', '/thread', '/thread?day=1', '/thread?day=2', '/thread?day=3', '/play', '/jury', '/jury?night=1'],
  ...['/jury?night=2', '/reports/1', '/reports/2', '/chronicle', '/host', '/host/report/1', '/feed.xml'],
];

/** Without what is different at any two moments, and without the game's own name. */
const plain = (text: string, slug: string, title: string): string =>
  text
    .replaceAll(slug, 'SLUG')
    .replaceAll(title, 'TITLE')
    .replaceAll(encodeURIComponent(title), 'TITLE')
    .replace(/(data-now="|now&quot;:\[0,&quot;)[^"&]+/g, '$1NOW')
    .replace(/(сейчас|На) \d\d:\d\d/g, '$1 NOW')
    .replace(/uid="[^"]*"/g, 'uid')
    .replace(/^(date|content-length|etag|last-modified): .*$/gm, '');

/** What one sees of one game: every page, the view, and of his inbox the letters from it. */
async function seen(who: Visitor, inbox: string, slug: string, title: string): Promise<readonly string[]> {
  const answers = [];
  for (const path of paths) answers.push(await who.get(`/games/${slug}${path}`));
  answers.push(await who.query('game.view', { slug }));
  const letters = inbox.split(/<section|<\/section>/).filter((part) => part.includes(`/${slug}/`));
  return [
    ...answers.map(({ address, status, headers, body }) =>
      plain(`${address}\n${status}\n${headers}\n${body}`, slug, title),
    ),
    plain(`the inbox\n${letters.join('')}`, slug, title),
  ];
}

/** Where two answers part, each with the words around; what stands there in the one and in the other. */
function parting(one: string, other: string): readonly string[] {
  if (one === other) return [];
  let at = 0;
  while (one[at] === other[at]) at += 1;
  const words = (text: string) => text.slice(Math.max(0, at - 80), at + 80).replace(/\s+/g, ' ');
  return [`${one.split('\n', 1)[0] ?? ''}: …${words(one)}… or …${words(other)}…`];
}

/** All that tells the twins apart to one person; a minute may pass between two answers, so what differs is asked again. */
async function differences(
  nick: string,
  pair: number,
  { variants }: Twins,
  most = 2,
): Promise<readonly string[]> {
  const who = visitors.get(nick) as Visitor;
  for (let tries = most; ; tries -= 1) {
    const inbox = (await who.get('/inbox')).body;
    const all = [];
    for (const n of variants.keys()) all.push(await seen(who, inbox, slugOf(pair, n), titleOf(pair, n)));
    const [first = [], ...others] = all;
    const found = others.flatMap((other) => other.flatMap((page, n) => parting(first[n] ?? '', page)));
    if (found.length === 0 || tries === 1) return found;
  }
}

describe.each(allTwins.map((twins, pair) => ({ what: twins.what, twins, pair })))(
  '$what',
  ({ twins, pair }) => {
    const others = [...people, 'nobody'].filter((nick) => !twins.known.includes(nick));

    it.each(others)('is the same to %s, byte for byte', async (nick) => {
      expect(await differences(nick, pair, twins)).toEqual([]);
    });

    it.each(twins.known.slice(0, 2))('is told apart by %s', async (nick) => {
      expect(await differences(nick, pair, twins, 1)).not.toEqual([]);
    });
  },
);
