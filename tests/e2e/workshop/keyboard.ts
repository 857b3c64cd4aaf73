import { beforeEach, expect, it } from 'vitest';
import { reachByTab, unreachable } from '../pages/reach.ts';
import type { Editing } from './editing.ts';
import type { EditorPage } from './editor-page.ts';

/** Who has no mouse, or listens (W9). */
export function keyboard(desk: Editing): void {
  let editor: EditorPage;
  beforeEach(async () => {
    editor = desk.editor();
    await editor.begin(desk.report());
    // The numbers in the margin are there.
    await editor.counted('вплетено 1 из 2');
  });
  const focus = () =>
    editor.page.evaluate(() => {
      const on = document.activeElement;
      return on?.getAttribute('aria-label') ?? on?.textContent?.trim() ?? '';
    });
  const NAME = 'Литературный отчёт';

  it('the one textbox has its name, and is a text of many lines', async () => {
    const boxes = editor.page.getByRole('textbox', { name: NAME });
    expect(await boxes.count()).toBe(1);
    expect(await boxes.getAttribute('aria-multiline')).toBe('true');
    expect(await boxes.getAttribute('lang')).toBe('ru');
    expect(await editor.page.locator('[contenteditable=true]').count()).toBe(1);
  });

  it('Tab leaves the editor from any place, Shift+Tab comes back to the same place', async () => {
    await editor.after('Первая');
    await editor.press('Tab');
    expect(await focus()).not.toBe(NAME);
    await editor.press('Shift+Tab');
    expect(await focus()).toBe(NAME);
    await editor.type('!');
    expect((await editor.lines())[2]).toBe('fragment > p: {Первая! строка пошла гулять.}');
  });

  it('in a list Tab leaves as well', async () => {
    await editor.after('После.');
    await editor.press('Enter');
    await editor.type('* раз');
    await editor.press('Enter');
    await editor.type('два');
    const before = await editor.lines();
    expect(before.slice(-2)).toEqual(['ul > li > p: раз', 'ul > li > p: два']);
    await editor.press('Tab');
    expect(await focus()).not.toBe(NAME);
    await editor.press('Shift+Tab');
    expect(await focus()).toBe(NAME);
    expect(await editor.lines()).toEqual(before);
  });

  it('Esc leaves it for the checks and the material, Shift+Tab comes back', async () => {
    await editor.press('Escape');
    expect(await focus()).toBe('Проверки и материалы');
    await editor.press('Shift+Tab');
    expect(await focus()).toBe(NAME);
  });

  it('Shift+Tab goes to «Оформление», whose arrows walk along it', async () => {
    await editor.press('Shift+Tab');
    expect(await focus()).toBe('Собрать черновик');
    await editor.press('ArrowRight');
    expect(await focus()).toBe('Заголовок');
    await editor.press('ArrowRight', 'ArrowRight');
    expect(await focus()).toBe('Курсив');
    await editor.press('ArrowLeft', 'Home');
    expect(await focus()).toBe('Заголовок');
    await editor.press('End', 'Tab');
    expect(await focus()).toBe(NAME);
  });

  it('everything at the desk is reached', async () => {
    const material = editor.materials.getByRole('button').first();
    expect(await unreachable(editor.page, [editor.draftButton, editor.editor, material])).toEqual([]);
    expect(await editor.stops()).toEqual([]);
    expect(await unreachable(editor.page, [editor.publishButton])).toEqual([]);
  });

  it('from woven words to their description and back', async () => {
    await editor.after('Вторая');
    await editor.press('Control+Alt+m');
    expect(await focus()).toMatch(/^Описание \d+, Роза$/);
    expect(await reachByTab(editor.page, editor.materials.getByRole('button', { name: 'К месту' }))).toBe(
      true,
    );
    await editor.press('Enter');
    await expect.poll(focus).toBe(NAME);
  });

  it('one place speaks by itself, politely', async () => {
    const live = await editor.page.evaluate(() =>
      [
        ...document.querySelectorAll('[aria-live]:not([aria-live=off]), [role=status], [role=log], output'),
      ].map((one) => `${one.getAttribute('role')} ${one.getAttribute('aria-live') ?? 'polite'}`),
    );
    expect(live).toEqual(['status polite']);
    await editor.page.getByLabel('Название версии').fill('Проба');
    await editor.press('Enter');
    await editor.page.getByRole('status').filter({ hasText: 'Версия «Проба» сохранена' }).waitFor();
    expect(desk.mistakes()).toEqual([]);
  });
}
