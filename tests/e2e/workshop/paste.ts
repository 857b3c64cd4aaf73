import { beforeEach, expect, it } from 'vitest';
import { fromGoogleDocs, fromWord, googleDocs, word } from './clipboard.ts';
import type { Editing } from './editing.ts';
import type { EditorPage } from './editor-page.ts';
import { asLoaded } from './piece.ts';

/** What other programs bring (W7). */
export function pasting(desk: Editing): void {
  let editor: EditorPage;
  beforeEach(async () => {
    editor = desk.editor();
    await editor.begin(desk.report());
    await editor.after('После.');
    await editor.press('Enter');
  });
  const pasted = async () => (await editor.lines()).slice(asLoaded.length);
  /** Every element and attribute that the editor holds. */
  const held = () =>
    editor.editor.evaluate((root) =>
      [...root.querySelectorAll('*')]
        .flatMap((one) => [
          one.localName,
          ...[...one.attributes].map(({ name }) => `${one.localName}[${name}]`),
        ])
        .filter((name) => /^(span\[(?!data-source|class)|table|td|img|font|o:|style|.*\[style)/.test(name)),
    );

  it.each([
    ['Word', word, fromWord],
    ['Google Docs', googleDocs, fromGoogleDocs],
  ])('%s: clean paragraphs, lists and emphasis, nothing else', async (_, html, expected) => {
    await editor.paste(html, 'то же без оформления');
    expect(await pasted()).toEqual(expected);
    expect(await held()).toEqual([]);
    expect((await editor.lines()).slice(0, asLoaded.length)).toEqual(asLoaded);
  });

  it('a list of Word’s that does not say what its bullets are: no bullet beside ours', async () => {
    const item = (inside: string) => `<p class="MsoListParagraphCxSpMiddle">${inside}</p>`;
    await editor.paste(
      [
        item('·&nbsp;&nbsp; <b>один</b>'),
        item('<span style="font-family:Symbol">·<span>&nbsp;&nbsp;&nbsp;\n</span></span>два'),
        item('<span>•</span> три'),
        item('o&nbsp; четыре'),
        item('о пятом'),
        '<p class="MsoNormal">Между.</p>',
        item('1.&nbsp; раз'),
      ].join(''),
    );
    expect(await pasted()).toEqual([
      'ul > li > p: *один*',
      ...['два', 'три', 'четыре', 'о пятом'].map((words) => `ul > li > p: ${words}`),
      'p: Между.',
      'ol > li > p: раз',
    ]);
  });

  it('any page: no script, form, picture or sign that nobody sees', async () => {
    await editor.paste(
      '<div>Ра\u00adз</div><div>Два<script>alert(1)</script><svg><text>рис</text></svg><button>Купить</button></div>' +
        '<p style="display:none">тайна</p><p>\u200b</p><hr><blockquote><p>Цитата</p></blockquote>',
    );
    expect(await pasted()).toEqual(['p: Раз', 'p: Два', 'hr', 'blockquote > p: Цитата']);
  });

  it('plain text: a paragraph for each', async () => {
    await editor.paste('', 'Раз\u0000.\r\n— Два?\r\n\r\nТри.');
    expect(await pasted()).toEqual(['p: Раз.', 'p: — Два?', 'p: Три.']);
  });

  it('into a fragment the words are the host’s', async () => {
    await editor.after('строка пошла');
    await editor.paste('<p>сама</p>');
    expect((await editor.lines())[2]).toBe('fragment > p: {Первая строка пошла}сама{ гулять.}');
  });
}
