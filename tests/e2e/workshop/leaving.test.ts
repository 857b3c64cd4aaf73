import { afterAll, beforeAll, describe, it } from 'vitest';
import { noBrowser } from '../../support/browser.ts';
import { holding } from '../pages/holding.ts';
import { workshop } from '../pages/workshop.ts';
import { type Morning, openMorning, shut } from './morning.ts';

describe.skipIf(noBrowser)('a word typed at the last moment', () => {
  let morning: Morning;
  const names = ['закрыта', 'ушли', 'назад', 'длинный'];
  beforeAll(async () => {
    morning = await openMorning(names);
  });
  afterAll(() => morning?.end());

  it('is there when the tab was closed at once, in the same browser', async () => {
    const host = await morning.host();
    const page = await host.open(morning.path('закрыта'));
    await holding(page).mine();
    await workshop(page).editor.press('Control+End');
    await page.keyboard.type('Фонарь');
    await shut(page);
    const again = await host.open(morning.path('закрыта'));
    await holding(again).reads('Фонарь');
    await holding(again).mine();
    await workshop(again).saved();
  });

  it('is there for another browser when the page was left for another', async () => {
    const host = await morning.host();
    const page = await host.open(morning.path('ушли'));
    await holding(page).mine();
    await workshop(page).editor.press('Control+End');
    await page.keyboard.type('Флюгер');
    await page.goto('/');
    const other = await (await morning.host()).open(morning.path('ушли'));
    await holding(other).reads('Флюгер');
    await holding(other).mine();
  });

  it('is there after going away and back, and typing goes on', async () => {
    const host = await morning.host();
    const page = await host.open(morning.path('назад'));
    await holding(page).mine();
    await workshop(page).editor.press('Control+End');
    await page.keyboard.type('Карета');
    await page.goto('/');
    await page.goBack();
    await holding(page).reads('Карета');
    await holding(page).mine();
    await workshop(page).write('И кони.');
    await workshop(page).saved();
  });

  it('is there when the report is longer than what a browser sends after its page', async () => {
    const host = await morning.host();
    const page = await host.open(morning.path('длинный'));
    await holding(page).mine();
    await workshop(page).editor.press('Control+End');
    await page.keyboard.insertText('Ночь тянулась, как очередь за пирожками. '.repeat(1_000));
    await workshop(page).saved();
    await page.keyboard.type('Рассвет');
    await shut(page);
    const again = await host.open(morning.path('длинный'));
    await holding(again).reads('Рассвет');
    await holding(again).mine();
    await workshop(again).saved();
  });
});
