import { afterAll, beforeAll, expect, it } from 'vitest';
import { stopGame } from '../../src/app/act.ts';
import { closeLynch, closeNight } from '../../src/app/close-phase.ts';
import { readArchive } from '../../src/app/read-games.ts';
import { readChronicle } from '../../src/app/read-chronicle.ts';
import { countNewLetters, readInbox, writeSeen } from '../../src/app/read-inbox.ts';
import { readLedger } from '../../src/app/read-ledger.ts';
import { searchReports } from '../../src/app/read-search.ts';
import { must, openStage, type Stage } from './read-stage.ts';

let stage: Stage;
const ledger = async () => must(await readLedger(stage.ctx, stage.host, { slug: stage.slug }));

beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

it('before the start the ledger lists who has signed up', async () => {
  const page = await ledger();
  expect(page.seats.taken).toBe(16);
  expect(page.phase).toBeNull();
  expect(page.rows).toEqual([]);
});

it('by night it says who has sent what, who has not, and what was refused', async () => {
  await stage.start();
  stage.at('07T22:00');
  must(await closeLynch(stage.ctx, stage.host, { slug: stage.slug }));
  stage.at('07T22:30');
  must(await stage.send('Штурман', 'heal', 'Йожег', 'Лечил Йожега малиной, пока не помогло.'));
  expect((await stage.send('Сова', 'guard', 'Никто' as never)).ok).toBe(false);
  const page = await ledger();
  expect(page.rows.find((row) => row.player === 'Штурман')).toMatchObject({
    sent: 'Лечить Йожег',
    texts: 1,
    missing: false,
  });
  expect(page.missing).toContain('Сова');
  expect(page.missing).not.toContain('Штурман');
  expect(page.refused).toMatchObject([{ player: 'Сова' }]);
  expect(page.log.some((line) => line.words.startsWith('Сова: отказ'))).toBe(true);
  expect(JSON.stringify(page)).not.toContain('зерно');
});

it('letters are new until the inbox was read', async () => {
  const reader = stage.as('Броня');
  const before = await countNewLetters(stage.ctx, reader);
  expect(before).toBeGreaterThan(0);
  const seen = writeSeen(await readInbox(stage.ctx, reader));
  expect(await countNewLetters(stage.ctx, reader, seen)).toBe(0);
});

it('search finds other forms of a word and ё by е, in published reports alone', async () => {
  stage.at('08T08:00');
  must(await closeNight(stage.ctx, stage.host, { slug: stage.slug }));
  expect(await searchReports(stage.ctx, 'саквояж')).toEqual([]);
  stage.at('08T10:00');
  await stage.publish(
    ['Доктор Гаспар нёс саквояжи, и в каждом звенело тёплое стекло.'],
    'Ночь первая, стеклянная',
  );
  const found = await searchReports(stage.ctx, 'саквояжа теплое');
  expect(found).toMatchObject([{ night: 1, title: 'Ночь первая, стеклянная' }]);
  expect(found[0]?.quote.filter((piece) => piece.match).map((piece) => piece.text)).toEqual([
    'саквояжи',
    'тёплое',
  ]);
  expect(await searchReports(stage.ctx, 'саквояжа люстра')).toEqual([]);
});

it('after the end the chronicle reveals authors, commands and a seed that fits what was promised', async () => {
  must(await stopGame(stage.ctx, stage.host, { slug: stage.slug, winner: 'town', why: 'Проба кончилась.' }));
  const { ending } = must(await readChronicle(stage.ctx, null, { slug: stage.slug }));
  expect(ending).toMatchObject({ seed: 'зерно', verified: true, why: 'Проба кончилась.' });
  expect(ending?.cast.find((line) => line.player === 'Броня')?.character).toBe('гимнаст Тибул');
  expect(ending?.nights[0]?.texts).toMatchObject([
    { author: 'Штурман', role: 'доктор Гаспар', command: expect.stringContaining('Лечить Йожег') },
  ]);
  expect(await readArchive(stage.ctx)).toMatchObject([{ title: 'Проба', winner: ending?.winner }]);
});
