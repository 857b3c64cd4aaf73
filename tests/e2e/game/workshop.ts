import { expect } from 'vitest';
import { desk } from '../pages/desk.ts';
import { holding } from '../pages/holding.ts';
import { reachByTab, unreachable } from '../pages/reach.ts';
import { report } from '../pages/report.ts';
import { workshop } from '../pages/workshop.ts';
import { firstNightTexts } from './night-texts.ts';
import { HOST } from './people.ts';
import type { Story } from './story.ts';

const TITLE = 'Утро после первого фонаря';
const ENDING = 'Фонарщик погасил последний фонарь и пошёл спать.';
const FROM_THE_OTHER_TAB = 'За углом уже стучал молоточек: чинили то, что разбили ночью.';

interface Written {
  slug: string;
  night: number;
  version: number;
  document: { content: Record<string, unknown>[] };
}

/** The morning's report: drafted, written, parted and joined, refused when broken, published, read. */
export function composing(story: Story): void {
  const { step } = story;
  const report1 = '/host/report/1';
  let last: Written | null = null;

  step('the host weaves a description in at the cursor; the draft adds every other, once', async () => {
    const page = await story.open(await story.someone(HOST), report1);
    const table = workshop(page);
    await table.editor.press('Control+Home');
    await page.keyboard.type(TITLE);
    await table.insert(story.nick('Бонавентура'));
    expect(Object.values(await table.sources())).toEqual([1]);
    const woven = await table.draft();
    expect(await table.editor.innerText()).toContain(firstNightTexts['Бонавентура']);
    expect(await table.editor.locator('h2').innerText()).toBe(TITLE);
    expect(Object.values(await table.sources())).toEqual(Array(woven).fill(1));
    expect(woven).toBeGreaterThan(8);
    expect(await table.stops()).toEqual([]);

    last = (await table.write(ENDING)) as Written;
    await table.saved();
    await page.reload();
    expect(await table.editor.innerText()).toContain(ENDING);
  });

  step('an unknown node, a script’s link, a piece twice: 422, and the stored report stays', async () => {
    const host = await story.someone(HOST);
    const { document, ...rest } = last ?? ({} as Written);
    const refused = async (content: unknown[]) => {
      const sent = { ...rest, version: rest.version + 1, document: { ...document, content } };
      const { status, refusal } = await host.call('report.save', sent);
      return `${status} ${refusal?.code}`;
    };
    const [title, ...blocks] = document.content;
    const fragment = blocks.find((one) => one['type'] === 'fragment');
    const link = { type: 'link', attrs: { href: 'javascript:alert(1)' } };
    const linked = { type: 'paragraph', content: [{ type: 'text', text: 'сюда', marks: [link] }] };
    expect(await refused([title, { type: 'marquee' }, ...blocks])).toBe('422 unknown-node');
    expect(await refused([title, linked, ...blocks])).toBe('422 bad-link');
    expect(await refused([title, fragment, ...blocks])).toBe('422 duplicate-fragment');
    const table = workshop(await story.open(host, report1));
    expect(await table.editor.innerText()).toContain(ENDING);
    expect(await table.editor.innerText()).not.toContain('сюда');
  });

  step('one tab takes the report over from another; no word is lost, merged they are one again', async () => {
    const host = await story.someone(HOST);
    const one = await story.open(host, report1);
    await holding(one).claim();
    const two = await story.open(host, report1);
    await holding(two).theirs();
    // What is typed now does not reach the server before the other tab has taken over.
    await one.route('**/report.save', (route) => route.abort());
    await workshop(one).editor.press('Control+End');
    await one.keyboard.press('Enter');
    await one.keyboard.type(FROM_THE_OTHER_TAB);
    await holding(two).take();
    await holding(two).mine();
    await workshop(two).write('Дворник сказал: «Опять перья».');
    await workshop(two).saved();
    await one.unroute('**/report.save');
    await one.getByRole('alert').filter({ hasText: 'Отчёт сохранён в другом окне' }).waitFor();
    expect(await one.getByRole('region', { name: 'Чужая версия' }).innerText()).toContain('Опять перья');
    expect(await one.getByRole('region', { name: 'Моя версия' }).innerText()).toContain('молоточек');
    expect(await workshop(one).publishButton.isDisabled()).toBe(true);
    await one.getByRole('button', { name: 'Слить' }).click();
    await workshop(one).saved();
    await holding(two).theirs();
    await one.reload();
    for (const words of [ENDING, 'Опять перья', FROM_THE_OTHER_TAB]) await holding(one).reads(words);
  });

  step('the keyboard leaves the editor, reaches everything at the desk and publishes', async () => {
    const page = await story.open(await story.someone(HOST), report1);
    const table = workshop(page);
    await holding(page).claim();
    await table.editor.press('Escape');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Проверки и материалы',
    );
    const insert = table.materials.getByRole('button').first();
    expect(await unreachable(page, [table.draftButton, table.editor, insert])).toEqual([]);
    expect(await unreachable(page, [table.publishButton])).toEqual([]);
    await page.keyboard.press('Enter');
    const yes = page.getByRole('dialog').getByRole('button', { name: 'Да, опубликовать' });
    await yes.waitFor();
    expect(
      (await yes.evaluate((one) => one === document.activeElement)) || (await reachByTab(page, yes)),
    ).toBe(true);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/reports\/1$/);
  });

  step('anybody reads the report without a script: prose beside protocol, no living nick', async () => {
    const reader = await story.someone('читатель без скриптов', { scripts: false });
    const page = await story.open(reader, '/reports/1');
    const read = report(page);
    expect(await read.heading()).toBe(TITLE);
    const literary = await read.literary();
    for (const words of [ENDING, FROM_THE_OTHER_TAB, 'щёлкнули садовые ножницы', 'Всю ночь чинил фонарь'])
      expect(literary).toContain(words);
    expect(literary).not.toContain('в замочную скважину');
    const technical = await read.technical();
    expect(technical).toContain('Первый Толстяк убил мирного жителя');
    expect(technical).toContain('Продавец шаров шпионил за гимнастом Тибулом, и слежку заметили');
    expect(technical).toMatch(/Дядюшка Бризак: хода не было или ход не эффективен/);
    expect(await read.fallen()).toHaveLength(4);

    const html = await page.content();
    expect(story.living.filter((nick) => html.includes(nick))).toEqual([]);
    expect(story.dead.slice(1).filter((nick) => !html.includes(nick))).toEqual([]);
  });

  step('with the report each player has his own letters, and only his own', async () => {
    const letters = async (name: string) => {
      const page = await story.open(story.as(name), '/play');
      return (await desk(page).letters()).join('\n');
    };
    const tibul = story.nick('Гимнаст Тибул');
    expect(await letters('Гимнаст Тибул')).toContain('за вами следили. Шпион — продавец шаров.');
    expect(await letters('Продавец шаров')).toContain(`${tibul} — гимнаст Тибул.`);
    expect(await letters('Учёный Туб')).toMatch(/мафии: 1\./);
    expect(await letters('Дядюшка Бризак')).not.toMatch(/ — мирный житель/);
    expect(await letters('Доктор Гаспар')).not.toContain(tibul);
  });
}
