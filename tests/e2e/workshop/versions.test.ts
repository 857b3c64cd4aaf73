import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noBrowser } from '../../support/browser.ts';
import { sidewaysOnPhone } from '../pages/reach.ts';
import { plain } from '../pages/words.ts';
import { holding } from '../pages/holding.ts';
import { workshop } from '../pages/workshop.ts';
import { type Morning, openMorning } from './morning.ts';

describe.skipIf(noBrowser)('versions of a report', () => {
  let morning: Morning;
  beforeAll(async () => {
    morning = await openMorning(['Версии', 'Черновик']);
  });
  afterAll(() => morning?.end());

  it('one is kept under a name, compared word by word, restored; then the text it replaced is restored too', async () => {
    const host = await morning.host();
    const page = await host.open(morning.path('Версии'));
    const { editor, write, saved } = workshop(page);
    const shelf = page.getByRole('region', { name: 'Версии' });
    const dialog = page.getByRole('dialog');
    await holding(page).mine();
    await write('Ночью по площади прошёл старый кот.');
    await saved();
    await shelf.getByLabel('Название версии').fill('С котом');
    await page.keyboard.press('Enter');
    await shelf.getByText('Версия «С котом» сохранена').waitFor();
    await shelf
      .getByRole('listitem')
      .filter({ hasText: /С котом.*Вожатый/s })
      .waitFor();

    await editor.press('Control+End');
    for (let letters = 0; letters < 4; letters += 1) await page.keyboard.press('Backspace');
    await page.keyboard.type('пёс.');
    await saved();
    await shelf.getByRole('button', { name: 'Сравнить с версией «С котом»' }).click();
    const changes = dialog.getByRole('group', { name: 'Что изменилось' });
    await changes.waitFor();
    expect(await changes.locator('del').allInnerTexts()).toEqual(['кот']);
    expect(await changes.locator('ins').allInnerTexts()).toEqual(['пёс']);
    await dialog.getByRole('button', { name: 'Вернуть эту версию' }).click();
    await dialog.waitFor({ state: 'detached' });
    await holding(page).reads('прошёл старый кот.');
    await shelf.getByText('Перед возвратом к версии', { exact: true }).waitFor();

    await page.reload();
    await holding(page).reads('прошёл старый кот.');
    await holding(page).mine();
    await shelf.getByRole('button', { name: 'Сравнить с версией «Перед возвратом к версии»' }).click();
    await dialog.getByRole('button', { name: 'Вернуть эту версию' }).click();
    await holding(page).reads('прошёл старый пёс.');
    await write('И лёг.');
    await saved();
    expect(plain(await shelf.getByRole('list').innerText())).not.toContain('И лёг');
    expect(host.mistakes).toEqual([]);
  });

  it('a text with words is kept before a draft adds to it; the desk does not scroll sideways on a phone', async () => {
    const host = await morning.host();
    const page = await host.open(morning.path('Черновик'));
    await holding(page).mine();
    await workshop(page).write('Своё начало.');
    await workshop(page).draft();
    const shelf = page.getByRole('region', { name: 'Версии' });
    await shelf.getByRole('button', { name: 'Сравнить с версией «Перед черновиком»' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('ins', { hasText: 'поливала герань и слушала' }).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await workshop(page).saved();
    expect(await sidewaysOnPhone(page, [morning.path('Черновик')])).toEqual([]);
  });
});
