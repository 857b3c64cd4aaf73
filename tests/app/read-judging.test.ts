import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appointJuror } from '../../src/app/jurors.ts';
import { openBallot } from '../../src/app/open-ballot.ts';
import { pinConflict } from '../../src/app/pin-conflict.ts';
import { readJudging } from '../../src/app/read-judging.ts';
import { abstainLot, scoreLot } from '../../src/app/score-lot.ts';
import { tallyNight } from '../../src/app/tally-night.ts';
import { must, openSite, openTable, type Person, type Table, type TestSite } from './table.ts';

let site: TestSite;
let table: Table;
let second: Person;
beforeAll(async () => {
  site = await openSite();
  table = await openTable(site);
  second = await site.account('Вторая судья');
  must(await appointJuror(table.ctx, table.host, { slug: table.slug, nick: second.nick }));
  await table.lynch('Тис');
  must(await table.send({ by: 'Мак', command: 'Лечить Роза', description: 'Капли от бессонницы.' }));
  must(await table.send({ by: 'Роза', description: 'Не сплю, считаю фонари.' }));
  must(await table.send({ by: 'Розалия', description: 'И я не сплю.' }));
  await table.closeNight();
});
afterAll(() => site.close());

const read = async () => must(await readJudging(table.ctx, table.host, { slug: table.slug, night: 1 }));
const progress = async () => (await read()).panel.jurors.map(({ nick, done, of }) => [nick, done, of]);

/** Scores the text that begins so, the same by every criterion; null abstains. */
async function judge(juror: Person, opening: string, mark: number | null): Promise<void> {
  const { lots } = must(await openBallot(table.ctx, juror, { slug: table.slug, night: 1 }));
  const lot = lots.find(({ text }) => text.startsWith(opening));
  const at = { slug: table.slug, night: 1, lot: lot?.code ?? '', version: lot?.version ?? 0 };
  const scores = { image: mark, word: mark, world: mark, wit: mark };
  const saved =
    mark === null
      ? await abstainLot(table.ctx, juror, at)
      : await scoreLot(table.ctx, juror, { ...at, scores, remark: '', done: true });
  must(saved);
}

describe('the host’s page of a night’s panel', () => {
  it('counts what each juror has done, and nothing of what he gave', async () => {
    await judge(table.juror, 'Капли', 9);
    await judge(table.juror, 'Не сплю', null);
    expect(await progress()).toEqual([
      ['Вторая судья', 0, 3],
      ['Судья', 2, 3],
    ]);
    const page = await read();
    expect(page.lots).toEqual([]);
    expect(JSON.stringify(page)).not.toMatch(/"scores"|"spread":\[[^\]]/u);
  });

  it('counts no description that a juror must not judge', async () => {
    const { texts } = await read();
    const description = texts.find(({ author }) => author === 'Розалия')?.id ?? '';
    const pin = { slug: table.slug, nick: second.nick, night: 1, description, why: 'Сёстры.' };
    must(await pinConflict(table.ctx, table.host, pin));
    expect((await progress())[0]).toEqual(['Вторая судья', 0, 2]);
    const [line] = (await read()).record;
    expect(line).toMatchObject({ act: 'pin', about: second.nick, reason: 'Сёстры.' });
  });

  it('shows after the tally how far the jurors were from one another, and not who is who', async () => {
    await judge(second, 'Капли', 6);
    await judge(second, 'Не сплю', 2);
    await judge(table.juror, 'И я', 5);
    must(await tallyNight(table.ctx, table.host, { slug: table.slug, night: 1 }));
    const { lots } = await read();
    expect(lots[0]).toMatchObject({ author: 'Мак', place: 1, scoredBy: 2 });
    // The unscored follow by their lots, whose codes each game draws for itself.
    const unscored = lots.slice(1).map(({ author, place, scoredBy }) => [author, place, scoredBy]);
    expect(unscored.toSorted()).toEqual([
      ['Роза', null, 1],
      ['Розалия', null, 1],
    ]);
    // Both gave him their best, and both by a spread above 0.75: 2 texts each, s = 1 · 2/5.
    expect(lots[0]?.spread.map((s) => s.toFixed(6))).toEqual(['0.400000', '0.400000']);
    expect(lots[0]).toMatchObject({ firsts: 2, score: 0.4, median: 0.4, decidedBy: 'score' });
    expect(JSON.stringify(lots)).not.toMatch(/Судья|Вторая судья/u);
  });

  it('is there for nobody but the host, and for no night that is not judged', async () => {
    for (const actor of [table.of('Мак'), table.of('Тис'), table.juror, second, table.stranger, null]) {
      const found = await readJudging(table.ctx, actor, { slug: table.slug, night: 1 });
      expect(found).toEqual({ ok: false, error: { code: 'not-found' } });
    }
    for (const night of [0, 2, 99])
      expect((await readJudging(table.ctx, table.host, { slug: table.slug, night })).ok).toBe(false);
  });
});
