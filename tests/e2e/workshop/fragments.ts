import { beforeEach, expect, it } from 'vitest';
import { drag } from './drag.ts';
import type { Editing } from './editing.ts';
import type { EditorPage } from './editor-page.ts';
import { asLoaded, instead } from './piece.ts';

const [, , first = '', second = ''] = asLoaded;
const [bareFirst, bareSecond] = ['p: {Первая строка пошла гулять.}', 'p: {Вторая строка осталась дома.}'];

/** What a fragment goes through, and what stays of it (W3). */
export function fragments(desk: Editing): void {
  let editor: EditorPage;
  beforeEach(async () => {
    editor = desk.editor();
    await editor.begin(desk.report());
  });
  /** What became of Rose's description, in the words of the desk. */
  const state = (words: string) =>
    editor.materials
      .getByRole('article', { name: /, Роза$/ })
      .getByText(words, { exact: true })
      .waitFor();

  it('lifted out of its block keeps the source in its words', async () => {
    await editor.before('Первая');
    await editor.press('Backspace');
    expect(await editor.lines()).toEqual(instead(bareFirst, second));
    await editor.press('Backspace');
    expect((await editor.lines())[1]).toBe('p: До.{Первая строка пошла гулять.}');
    await state('дословно');
  });

  it('joins and splits without losing a word’s source', async () => {
    await editor.before('Вторая');
    await editor.press('Backspace');
    const joined = 'fragment > p: {Первая строка пошла гулять.Вторая строка осталась дома.}';
    expect(await editor.lines()).toEqual(instead(joined));
    await editor.after('Первая строка');
    await editor.press('Enter');
    const rest = 'fragment > p: { пошла гулять.Вторая строка осталась дома.}';
    expect(await editor.lines()).toEqual(instead('fragment > p: {Первая строка}', rest));
    // An empty line, and Enter on it leaves the fragment: it is two.
    await editor.press('Enter', 'ArrowUp', 'Enter');
    const ids = await editor.ids();
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe('piece');
    expect(ids[1]).not.toBe('piece');
    await state('дословно');
  });

  it('wrapped into a quotation, a list or speech and back is still the author’s', async () => {
    await editor.select('Первая', 'осталась');
    await editor.press('Control+Shift+KeyB');
    expect(await editor.lines()).toEqual(instead(`blockquote > ${first}`, `blockquote > ${second}`));
    await editor.tool('Цитата');
    expect(await editor.lines()).toEqual(asLoaded);
    await editor.tool('Реплика');
    expect((await editor.lines())[2]).toBe('fragment > dialogue: {Первая строка пошла гулять.}');
    await editor.tool('Реплика');
    await editor.tool('Список');
    expect(await editor.lines()).toEqual(instead(`ul > li > ${bareFirst}`, `ul > li > ${bareSecond}`));
    await state('дословно');
    expect(await editor.materials.getByText('Правлено ведущим').count()).toBe(0);
  });

  it('quoted at its last word goes alone, and what follows it stays', async () => {
    await editor.after('дома.');
    await editor.tool('Цитата');
    expect(await editor.lines()).toEqual(instead(`blockquote > ${first}`, `blockquote > ${second}`));
    await editor.after('После.');
    await editor.tool('Цитата');
    expect((await editor.lines()).slice(-2)).toEqual([`blockquote > ${second}`, 'blockquote > p: После.']);
    await editor.after('дома.');
    await editor.tool('Цитата');
    expect(await editor.lines()).toEqual([...asLoaded.slice(0, -1), 'blockquote > p: После.']);
    await state('дословно');
  });

  it('cut and pasted elsewhere keeps its source and its anchor, and leaves nothing behind', async () => {
    await editor.select('Первая', 'дома.');
    await editor.press('Control+x');
    expect(await editor.lines()).toEqual(instead('p: '));
    await editor.after('После.');
    await editor.press('Enter', 'Control+v');
    expect(await editor.lines()).toEqual([...instead('p: '), first, second]);
    expect(await editor.ids()).toEqual(['piece']);
    await state('дословно');
  });

  it('cut and brought back by undo is what it was', async () => {
    await editor.select('Первая', 'дома.');
    await editor.pauseHistory();
    await editor.press('Control+x', 'Control+z');
    expect(await editor.lines()).toEqual(asLoaded);
    expect(await editor.ids()).toEqual(['piece']);
  });

  it('copied stands twice under two anchors, and its description counts once', async () => {
    await editor.select('До', 'После.');
    await editor.press('Control+c');
    await editor.after('После.');
    await editor.press('Enter', 'Control+v');
    expect(await editor.lines()).toEqual([...asLoaded, ...asLoaded.slice(1)]);
    const ids = await editor.ids();
    expect(ids[0]).toBe('piece');
    expect(new Set(ids).size).toBe(2);
    await editor.counted('вплетено 1 из 2');
  });

  it('copied in part brings its words and their source, not the block around them', async () => {
    await editor.select('пошла', 'гулять');
    await editor.press('Control+c');
    await editor.before('После');
    await editor.press('Control+v');
    expect(await editor.lines()).toEqual([...asLoaded.slice(0, -1), 'p: {пошла гулять}После.']);
  });

  it('pasted as plain text is the host’s own', async () => {
    await editor.select('пошла', 'гулять');
    await editor.press('Control+c');
    await editor.after('После.');
    await editor.press('Control+Shift+v');
    expect((await editor.lines()).at(-1)).toBe('p: После.пошла гулять');
  });

  it('dragged to another place goes there with its source', async () => {
    await drag(editor, ['строка', 'пошла'], 'После');
    expect(await editor.lines()).toEqual([
      ...instead('fragment > p: {Первая  гулять.}', second).slice(0, -1),
      'p: {строка пошла}После.',
    ]);
    await state('переработано');
  });

  it('pasted into another night loses the mark and keeps the words', async () => {
    await editor.select('Первая', 'дома.');
    await editor.press('Control+c');
    const other = await desk.openOther();
    await other.after('После.');
    await other.press('Enter', 'Control+v');
    const [one, two] = ['p: Первая строка пошла гулять.', 'p: Вторая строка осталась дома.'];
    expect(await other.lines()).toEqual([...asLoaded, one, two]);
    expect(await other.ids()).toEqual(['piece']);
    await other.page.close();
    expect(desk.mistakes()).toEqual([]);
  });
}
