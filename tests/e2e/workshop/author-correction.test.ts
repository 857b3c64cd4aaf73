import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noBrowser, openBrowser } from '../../support/browser.ts';
import { plain, wordsOf } from '../pages/words.ts';
import { workshop } from '../pages/workshop.ts';
import { type ClockedSite, HOST, type Night, prepareNight, serveAt, signedIn, TEXT } from './by-the-clock.ts';

const later = 'Капли от бессонницы, по две.';

describe.skipIf(noBrowser)('an author after the deadline', () => {
  let browser: Browser;
  let night: Night;
  let site: ClockedSite;
  beforeAll(async () => {
    [browser, night] = await Promise.all([openBrowser(), prepareNight('Правка описаний')]);
    site = await serveAt(night, night.morning('08:10:00'));
  });
  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });

  it('corrects his words until the host closes them, and loses none that come too late', async () => {
    const author = await signedIn(browser, site, 'Роза');
    const play = await author.open(`/games/${night.slug}/play`);
    const form = play.getByRole('form', { name: 'Правка описания' });
    const field = form.getByRole('textbox', { name: 'Описание' });
    const correct = form.getByRole('button', { name: 'Исправить' });
    await correct.and(play.locator(':enabled')).waitFor();
    expect(await field.inputValue()).toBe(TEXT);
    await field.fill(later);
    await correct.click();
    await form.getByText('Исправлено.').waitFor();

    const host = await signedIn(browser, site, HOST);
    const desk = await host.open(`/games/${night.slug}/host/report/1`);
    // Alive, the page has its last shape: nothing moves under the hand.
    await desk.locator('[contenteditable=true]').waitFor();
    const material = workshop(desk).materials.getByRole('article', { name: /, Роза$/ });
    await material.getByText('правлено автором после срока').click();
    expect(plain(await material.innerText())).toContain(TEXT);
    expect(await material.textContent()).toContain(later);

    // A workshop that is open already is told when it asks for something.
    await field.fill(`${later} Третью — себе.`);
    await correct.click();
    await form.getByText('Исправлено.').waitFor();

    // Typed and not sent: it is still there when the page comes back.
    await field.fill('Капли от бессонницы, по три.');
    await play.reload();
    await correct.and(play.locator(':enabled')).waitFor();
    expect(await field.inputValue()).toBe('Капли от бессонницы, по три.');

    await desk.getByRole('button', { name: 'Закрыть правку описаний' }).click();
    await desk.getByText('Правка описаний закрыта.').waitFor();
    await desk.locator('.morning').getByText('Пока вы писали, авторы исправили описания.').waitFor();
    await correct.click();
    expect(await wordsOf(form.getByRole('alert'))).toContain('Ведущий закрыл правку');
    expect(await field.inputValue()).toBe('Капли от бессонницы, по три.');
    await play.reload();
    expect(await wordsOf(play.getByRole('region', { name: 'Принято' }))).toContain(later);
    expect(await form.count()).toBe(0);
    expect([...author.mistakes, ...host.mistakes]).toEqual([]);
  });
});
