import { closeLynch, closeNight } from '../../src/app/close-phase.ts';
import { createGame } from '../../src/app/create-game.ts';
import { draftReport } from '../../src/app/draft-report.ts';
import { joinGame } from '../../src/app/join-game.ts';
import { moveDeadline } from '../../src/app/move-deadline.ts';
import { openWorkshop } from '../../src/app/open-workshop.ts';
import { publishReport } from '../../src/app/publish-report.ts';
import { readChronicle } from '../../src/app/read-chronicle.ts';
import { readDesk } from '../../src/app/read-desk.ts';
import { readGame } from '../../src/app/read-game.ts';
import { readLedger } from '../../src/app/read-ledger.ts';
import { readThread } from '../../src/app/read-thread.ts';
import { sendCommand } from '../../src/app/send-command.ts';
import { beginGame } from '../../src/app/start-game.ts';
import { writePost } from '../../src/app/write-post.ts';
import { MORNING, must, type Person, type TestSite } from './table.ts';

const cast: Readonly<Record<string, string>> = {
  Аист: 'mafioso',
  Бекас: 'mafioso',
  Вьюрок: 'citizen',
  Грач: 'citizen',
  Дрозд: 'citizen',
  Ёрш: 'citizen',
  Жаворонок: 'citizen',
  Зяблик: 'citizen',
};

/** A game of fast mafia at its sign-up's end, and its acts. */
export async function openEvening(
  site: TestSite,
  title: string,
  options: Readonly<Record<string, unknown>> = {},
) {
  const { ctx } = site;
  site.set(MORNING);
  const host = await site.account('Вожатый');
  const { slug } = must(await createGame(ctx, host, { title, ruleset: 'fast-mafia', options, settings: {} }));
  const people = new Map<string, Person>();
  for (const nick of Object.keys(cast)) {
    people.set(nick, await site.account(nick));
    must(await joinGame(ctx, of(nick), { slug }));
  }
  const seats = Object.entries(cast).map(([player, character]) => ({ player, character }));
  must(await beginGame(ctx, host, { slug }, { seed: 'тайна', seats }));
  let keys = 0;
  function of(nick: string): Person {
    const person = people.get(nick);
    if (!person) throw new Error(`nobody is ${nick}`);
    return person;
  }
  const post = (by: string, vote: string | null) =>
    writePost(ctx, of(by), { slug, key: `post-key-${keys++}`, text: 'Вот что я думаю.', vote });
  return {
    ctx,
    slug,
    host,
    of,
    post,
    /** The host's word: the open phase ends in so many minutes. */
    async begin(minutes: number) {
      const ends = new Date(site.clock.now.getTime() + minutes * 60_000).toISOString();
      must(await moveDeadline(ctx, host, { slug, ends }));
      return ends;
    },
    async votes(...lines: readonly string[]) {
      for (const line of lines) {
        const [voters = '', whom = ''] = line.split(' > ');
        for (const by of voters.split(' ')) must(await post(by, whom));
      }
    },
    closeLynch: async () => void must(await closeLynch(ctx, host, { slug })),
    send: (by: string, night: number, text: string, description = '') =>
      sendCommand(ctx, of(by), { slug, night, key: `night-key-${keys++}`, command: { text }, description }),
    async publish(night: number) {
      must(await closeNight(ctx, host, { slug }));
      const { document } = must(await openWorkshop(ctx, host, { slug, night }));
      const drafted = must(await draftReport(ctx, host, { slug, night, document })).document;
      must(await publishReport(ctx, host, { slug, night, version: 0, document: drafted }));
      return JSON.stringify(drafted);
    },
    desk: async (nick: string) => must(await readDesk(ctx, of(nick), { slug })),
    thread: async (day?: number) => must(await readThread(ctx, null, { slug, day })),
    ledger: async () => must(await readLedger(ctx, host, { slug })),
    chronicle: async () => must(await readChronicle(ctx, null, { slug })),
    game: async () => must(await readGame(ctx, null, { slug })),
  };
}
