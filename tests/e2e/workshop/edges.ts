import { beforeEach, expect, it } from 'vitest';
import { wordsOf } from '../pages/words.ts';
import type { Editing } from './editing.ts';
import type { EditorPage } from './editor-page.ts';
import { asLoaded, instead } from './piece.ts';

const [, , first = '', second = ''] = asLoaded;

/** Whose words they are that are typed at a fragment (W3). */
export function edges(desk: Editing): void {
  let editor: EditorPage;
  beforeEach(async () => {
    editor = desk.editor();
    await editor.begin(desk.report());
  });
  const row = () => editor.materials.getByRole('article', { name: /, Роза$/ });
  const hand = () => editor.editor.getByText('правлено ведущим');

  it('before its first word and after its last is the host’s own, and no edit', async () => {
    await editor.before('Первая');
    await editor.type('Говорят: ');
    await editor.after('гулять.');
    await editor.type(' Так и было.');
    await editor.after('дома.');
    await editor.type(' И всё.');
    expect(await editor.lines()).toEqual(
      instead(
        'fragment > p: Говорят: {Первая строка пошла гулять.} Так и было.',
        'fragment > p: {Вторая строка осталась дома.} И всё.',
      ),
    );
    await row().getByText('переработано').waitFor();
    expect(await hand().count()).toBe(0);
    expect(await row().getByText('Правлено ведущим').count()).toBe(0);
  });

  it('on a new line at its edges is the host’s own', async () => {
    await editor.after('гулять.');
    await editor.press('Enter');
    await editor.type('Между строк.');
    await editor.after('дома.');
    await editor.press('Enter');
    await editor.type('За краем.');
    await editor.before('Первая');
    await editor.press('Enter');
    await editor.type('Перед краем.');
    expect(await editor.lines()).toEqual(
      instead('p: Перед краем.', first, 'fragment > p: Между строк.', second, 'p: За краем.'),
    );
    await editor.counted('вплетено 1 из 2');
    expect(await hand().count()).toBe(0);
  });

  it('behind it becomes a quotation, a list and a note of its own', async () => {
    await editor.after('дома.');
    await editor.press('Enter');
    await editor.type('Слова сторожа.');
    await editor.tool('Цитата');
    expect(await editor.lines()).toEqual(instead(first, second, 'blockquote > p: Слова сторожа.'));
    await editor.press('Enter', 'Enter');
    await editor.type('Раз.');
    await editor.tool('Список');
    await editor.editor.focus();
    await editor.press('Enter', 'Enter');
    await editor.type('Проверить сторожа.');
    await editor.tool('Заметка себе');
    expect(await editor.lines()).toEqual(
      instead(
        first,
        second,
        'blockquote > p: Слова сторожа.',
        'ul > li > p: Раз.',
        'note: Проверить сторожа.',
      ),
    );
    expect(await editor.ids()).toEqual(['piece']);
  });

  it('begun behind it and given up leaves nothing', async () => {
    await editor.after('дома.');
    await editor.press('Enter', 'Backspace');
    await editor.type(' И всё.');
    expect(await editor.lines()).toEqual(
      instead(first, 'fragment > p: {Вторая строка осталась дома.} И всё.'),
    );
  });

  it('over selected words at its edge is the host’s own', async () => {
    await editor.select('гулять.');
    await editor.type('домой.');
    expect((await editor.lines())[2]).toBe('fragment > p: {Первая строка пошла }домой.');
  });

  it('inside is an edit: «правлено ведущим», with the original beside it', async () => {
    await editor.after('Первая');
    await editor.type(' серая');
    expect((await editor.lines())[2]).toBe('fragment > p: {Первая серая строка пошла гулять.}');
    await hand().waitFor();
    await row().getByText('Правлено ведущим').click();
    const [was, is] = [
      row().getByRole('region', { name: /как прислано$/ }),
      row().getByRole('region', { name: /как в отчёте$/ }),
    ];
    expect(await wordsOf(was)).toBe('Прислано Первая строка пошла гулять. Вторая строка осталась дома.');
    expect(await wordsOf(is)).toBe('В отчёте Первая серая строка пошла гулять. Вторая строка осталась дома.');
    const [left, right] = [await was.boundingBox(), await is.boundingBox()];
    expect(right?.y).toBe(left?.y);
    await editor.press('Control+z');
    await hand().waitFor({ state: 'detached' });
  });

  it('a word less inside is an edit too', async () => {
    await editor.select('строка ');
    await editor.press('Delete');
    await hand().waitFor();
    expect(await wordsOf(row())).toContain('переработано');
    expect(desk.mistakes()).toEqual([]);
  });
}
