import { rm } from 'node:fs/promises';
import { closeLynch, closeNight } from '../../src/app/close-phase.ts';
import { createGame } from '../../src/app/create-game.ts';
import { draftReport } from '../../src/app/draft-report.ts';
import { joinGame } from '../../src/app/join-game.ts';
import { appointJuror } from '../../src/app/jurors.ts';
import { loadGame } from '../../src/app/load-game.ts';
import { openWorkshop } from '../../src/app/open-workshop.ts';
import type { Actor, Context } from '../../src/app/ports.ts';
import { publishReport } from '../../src/app/publish-report.ts';
import { sendCommand } from '../../src/app/send-command.ts';
import { beginGame } from '../../src/app/start-game.ts';
import { writePost } from '../../src/app/write-post.ts';
import { hashPassword } from '../../src/auth/passwords.ts';
import { composeSite, type Site } from '../../src/compose.ts';
import { foldNick } from '../../src/engine/nick.ts';
import type { Refusal, Result } from '../../src/engine/result.ts';
import type { ReportDocument } from '../../src/literary/document.ts';
import { databaseFolder } from '../support/database.ts';

export type Person = NonNullable<Actor>;

/** Monday, 10:00 in Moscow: day 1 begins. It ends at 22:00, its night at 08:00. */
export const MORNING = '2026-12-07T07:00:00.000Z';
export const PASSWORD = 'пароль для проб';

/** Who plays whom in the games of these tests; Тис is lynched first and is the ghost. */
export const cast: Readonly<Record<string, string>> = {
  Астра: 'first-fat-man',
  Василёк: 'second-fat-man',
  Георгин: 'tutti',
  Ирис: 'tibul',
  Клевер: 'prospero',
  Лютик: 'brizak',
  Мак: 'gaspar',
  Нарцисс: 'ganimed',
  Пион: 'dance-teacher',
  Роза: 'citizen',
  Розалия: 'citizen',
  Сирень: 'balloon-seller',
  Тис: 'citizen',
};

export interface TestSite extends Site {
  /** The site's clock: it stands until it is set. */
  clock: { now: Date };
  set(instant: string): void;
  /** The account of a nick, made when it is new; its password is PASSWORD. */
  account(nick: string): Promise<Person>;
}

/** The whole site over an embedded database of its own and a clock that is given. */
export async function openSite(dataDir?: string): Promise<TestSite> {
  const folder = dataDir ?? (await databaseFolder());
  const clock = { now: new Date(MORNING) };
  const env = { demo: false, host: '127.0.0.1', port: 0, origin: undefined, databaseUrl: undefined };
  const site = await composeSite({ ...env, dataDir: folder }, () => clock.now);
  const passwordHash = await hashPassword(PASSWORD);
  return {
    ...site,
    clock,
    set: (instant) => (clock.now = new Date(instant)),
    async account(nick) {
      const { accounts } = site.ctx.store;
      const known = await accounts.byNickKey(foldNick(nick));
      if (known) return { id: known.id, nick: known.nick };
      const row = { id: site.ctx.chance.id(), nick, nickKey: foldNick(nick), email: null, passwordHash };
      await accounts.create({ ...row, createdAt: clock.now });
      return { id: row.id, nick };
    },
    async close() {
      await site.close();
      if (dataDir === undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** What must succeed for a test to begin. */
export function must<T>(result: Result<T, Refusal>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

export interface Sent {
  by: string;
  command?: string;
  description?: string;
}

/** A game with its people, and the acts that move it on. */
export interface Table {
  /** As the site's, with the ids of the options. */
  ctx: Context;
  slug: string;
  gameId: string;
  host: Person;
  juror: Person;
  stranger: Person;
  of(nick: string): Person;
  post(by: string, text: string, vote?: string): Promise<string>;
  /** Everybody votes for one, and at the deadline the host counts. */
  lynch(victim: string): Promise<void>;
  /** The day's deadline comes, and the host counts what there is. */
  endDay(): Promise<void>;
  send(sent: Sent): Promise<Result<{ words: string }, Refusal>>;
  closeNight(): Promise<void>;
  /** A draft of all that was sent, as the workshop makes it. */
  draft(): Promise<ReportDocument>;
  /** The draft, or what the host has written himself. */
  publish(document?: unknown): Promise<void>;
}

export interface TableOptions {
  title?: string;
  seed?: string;
  cast?: Readonly<Record<string, string>>;
  forced?: Readonly<Record<string, string>>;
  /** What the host chooses when he creates the game. */
  terms?: { options?: Readonly<Record<string, unknown>>; settings?: Readonly<Record<string, unknown>> };
  /** Random ids, for tests that compare two games by their bytes. */
  id?: () => string;
}

/** Plays a game of the cast to the morning of its first day. */
export async function openTable(site: TestSite, options: TableOptions = {}): Promise<Table> {
  const { title = 'Партия для проб', seed = 'тайна для проб' } = options;
  const seats = Object.entries(options.cast ?? cast).map(([player, character]) => ({ player, character }));
  const chance = { ...site.ctx.chance, ...(options.id ? { id: options.id } : {}) };
  const ctx: Context = { ...site.ctx, chance };
  const [host, juror, stranger] = [
    await site.account('Вожатый'),
    await site.account('Судья'),
    await site.account('Прохожий'),
  ];
  const people = new Map<string, Person>();
  const { options: chosen = {}, settings = {} } = options.terms ?? {};
  const wanted = { title, ruleset: 'three-fat-men', options: chosen, settings };
  const { slug } = must(await createGame(site.ctx, host, wanted));
  for (const { player } of seats) {
    people.set(player, await site.account(player));
    must(await joinGame(ctx, of(player), { slug }));
  }
  must(await appointJuror(ctx, host, { slug, nick: juror.nick }));
  must(await beginGame(ctx, host, { slug }, { seed, seats, forced: { ...options.forced } }));
  const gameId = (await ctx.store.games.bySlug(slug))?.id ?? '';

  let keys = 0;
  let night = 0;
  return {
    ...{ ctx, slug, gameId, host, juror, stranger, of, post },
    async lynch(victim) {
      const { game } = must(await loadGame(ctx, slug, host));
      for (const player of game?.alive ?? []) await post(player, `${victim}.`, victim);
      await endDay();
    },
    endDay,
    send({ by, command, description = '' }) {
      const input = { slug, night, key: `night-key-${keys++}`, description };
      return sendCommand(ctx, of(by), {
        ...input,
        command: command === undefined ? null : { text: command },
      });
    },
    closeNight: async () => void must(await closeNight(ctx, host, { slug })),
    draft,
    async publish(written) {
      const document = written ?? (await draft());
      must(await publishReport(ctx, host, { slug, night, version: 0, document }));
    },
  };

  async function endDay(): Promise<void> {
    const { game } = must(await loadGame(ctx, slug, host));
    site.set(game?.phase.ends ?? '');
    must(await closeLynch(ctx, host, { slug }));
    night += 1;
  }

  function of(nick: string): Person {
    const person = people.get(nick);
    if (!person) throw new Error(`Nobody is ${nick}`);
    return person;
  }

  async function post(by: string, text: string, vote?: string): Promise<string> {
    const actor = by === host.nick ? host : of(by);
    const key = `post-key-${keys++}`;
    return must(await writePost(ctx, actor, { slug, key, text, vote: vote ?? null })).id;
  }

  async function draft(): Promise<ReportDocument> {
    const { document } = must(await openWorkshop(ctx, host, { slug, night }));
    return must(await draftReport(ctx, host, { slug, night, document })).document;
  }
}
