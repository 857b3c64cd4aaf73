import { expect } from 'vitest';
import { appointJuror } from '../../src/app/jurors.ts';
import { openBallot, type Ballot } from '../../src/app/open-ballot.ts';
import type { Actor } from '../../src/app/ports.ts';
import type { JuryRecordRow } from '../../src/app/ports/jury.ts';
import { say } from '../../src/app/say.ts';
import { abstainLot, scoreLot } from '../../src/app/score-lot.ts';
import type { Refusal, Result } from '../../src/engine/result.ts';
import { rowsOf } from './rows.ts';
import { must, openTable, type Person, type Table, type TableOptions, type TestSite } from './table.ts';

export const night = 1;
export const whole = { image: 7, word: 8, world: 9, wit: 10 };
export const all = (mark: number) => ({ image: mark, word: mark, world: mark, wit: mark });

/** Three texts of a closed night, by their authors; the doctor heals in vain, and nobody dies. */
export const texts: Readonly<Record<string, string>> = {
  Мак: 'Капли от бессонницы, по одной на каждый удар часов.',
  Роза: 'Не сплю, считаю фонари: двести сорок пять, и все горят.',
  Розалия: 'Варю кофе на соль, потому что сахар доели вчера.',
};

/** The morning after the judged night, 08:00 in Moscow; its lynch ends at 22:00, the next night at 08:00. */
export const CLOSED = '2026-12-08T05:00:00.000Z';
export const SOFT = '2026-12-08T19:00:00.000Z';
export const HARD = '2026-12-09T05:00:00.000Z';

/** A closed first night before a panel of two. */
export interface Judged {
  table: Table;
  second: Person;
  ballot(actor: Actor): Promise<Ballot>;
  /** The code under which a juror sees an author's text. */
  lotOf(author: string, actor: Actor): Promise<string>;
  score(actor: Actor, lot: string, input?: Record<string, unknown>): ReturnType<typeof scoreLot>;
  abstain(actor: Actor, lot: string, version?: number): ReturnType<typeof abstainLot>;
  /** Everything of one juror, by author. */
  scoreAll(actor: Actor, marks: Readonly<Record<string, number>>): Promise<void>;
  records(): Promise<readonly JuryRecordRow[]>;
  /** Refused in Russian words, not a row of the game is another, and the jury's log holds one line more that says so. */
  refused(send: () => Promise<Result<unknown, Refusal>>): Promise<string>;
}

export async function openJudged(
  site: TestSite,
  { killed, said = {}, ...options }: TableOptions & { killed?: string; said?: Record<string, string> } = {},
): Promise<Judged> {
  site.set('2026-12-07T07:00:00.000Z');
  const table = await openTable(site, options);
  const second = await site.account('Вторая судья');
  must(await appointJuror(table.ctx, table.host, { slug: table.slug, nick: second.nick }));
  const written = { ...texts, ...said };
  await table.lynch('Тис');
  must(await table.send({ by: 'Мак', command: 'Лечить Ирис', description: written.Мак ?? '' }));
  must(await table.send({ by: 'Роза', description: written.Роза ?? '' }));
  must(await table.send({ by: 'Розалия', description: written.Розалия ?? '' }));
  if (killed) must(await table.send({ by: 'Астра', command: `Убить ${killed}` }));
  site.set(CLOSED);
  await table.closeNight();
  const { ctx, slug, gameId } = table;

  const ballot = async (actor: Actor) => must(await openBallot(ctx, actor, { slug, night }));
  const lotOf = async (author: string, actor: Actor) => {
    const start = (texts[author] ?? '?').slice(0, 12);
    const found = (await ballot(actor)).lots.find(({ text }) => text.startsWith(start));
    if (!found) throw new Error(`${author} has no lot`);
    return found.code;
  };
  const score: Judged['score'] = (actor, lot, input = {}) =>
    scoreLot(ctx, actor, {
      ...{ slug, night, lot, version: 0, scores: whole, remark: '', done: true },
      ...input,
    });
  const records = () => ctx.store.juryRecords.list(gameId);
  return {
    ...{ table, second, ballot, lotOf, score, records },
    abstain: (actor, lot, version = 0) => abstainLot(ctx, actor, { slug, night, lot, version }),
    async scoreAll(actor, marks) {
      for (const [author, mark] of Object.entries(marks))
        must(await score(actor, await lotOf(author, actor), { scores: all(mark) }));
    },
    async refused(send) {
      const [rows, before] = [await rowsOf(table), await records()];
      const result = await send();
      if (result.ok) throw new Error('It was taken');
      expect(say(ctx, result.error)).toMatch(/^[А-ЯЁ«][^{}]*[.?!]$/u);
      expect(await rowsOf(table)).toEqual(rows);
      const after = await records();
      expect(after.slice(0, before.length)).toEqual(before);
      expect(after.slice(before.length).map(({ refusal }) => refusal)).toEqual([result.error.code]);
      return result.error.code;
    },
  };
}
