import { randomUUID } from 'node:crypto';
import type { AccountRow, DescriptionRow, GameRow, LogLine, PostRow, Store } from '../../src/app/ports.ts';
import { gameSettings } from '../../src/app/settings.ts';
import { threeFatMen } from '../../src/engine/rulesets/three-fat-men/ruleset.ts';

export const noon = new Date('2010-03-26T12:00:00.123Z');
export const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);

export function account(nick: string): AccountRow {
  return {
    id: randomUUID(),
    nick,
    nickKey: nick.toLowerCase(),
    email: null,
    passwordHash: null,
    createdAt: noon,
  };
}

/** Creates a game with its host. */
export async function newGame(store: Store, title = 'Партия'): Promise<GameRow> {
  const host = account(`Ведущий ${randomUUID()}`);
  await store.accounts.create(host);
  const id = randomUUID();
  const game = {
    id,
    slug: `game-${id}`,
    title,
    ruleset: 'three-fat-men',
    options: { absence: 'warn' },
    settings: gameSettings(threeFatMen).parse({}),
    hostId: host.id,
    state: 'signup' as const,
    createdAt: noon,
    startedAt: null,
    endedAt: null,
  };
  await store.games.create(game);
  return { ...game, hostNick: host.nick, version: 0 };
}

export const deadline = (minutes: number): LogLine => ({
  at: later(minutes).toISOString(),
  kind: 'deadline',
  ends: later(minutes + 600).toISOString(),
});

export const description = (over: Partial<DescriptionRow> = {}): DescriptionRow => ({
  id: randomUUID(),
  night: 1,
  author: 'Ося',
  ability: 'kill',
  text: 'Шаги затихли у самой двери.',
  original: null,
  sentAt: noon,
  ...over,
});

export const post = (over: Partial<PostRow> = {}): PostRow => ({
  id: randomUUID(),
  day: 1,
  author: 'Ося',
  byHost: false,
  text: 'Голосую.',
  votes: [],
  at: noon,
  editedAt: null,
  ...over,
});
