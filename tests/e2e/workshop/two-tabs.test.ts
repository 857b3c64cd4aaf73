import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noBrowser } from '../../support/browser.ts';
import { plain } from '../pages/words.ts';
import { holding } from '../pages/holding.ts';
import { workshop } from '../pages/workshop.ts';
import { type Morning, openMorning, shut } from './morning.ts';

describe.skipIf(noBrowser)('the host with two tabs of one report', () => {
  let morning: Morning;
  beforeAll(async () => {
    morning = await openMorning(['Две вкладки', 'Закрытая вкладка', 'Перезагрузка']);
  });
  afterAll(() => morning?.end());

  it('writes in the first; the second says so, and reads what is saved', async () => {
    const host = await morning.host();
    const path = morning.path('Две вкладки');
    const one = await host.open(path);
    await holding(one).mine();
    const two = await host.open(path);
    await holding(two).theirs();
    expect(plain(await holding(two).notice.innerText())).toMatch(
      /^Отчёт открыт в другой вкладке или на другом устройстве, с \d\d:\d\d\./,
    );
    expect(await workshop(two).publishButton.isDisabled()).toBe(true);
    expect(await workshop(two).draftButton.isDisabled()).toBe(true);
    await workshop(one).write('Дворник сказал: «Опять перья».');
    await workshop(one).saved();
    await holding(two).reads('Опять перья');
    await workshop(two)
      .editor.press('x')
      .catch(() => undefined);
    expect(await workshop(two).editor.innerText()).not.toContain('x');
    await two.getByRole('link', { name: 'Просмотр' }).first().click();
    await two.getByRole('article', { name: 'Литературный отчёт' }).getByText('Опять перья').waitFor();
    await two.getByRole('link', { name: 'Назад в мастерскую' }).click();
    await holding(two).theirs();
    expect(await two.getByRole('region', { name: 'Моя версия' }).count()).toBe(0);
    expect(host.mistakes).toEqual([]);
  });

  it('need not wait once the first is closed', async () => {
    const host = await morning.host();
    const path = morning.path('Закрытая вкладка');
    const one = await host.open(path);
    await holding(one).mine();
    const two = await host.open(path);
    await holding(two).theirs();
    await workshop(one).write('Последнее из первой вкладки.');
    await shut(one);
    await holding(two).mine();
    await holding(two).reads('Последнее из первой вкладки.');
    expect(await holding(two).notice.count()).toBe(0);
    await workshop(two).write('Первое из второй.');
    await workshop(two).saved();
  });

  it('loads a tab anew and goes on writing in it', async () => {
    const host = await morning.host();
    const page = await host.open(morning.path('Перезагрузка'));
    for (const words of ['Раз.', 'Два.', 'Три.']) {
      await holding(page).mine();
      await workshop(page).write(words);
      await page.reload();
      await holding(page).reads(words);
    }
    await holding(page).mine();
    expect(await holding(page).notice.count()).toBe(0);
  });
});
