import { afterAll, beforeAll, describe, it } from 'vitest';
import { noBrowser } from '../../support/browser.ts';
import { holding } from '../pages/holding.ts';
import { workshop } from '../pages/workshop.ts';
import { type Morning, openMorning } from './morning.ts';

describe.skipIf(noBrowser)('without a network', () => {
  let morning: Morning;
  beforeAll(async () => {
    morning = await openMorning(['Связь пропала', 'Связь не вернулась']);
  });
  afterAll(() => morning?.end());

  it('typing goes on, and all of it is saved by itself when the network is back', async () => {
    const host = await morning.host();
    const page = await host.open(morning.path('Связь пропала'));
    const { editor, saved } = workshop(page);
    await holding(page).mine();
    await editor.press('Control+End');
    await page.keyboard.type('До тоннеля. ');
    await host.context.setOffline(true);
    await page.keyboard.type('В тоннеле. ');
    const status = page.locator('.status').getByRole('status');
    await status.filter({ hasText: 'Нет связи' }).waitFor();
    await page.keyboard.type('Ещё в тоннеле. ');
    await host.context.setOffline(false);
    await page.keyboard.type('После тоннеля.');
    await saved();
    const other = await (await morning.host()).open(morning.path('Связь пропала'));
    await holding(other).reads('До тоннеля. В тоннеле. Ещё в тоннеле. После тоннеля.');
  });

  it('a page that is loaded anew gives the words back from this device', async () => {
    const host = await morning.host();
    const page = await host.open(morning.path('Связь не вернулась'));
    await holding(page).mine();
    await host.context.setOffline(true);
    await workshop(page).editor.press('Control+End');
    await page.keyboard.type('Слово без связи.');
    await page.locator('.status').getByRole('status').filter({ hasText: 'Нет связи' }).waitFor();
    await page.close();
    await host.context.setOffline(false);
    const again = await host.open(morning.path('Связь не вернулась'));
    await holding(again).claim();
    await holding(again).reads('Слово без связи.');
    await workshop(again).saved();
  });
});
