import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentOf, paragraph } from '../../app/documents.ts';
import { noBrowser } from '../../support/browser.ts';
import { holding } from '../pages/holding.ts';
import { workshop } from '../pages/workshop.ts';
import { type Morning, openMorning } from './morning.ts';

const video = { type: 'video', content: [{ type: 'text', text: 'Подпись под тем, чего не знаем.' }] };
const bold = [{ type: 'bold' }];
const stored = documentOf(paragraph('Понятное начало.', bold), video, paragraph('Понятный конец.'));

describe.skipIf(noBrowser)('a stored report with a node that the workshop does not know', () => {
  let morning: Morning;
  beforeAll(async () => {
    morning = await openMorning(['Непонятное'], stored);
  });
  afterAll(() => morning?.end());

  it('is read, and nothing is saved over it until the host opens the rest', async () => {
    const host = await morning.host();
    const page = await host.open(morning.path('Непонятное'));
    const saves: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('report.save')) saves.push(request.url());
    });
    await page
      .getByRole('alert')
      .filter({ hasText: /Отчёт не.открывается\. В.абзаце 3 есть/ })
      .waitFor();
    const words = await page.getByRole('article', { name: 'Литературный отчёт' }).innerText();
    for (const text of ['Понятное начало.', 'Подпись под тем, чего не знаем.', 'Понятный конец.'])
      expect(words).toContain(text);
    expect(await workshop(page).editor.count()).toBe(0);
    expect(await workshop(page).publishButton.count()).toBe(0);

    await page.getByRole('button', { name: 'Открыть остальное' }).click();
    await holding(page).mine();
    expect(saves).toEqual([]);
    const { editor } = workshop(page);
    expect(await editor.locator('strong').innerText()).toBe('Понятное начало.');
    expect(await editor.innerText()).toContain('Подпись под тем, чего не знаем.');

    await workshop(page).write('Дописано после.');
    await workshop(page).saved();
    await page.reload();
    await holding(page).reads('Дописано после.');
    const versions = page.getByRole('region', { name: 'Версии' });
    await versions.getByText('Как было, с непонятным местом', { exact: true }).waitFor();
    await versions.getByRole('button', { name: /^Сравнить/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('ins', { hasText: 'Дописано после.' }).waitFor();
    expect(await dialog.getByRole('button', { name: 'Вернуть эту версию' }).count()).toBe(0);
    expect(host.mistakes).toEqual([]);
  });
});
