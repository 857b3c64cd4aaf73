import { expect } from 'vitest';
import { sidewaysOnPhone } from '../pages/reach.ts';
import { HOST, JURORS } from './people.ts';
import type { Story } from './story.ts';

/** At 390 px no page scrolls sideways. */
const fits = async (story: Story, nick: string, paths: readonly string[]) => {
  const page = await (await story.someone(nick)).context.newPage();
  expect(await sidewaysOnPhone(page, paths)).toEqual([]);
};

export const siteOnPhone = (story: Story): void =>
  story.step('on a phone no page of the site scrolls sideways', async () => {
    const texts = ['/rules', '/rules/three-fat-men', '/guide/player', '/guide/host', '/guide/jury'];
    await fits(story, 'прохожий', ['/', '/register', '/login', '/games', '/archive', ...texts]);
    await fits(story, HOST, ['/games/new', '/inbox']);
  });

export const nightOnPhone = (story: Story): void =>
  story.step('on a phone no page of a running night scrolls sideways', async () => {
    const game = (...parts: string[]) => parts.map((part) => story.path(part));
    await fits(story, HOST, game('/host', '/host?ask=close-night', '/thread'));
    await fits(story, story.nick('Учёный Туб'), game('', '/thread?day=1', '/play'));
  });

export const morningOnPhone = (story: Story): void =>
  story.step('on a phone neither workshop nor ballot nor report scrolls sideways', async () => {
    const game = (...parts: string[]) => parts.map((part) => story.path(part));
    await fits(story, HOST, game('/host', '/host/report/1', '/host/report/1?preview'));
    await fits(story, JURORS[0], game('/jury'));
    await fits(story, 'прохожий', game('/reports/1', '/chronicle', '/thread?day=2'));
  });

export const archiveOnPhone = (story: Story): void =>
  story.step('on a phone the archive does not scroll sideways', async () => {
    await fits(story, 'прохожий', [story.path('/chronicle'), '/archive', '/archive/search?q=фонарь']);
  });
