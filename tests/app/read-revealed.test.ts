import { afterAll, beforeAll, expect, test } from 'vitest';
import { stopGame } from '../../src/app/act.ts';
import { correctDescription } from '../../src/app/correct-description.ts';
import { readChronicle } from '../../src/app/read-chronicle.ts';
import { tallyNight } from '../../src/app/tally-night.ts';
import { openJudged, texts } from './panel.ts';
import { must, openSite, type TestSite } from './table.ts';

let site: TestSite;
beforeAll(async () => void (site = await openSite()));
afterAll(() => site.close());

test('beside a score stands the text that was judged, and after it what its author has made of it', async () => {
  const { table, second, scoreAll } = await openJudged(site, { title: 'С исправленными' });
  const night = { slug: table.slug, night: 1 };
  const corrected = 'Не сплю, считаю фонари: двести сорок шесть, и последний горит за двоих.';
  for (const [by, description] of [
    ['Роза', corrected],
    ['Мак', 'Капли.'],
  ] as const)
    must(
      await correctDescription(table.ctx, table.of(by), {
        ...night,
        slot: by === 'Мак' ? 'heal' : 'none',
        description,
      }),
    );
  const marks = { Роза: 9, Розалия: 6 };
  await scoreAll(table.juror, marks);
  await scoreAll(second, marks);
  must(await tallyNight(table.ctx, table.host, night));
  await table.publish();
  must(await stopGame(table.ctx, table.host, { slug: table.slug, winner: 'town', why: 'Пора спать.' }));
  const { ending } = must(await readChronicle(table.ctx, null, table));
  const of = (author: string) => ending?.nights[0]?.texts.find((one) => one.author === author);
  expect(of('Роза')).toMatchObject({ text: texts.Роза, corrected, place: 1 });
  expect(of('Розалия')).toMatchObject({ text: texts.Розалия, corrected: null, place: 2 });
});
