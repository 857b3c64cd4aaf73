import { afterAll, beforeAll, expect, it } from 'vitest';
import { activateBonus, grantBonus } from '../../src/app/act.ts';
import { closeLynch, closeNight } from '../../src/app/close-phase.ts';
import { appointJuror } from '../../src/app/jurors.ts';
import { openBallot } from '../../src/app/open-ballot.ts';
import { readInbox } from '../../src/app/read-inbox.ts';
import { readLedger } from '../../src/app/read-ledger.ts';
import { readMine } from '../../src/app/read-mine.ts';
import { scoreLot } from '../../src/app/score-lot.ts';
import { tallyNight } from '../../src/app/tally-night.ts';
import { awaiting } from '../../src/components/words/mine.ts';
import { must, openStage, type Nick, type Stage } from './read-stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** What the reader's home page says of his game. */
async function words(nick: Nick): Promise<string | undefined> {
  const [game] = await readMine(stage.ctx, stage.as(nick));
  return game && awaiting(game, stage.ctx.now()).words.replaceAll('\u00a0', ' ');
}

it('a reader’s own games come with what awaits him; a stranger and a guest have none', async () => {
  must(await appointJuror(stage.ctx, stage.host, { slug: stage.slug, nick: 'Судья' }));
  expect(await words('Сова')).toBe('Запись: 16 из 40, начало за ведущим');
  await stage.start();
  expect(await words('Сова')).toBe('День до 22:00, вы ещё не голосовали');
  await stage.vote('Сова', 'Дрозд');
  expect(await words('Сова')).toBe('День до 22:00, голос есть');
  stage.at('07T22:00');
  must(await closeLynch(stage.ctx, stage.host, { slug: stage.slug }));
  expect(await words('Штурман')).toBe('Ночь до 08:00, команды ещё нет');
  must(await stage.send('Штурман', 'heal', 'Йожег', 'Лечил Йожега малиной, пока не помогло.'));
  expect(await words('Штурман')).toBe('Ночь до 08:00, команда принята');
  stage.at('08T08:00');
  must(await closeNight(stage.ctx, stage.host, { slug: stage.slug }));
  expect(await words('Ведущий')).toBe('Ночь закрыта, отчёт за вами');
  expect(await words('Судья')).toBe('1 описание ждёт оценки');
  expect(await readMine(stage.ctx, stage.as('Прохожий'))).toEqual([]);
  expect(await readMine(stage.ctx, null)).toEqual([]);
});

it('the host sees whose words take which place, and how many are still without enough scores', async () => {
  const { slug } = stage;
  const panel = async () => must(await readLedger(stage.ctx, stage.host, { slug })).panels[0];
  expect(await panel()).toMatchObject({ short: 1, tallied: null });
  const judge = stage.as('Судья');
  const ballot = must(await openBallot(stage.ctx, judge, { slug, night: 1 }));
  const lot = ballot.lots[0]?.code ?? '';
  const scores = Object.fromEntries(ballot.criteria.map(({ id }) => [id, 7]));
  must(await scoreLot(stage.ctx, judge, { slug, night: 1, lot, version: 0, scores, remark: '', done: true }));
  must(await tallyNight(stage.ctx, stage.host, { slug, night: 1 }));
  expect((await panel())?.tallied?.lots).toMatchObject([
    { place: null, author: 'Штурман', text: 'Лечил Йожега малиной, пока не помогло.', decidedBy: 'unscored' },
  ]);
});

it('letters about a bonus and of a hint bear the time of the act, not of its phase', async () => {
  stage.at('08T09:17');
  must(await grantBonus(stage.ctx, stage.host, { slug: stage.slug, to: 'Сова', bonus: 'hint' }));
  const came = async (words: string) => {
    const [game] = await readInbox(stage.ctx, stage.as('Сова'));
    return new Date(game?.letters.find((one) => one.text.includes(words))?.at ?? 0);
  };
  expect(await came('Подсказка')).toEqual(new Date('2026-12-08T09:17:00+03:00'));
  stage.at('08T10:00');
  await stage.publish(['Утро.', 'Все живы.']);
  stage.at('08T11:30');
  const targets = ['Броня', 'Трамвай'];
  must(await activateBonus(stage.ctx, stage.as('Сова'), { slug: stage.slug, bonus: 'hint', targets }));
  expect(await came('Броня; Трамвай')).toEqual(new Date('2026-12-08T11:30:00+03:00'));
});
