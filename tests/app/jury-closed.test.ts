import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { awardNight } from '../../src/app/award-night.ts';
import { lotsOf } from '../../src/app/ballots.ts';
import { changeProposal } from '../../src/app/change-proposal.ts';
import { closeDuel, judgeDuel, openDuel } from '../../src/app/duel.ts';
import { loadGame } from '../../src/app/load-game.ts';
import { appointJuror } from '../../src/app/jurors.ts';
import { pinConflict } from '../../src/app/pin-conflict.ts';
import { readJuryRecord } from '../../src/app/read-jury-record.ts';
import { tallyNight } from '../../src/app/tally-night.ts';
import { voidBallot } from '../../src/app/void-ballot.ts';
import { tally, type Tally } from '../../src/jury/tally.ts';
import { tallyInput, type TallyInput } from '../../src/jury/tally-input.ts';
import { night, openJudged, texts, type Judged } from './panel.ts';
import { must, openSite, PASSWORD, type TestSite } from './table.ts';

let site: TestSite;
let it1: Judged;
beforeAll(async () => void (site = await openSite()));
beforeEach(async () => void (it1 = await openJudged(site)));
afterAll(() => site.close());

const at = () => ({ slug: it1.table.slug, night });
const stored = async () => {
  const row = await it1.table.ctx.store.tallies.get(it1.table.gameId, night);
  return { input: row?.input as TallyInput, result: row?.result as Tally, hash: row?.hash ?? '' };
};
const close = async () => must(await tallyNight(it1.table.ctx, it1.table.host, at()));

/** The tally's code of an author's text. */
async function codeOf(author: string): Promise<string> {
  const { ctx, slug, host } = it1.table;
  const lots = await lotsOf(ctx, must(await loadGame(ctx, slug, host)), night);
  return lots.find(({ text }) => text.startsWith((texts[author] ?? '?').slice(0, 12)))?.code ?? '';
}

async function judgedApart(): Promise<void> {
  await it1.scoreAll(it1.table.juror, { Мак: 9, Роза: 5, Розалия: 1 });
  await it1.scoreAll(it1.second, { Мак: 8, Роза: 3, Розалия: 4 });
}

describe('a closed panel', () => {
  it('is counted again from its stored row to the same result and hash', async () => {
    await judgedApart();
    const result = await close();
    const { input, hash } = await stored();
    expect(tally(tallyInput.parse(JSON.parse(JSON.stringify(input))))).toEqual(result);
    expect(hash).toBe(result.hash);
    expect((await it1.records()).at(-1)).toMatchObject({ act: 'tally', nick: 'Вожатый', after: { hash } });
  });

  it('counts criteria by their weights', async () => {
    const criteria = [
      { id: 'image', label: 'Образ', hint: '', weight: 3 },
      { id: 'wit', label: 'Остроумие', hint: '', weight: 0.5 },
    ];
    it1 = await openJudged(site, { terms: { settings: { jury: { quorum: 1, criteria, places: [] } } } });
    const { table, score, lotOf } = it1;
    must(await score(table.juror, await lotOf('Мак', table.juror), { scores: { image: 9, wit: 2 } }));
    must(await score(table.juror, await lotOf('Роза', table.juror), { scores: { image: 7, wit: 10 } }));
    const result = await close();
    expect((await stored()).input.weights).toEqual({ image: 3, wit: 0.5 });
    expect(result.lots[0]?.lot).toBe(await codeOf('Мак'));
  });
});

describe('a ballot of a closed night', () => {
  const voided = (input: object = {}) =>
    voidBallot(it1.table.ctx, it1.table.host, {
      ...{ ...at(), nick: 'вторая судья', why: 'Подсказали ответ.', password: PASSWORD, ...input },
    });

  it('is voided with password and reason: it stays in the input, counts no more, both hashes are in the log', async () => {
    await judgedApart();
    const before = await close();
    const lot = await codeOf('Мак');
    const after = must(await voided({ lot }));
    expect(after.hash).not.toBe(before.hash);
    expect(after.lots.find((one) => one.lot === lot)).toMatchObject({ scoredBy: 1, decidedBy: 'unscored' });
    const { input, hash } = await stored();
    expect(input.ballots.length).toBe(6);
    expect(input.conflicts).toEqual([{ juror: 'Вторая судья', lot }]);
    expect([hash, tally(input).hash]).toEqual([after.hash, after.hash]);
    expect((await it1.records()).at(-1)).toMatchObject({
      ...{ act: 'void', nick: 'Вожатый', way: 'desk', reason: 'Подсказали ответ.', refusal: null },
      ...{ before: { hash: before.hash }, after: { hash: after.hash } },
    });
    // The whole of it.
    expect(must(await voided()).lots.every(({ decidedBy }) => decidedBy === 'unscored')).toBe(true);
  });

  it.each([
    ['another password', { password: 'не тот' }, 'wrong-password'],
    ['no reason', { why: '' }, 'invalid-input'],
    ['a juror who gave nothing', { nick: 'Прохожий' }, 'ballot-unknown'],
    ['a lot that is not there', { lot: 'Я-00' }, 'ballot-unknown'],
  ])('is not voided with %s', async (_, input, code) => {
    await judgedApart();
    await close();
    expect(await it1.refused(() => voided(input))).toBe(code);
    expect(JSON.stringify((await it1.records()).at(-1))).not.toContain('пароль');
  });

  it('is voided by nobody but the host, before the tally not at all, after the award no more', async () => {
    await judgedApart();
    expect(await it1.refused(() => voided())).toBe('not-tallied');
    await close();
    const { table } = it1;
    const input = { ...at(), nick: 'Вторая судья', why: 'Так надо.', password: PASSWORD };
    expect(await voidBallot(table.ctx, table.juror, input)).toMatchObject({ error: { code: 'not-found' } });
    await table.publish();
    must(await awardNight(table.ctx, table.host, at()));
    expect(await it1.refused(() => voided())).toBe('already-awarded');
  });
});

describe('the proposal of grants', () => {
  const changed = (input: object) =>
    changeProposal(it1.table.ctx, it1.table.host, {
      ...at(),
      why: 'Первому и так везёт.',
      password: PASSWORD,
      ...input,
    });

  it('is changed with password and reason, told in the log with old and new, and granted as it stands', async () => {
    await judgedApart();
    await close();
    const [first, second] = [await codeOf('Мак'), await codeOf('Роза')];
    must(await changed({ lot: first, bonus: null }));
    must(await changed({ lot: second, bonus: 'shield' }));
    const told = (await it1.records()).at(-1);
    expect(told).toMatchObject({ act: 'proposal', reason: 'Первому и так везёт.' });
    const bonuses = (rows: unknown) =>
      (rows as { player: string; bonus: string | null; why: string | null }[]).map(
        ({ player, bonus, why }) => [player, bonus ?? why],
      );
    expect(bonuses(told?.before)).toEqual([
      ['Мак', 'host'],
      ['Роза', 'double-vote'],
    ]);
    expect(bonuses(told?.after)).toEqual([
      ['Мак', 'host'],
      ['Роза', 'shield'],
    ]);
    await it1.table.publish();
    const granted = must(await awardNight(it1.table.ctx, it1.table.host, at()));
    expect(bonuses(granted)).toEqual([
      ['Мак', 'host'],
      ['Роза', 'shield'],
    ]);
  });

  it.each([
    ['another password', 'Мак', { password: '' }, 'wrong-password'],
    ['a bonus that is none', 'Мак', { bonus: 'crown' }, 'invalid-input'],
    ['one of no use to the author', 'Роза', { bonus: 'second-command' }, 'bonus-unfit'],
    ['a lot without a place', 'Мак', { lot: 'Я-00' }, 'lot-unplaced'],
    ['no reason', 'Мак', { why: ' ' }, 'invalid-input'],
  ])('is not changed with %s', async (_, author, input, code) => {
    await judgedApart();
    await close();
    const sent = { lot: await codeOf(author), bonus: 'shield', ...input };
    expect(await it1.refused(() => changed(sent))).toBe(code);
  });
});

describe('texts that share an awarded place', () => {
  /** Two at the top whom nothing parts. */
  async function level(): Promise<void> {
    await it1.scoreAll(it1.table.juror, { Мак: 9, Роза: 9, Розалия: 1 });
    await it1.scoreAll(it1.second, { Мак: 8, Роза: 8, Розалия: 2 });
    await close();
  }
  const choose = async (actor: typeof it1.second, better: string, worse: string) =>
    judgeDuel(it1.table.ctx, actor, {
      ...{ ...at(), better: await it1.lotOf(better, actor), worse: await it1.lotOf(worse, actor) },
    });

  it('are parted by a duel: each juror says which of two, the host closes it, the hash moves on', async () => {
    await level();
    const { table, second } = it1;
    const before = await stored();
    expect(before.result.lots.map(({ place }) => place)).toEqual([1, 1, 3]);
    must(await openDuel(table.ctx, table.host, at()));
    const { duels } = await it1.ballot(second);
    expect(duels).toEqual([{ pair: expect.any(Array), better: null }]);
    must(await choose(table.juror, 'Мак', 'Роза'));
    must(await choose(table.juror, 'Роза', 'Мак'));
    must(await choose(second, 'Роза', 'Мак'));
    expect((await it1.ballot(second)).duels[0]?.better).toBe(await it1.lotOf('Роза', second));
    expect(await awardNight(table.ctx, table.host, at())).toMatchObject({ error: { code: 'duel-open' } });
    const after = must(await closeDuel(table.ctx, table.host, at()));
    expect(after.lots.map(({ lot, place, decidedBy }) => [lot, place, decidedBy])).toEqual([
      [await codeOf('Роза'), 1, 'duel'],
      [await codeOf('Мак'), 2, 'duel'],
      [await codeOf('Розалия'), 3, 'score'],
    ]);
    const { input, hash } = await stored();
    expect([hash, tally(input).hash]).toEqual([after.hash, after.hash]);
    expect((await it1.records()).at(-1)).toMatchObject({ act: 'duel-close', before: { hash: before.hash } });
    expect(await it1.refused(() => choose(second, 'Мак', 'Роза'))).toBe('lot-closed');
    expect(await it1.refused(() => openDuel(table.ctx, table.host, at()))).toBe('duel-held');
  });

  it('are not parted by one whom the host has kept from the game since he answered', async () => {
    await level();
    const { table, second } = it1;
    must(await openDuel(table.ctx, table.host, at()));
    must(await choose(second, 'Роза', 'Мак'));
    const who = { slug: table.slug, nick: second.nick, why: 'Его сестра играет.' };
    must(await pinConflict(table.ctx, table.host, who));
    const after = must(await closeDuel(table.ctx, table.host, at()));
    expect(after.lots.map(({ place }) => place)).toEqual([1, 1, 3]);
    expect((await stored()).input.duels).toEqual([]);
  });

  it('may stay level: the place is shared, and so is the bonus', async () => {
    await level();
    const { table } = it1;
    must(await openDuel(table.ctx, table.host, at()));
    must(await choose(table.juror, 'Мак', 'Роза'));
    must(await choose(it1.second, 'Роза', 'Мак'));
    const after = must(await closeDuel(table.ctx, table.host, at()));
    expect(after.lots.map(({ place, decidedBy }) => [place, decidedBy]).slice(0, 2)).toEqual([
      [1, 'shared'],
      [1, 'shared'],
    ]);
  });

  it('are asked of nobody but jurors, of no other texts, and where nothing is shared there is no duel', async () => {
    await level();
    const { table, second } = it1;
    expect(await it1.refused(() => choose(second, 'Мак', 'Роза'))).toBe('not-found');
    must(await openDuel(table.ctx, table.host, at()));
    expect(await it1.refused(() => choose(second, 'Мак', 'Розалия'))).toBe('not-found');
    expect(await it1.refused(() => openDuel(table.ctx, second, at()))).toBe('not-found');
    it1 = await openJudged(site);
    await judgedApart();
    await close();
    expect(await it1.refused(() => openDuel(it1.table.ctx, it1.table.host, at()))).toBe('no-tie');
  });
});

it('the host reads the log: who, what, why, refused or done, and nothing of what a juror tried to give', async () => {
  await judgedApart();
  const { table } = it1;
  await it1.score(table.juror, await it1.lotOf('Мак', table.juror), { version: 1, scores: { wit: 77 } });
  const lines = must(await readJuryRecord(table.ctx, table.host, { slug: table.slug }));
  expect(lines[0]).toMatchObject({
    by: 'Судья',
    act: 'score',
    way: 'ballot',
    refused: expect.stringMatching(/шкал/),
  });
  expect(JSON.stringify(lines)).not.toContain('77');
  await appointJuror(table.ctx, table.host, { slug: table.slug, nick: 'Никто' });
  const [last] = must(await readJuryRecord(table.ctx, table.host, { slug: table.slug }));
  expect(last).toMatchObject({ act: 'appoint', refused: expect.stringContaining('Никто') });
  expect(lines.filter(({ act }) => act === 'appoint').map(({ about }) => about)).toEqual([
    'Вторая судья',
    'Судья',
  ]);
  for (const actor of [table.juror, table.of('Мак'), table.stranger, null])
    expect(await readJuryRecord(table.ctx, actor, { slug: table.slug })).toMatchObject({ ok: false });
});
