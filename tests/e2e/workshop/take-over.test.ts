import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noBrowser } from '../../support/browser.ts';
import { holding } from '../pages/holding.ts';
import type { Person } from '../pages/person.ts';
import { workshop } from '../pages/workshop.ts';
import { type Morning, openMorning } from './morning.ts';

describe.skipIf(noBrowser)('a report taken over', () => {
  let morning: Morning;
  beforeAll(async () => {
    morning = await openMorning(['Туда и обратно', 'Два устройства', 'Моя', 'Чужая']);
  });
  afterAll(() => morning?.end());

  const open = async (who: Person, name: string) => {
    const page = await who.open(morning.path(name));
    return { page, ...workshop(page), ...holding(page) };
  };

  it('is written in the second tab, read in the first, and taken back with one click', async () => {
    const host = await morning.host();
    const one = await open(host, 'Туда и обратно');
    await one.mine();
    await one.write('Начато здесь.');
    await one.saved();
    const two = await open(host, 'Туда и обратно');
    await two.theirs();
    await two.take();
    await two.mine();
    await two.write('Продолжено там.');
    await two.saved();
    await one.theirs();
    await one.notice.getByRole('alert').filter({ hasText: 'Всё написанное здесь сохранено' }).waitFor();
    await one.reads('Продолжено там.');
    // Wherever one has scrolled to, the bar says so and gives the way back.
    const bar = one.page.locator('.status');
    await bar.getByText('Отчёт правят в другой вкладке').waitFor();
    await bar.getByRole('button', { name: 'Взять правку себе' }).click();
    await one.mine();
    expect(await bar.getByText('в другой вкладке').count()).toBe(0);
    await two.theirs();
    await one.write('И закончено здесь.');
    await one.saved();
    await two.reads('И закончено здесь.');
    expect(host.mistakes).toEqual([]);
  });

  it('on another device leaves the first one’s unsaved words to be merged, after it has taken the report back', async () => {
    const [desk, phone] = [await morning.host(), await morning.host()];
    const one = await open(desk, 'Два устройства');
    await one.mine();
    await one.write('Общее начало.');
    await one.saved();
    // What is typed from now on does not reach the server until the network is back.
    await desk.context.setOffline(true);
    await one.editor.press('Control+End');
    await one.page.keyboard.type(' Дописано в поезде.');
    const two = await open(phone, 'Два устройства');
    await two.theirs();
    await two.take();
    await two.mine();
    await two.write('Дописано с телефона.');
    await two.saved();
    await desk.context.setOffline(false);
    await one.theirs();
    const mine = one.page.getByRole('region', { name: 'Моя версия' });
    await mine.filter({ hasText: 'Дописано в поезде.' }).waitFor();
    await one.page
      .getByRole('region', { name: 'Чужая версия' })
      .filter({ hasText: 'Дописано с телефона.' })
      .waitFor();
    await one.page.getByRole('button', { name: 'Слить' }).click();
    await one.mine();
    await one.saved();
    await two.theirs();
    for (const words of ['Дописано в поезде.', 'Дописано с телефона.']) {
      await one.reads(words);
      await two.reads(words);
    }
  });

  it.each([
    ['Моя', 'Слово из поезда.', 'Слово с телефона.'],
    ['Чужая', 'Слово с телефона.', 'Слово из поезда.'],
  ])('and «%s» chosen: the other text stays among the versions', async (which, stays, aside) => {
    const [desk, phone] = [await morning.host(), await morning.host()];
    const one = await open(desk, which);
    await one.mine();
    await desk.context.setOffline(true);
    await one.editor.press('Control+End');
    await one.page.keyboard.type('Слово из поезда.');
    const two = await open(phone, which);
    await two.theirs();
    await two.take();
    await two.mine();
    await two.write('Слово с телефона.');
    await desk.context.setOffline(false);
    await one.page.getByRole('button', { name: which, exact: true }).click();
    await one.reads(stays);
    await two.reads(stays);
    const versions = one.page.getByRole('region', { name: 'Версии' });
    await versions.getByRole('listitem').first().waitFor();
    await versions
      .getByRole('button', { name: /^Сравнить/ })
      .first()
      .click();
    await one.page.getByRole('dialog').locator('del', { hasText: aside }).waitFor();
  });
});
