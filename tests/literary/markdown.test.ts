import { describe, expect, test } from 'vitest';
import { readDocument } from '../../src/literary/document.ts';
import { draft } from '../../src/literary/draft.ts';
import { printMarkdown } from '../../src/literary/markdown/print.ts';
import { readMarkdown } from '../../src/literary/markdown/read.ts';
import type { ReportNode } from '../../src/literary/node.ts';
import { plainText, titleOf } from '../../src/literary/report.ts';
import { renderReport } from '../../src/literary/render.ts';
import { demoMornings } from './mornings.ts';
import { paragraph, report, text } from './night.ts';

const blocksOf = (markdown: string): readonly ReportNode[] =>
  readMarkdown(markdown).document.content.slice(1);
const kinds = (markdown: string) => blocksOf(markdown).map(({ type }) => type);
const said = (markdown: string) => plainText(readMarkdown(markdown).document);
const taken = (markdown: string) => readDocument(readMarkdown(markdown).document);

describe('a report in Markdown', () => {
  test('has a title, sections, paragraphs, a separator, a list, a quotation, verse and dialogue', () => {
    const markdown = [
      '# Ночь',
      '## Часть',
      'Ветер.',
      '* * *',
      '- раз\n- два',
      '3. три\n4. четыре',
      '> Сказано.',
      'Раз — звёзды,\nдва — мел.',
      '— Кто там?\n— Никто.',
    ].join('\n\n');
    expect(kinds(markdown)).toEqual([
      'heading',
      'paragraph',
      'horizontalRule',
      'bulletList',
      'orderedList',
      'blockquote',
      'verse',
      'dialogue',
      'dialogue',
    ]);
    expect(titleOf(readMarkdown(markdown).document)).toBe('Ночь');
    expect(taken(markdown)).toMatchObject({ ok: true });
  });

  test('counts its blocks from the title on', () => {
    const { blocks } = readMarkdown('# Ночь\n\nРаз.\n\n***\n\n— Кто?\n— Я.\n\nДва.');
    expect(blocks).toEqual([1, 2, 3, 4, 4, 5]);
  });

  test.each([
    ['Ночь первая, в которой падает люстра\n\nВетер дул.', 'Ночь первая, в которой падает люстра'],
    ['Ночь\n====\n\nВетер.', 'Ночь'],
    ['**Ночь**\n\nВетер.', 'Ночь'],
    ['# Ночь #\n\nВетер.', 'Ночь'],
    ['Ветер дул всю ночь.\n\nИ утро.', ''],
    ['— Кто там?\n\n— Никто.', ''],
    ['', ''],
  ])('the title of %j is %j', (markdown, title) => {
    expect(titleOf(readMarkdown(markdown).document)).toBe(title);
    expect(taken(markdown)).toMatchObject({ ok: true });
  });

  test('joins wrapped lines of prose, and keeps the breaks of verse', () => {
    const long = 'Дождь начался с вечера и к полуночи разошёлся, а потом опять сошёлся,';
    expect(said(`# Ночь\n\n${long}\nи шёл.`)).toBe(`Ночь\n\n${long} и шёл.`);
    expect(said('# Ночь\n\nРаз,\nдва.')).toBe('Ночь\n\nРаз,\nдва.');
    expect(kinds(`# Ночь\n\n${long}  \n${long}`)).toEqual(['verse']);
  });

  test('a talk typed with hyphens is a talk, a list is a list', () => {
    expect(kinds('# Ночь\n\n- Кто там?\n- Никто.')).toEqual(['dialogue', 'dialogue']);
    expect(kinds('# Ночь\n\n- хлеб\n- соль')).toEqual(['bulletList']);
  });

  test.each([
    ['Windows line ends', 'Ночь\r\n\r\nВетер.\r\n', 'Ночь\n\nВетер.'],
    ['a byte order mark', '\ufeff# Ночь\n\nВетер.', 'Ночь\n\nВетер.'],
    ['letters in two parts', '# Ночь\n\nЧаи\u0306ник', 'Ночь\n\nЧайник'],
    ['blanks that do not break', '# Ночь\n\nв\u00a0доме', 'Ночь\n\nв\u00a0доме'],
    ['half of an emoji', '# Ночь\n\nа\ud83d б', 'Ночь\n\nа б'],
    ['controls and hidden signs', '# Ночь\n\nа\u0000\u202eб\u200bв', 'Ночь\n\nабв'],
    ['bold, italic and code', '# Ночь\n\n**а** _б_ *в* `г` __д__', 'Ночь\n\nа б в г д'],
    ['a nick with a low line', '# Ночь\n\nLady_Winter и old_tram_way', 'Ночь\n\nLady_Winter и old_tram_way'],
    ['signs without a pair', '# Ночь\n\nа * б ** в _ г', 'Ночь\n\nа * б ** в _ г'],
    ['escaped signs', '# Ночь\n\n\\*а\\* 1\\. \\#', 'Ночь\n\n*а* 1. #'],
    ['HTML as text', '# Ночь\n\n<b>а</b> <script>x</script>', 'Ночь\n\n<b>а</b> <script>x</script>'],
    ['references', '# Ночь\n\n&laquo;а&raquo;&nbsp;&#1041; &нет;', 'Ночь\n\n«а»\u00a0Б &нет;'],
    ['a link’s text', '# Ночь\n\n[сюда](https://example.org "x")', 'Ночь\n\nсюда'],
    ['a picture’s text', '# Ночь\n\n![люстра](https://example.org/a.png)', 'Ночь\n\nлюстра'],
  ])('%s', (_, markdown, plain) => {
    expect(said(markdown)).toBe(plain);
    expect(taken(markdown)).toMatchObject({ ok: true });
  });

  test.each([
    'javascript:alert(1)',
    'JaVa\tScript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'https://a@b',
  ])('keeps the text of a link to %j and drops the link', (href) => {
    const { document } = readMarkdown(`# Ночь\n\n[сюда](${href})`);
    const read = readDocument(document);
    expect(read.ok && renderReport(read.value).html).not.toContain('<a');
    expect(plainText(document)).toContain('сюда');
  });

  test('keeps a safe link', () => {
    const read = taken('# Ночь\n\n[сюда](https://example.org/a_(b)) и <https://example.org>');
    expect(read.ok && renderReport(read.value).html.match(/<a /g)).toHaveLength(2);
  });

  test.each([
    ['[', 60_000],
    ['*', 60_000],
    ['_а', 30_000],
    ['`', 60_000],
    ['> ', 30_000],
    ['<http://', 8000],
    ['&#x', 20_000],
    ['а  ', 20_000],
    ['а\n', 30_000],
    ['1. а\n', 10_000],
    ['\\', 60_000],
    ['«', 60_000],
  ])('reads %j, %i times over, at once', (piece, times) => {
    const start = process.cpuUsage().user;
    readMarkdown(`# Ночь\n\n${piece.repeat(times)}`);
    readMarkdown(`# Ночь\n\n${piece.repeat(times)}.`);
    expect((process.cpuUsage().user - start) / 1000).toBeLessThan(1500);
  });
});

describe('a report printed as Markdown', () => {
  test.each(demoMornings)('reads as it was: the draft of $name', ({ material, setting, cast }) => {
    const doc = draft(material, setting, cast);
    const { text: printed } = printMarkdown(doc);
    const squeezed = (all: string) => all.replace(/\s+/gu, ' ').trim();
    expect(printed.startsWith('# Ночь')).toBe(true);
    expect(squeezed(said(printed))).toBe(squeezed(plainText(doc)));
    expect(kinds(printed).filter((kind) => kind === 'verse').length).toBe(
      JSON.stringify(doc).split('"type":"verse"').length - 1,
    );
  });

  test('signs of Markdown in the text stay signs', () => {
    const lines = [
      '* не пункт',
      '# не глава',
      '1. не счёт',
      '[а](https://x.y)',
      'a*b*c _d_',
      '> не цитата',
      '---',
      '&amp;',
    ];
    const doc = report('Ночь *1*', ...lines.map((line) => paragraph(line)));
    expect(said(printMarkdown(doc).text)).toBe(plainText(doc));
  });

  test('leaves out notes to self and empty lines, and numbers what it prints', () => {
    const doc = report(
      'Ночь',
      { type: 'note', content: [text('тайна')] },
      { type: 'paragraph' },
      paragraph('Раз.'),
      { type: 'horizontalRule' },
      { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('а')] }] },
    );
    const { text: printed, blockOf } = printMarkdown(doc);
    expect(printed).toBe('# Ночь\n\nРаз.\n\n* * *\n\n- а\n');
    expect([blockOf([0]), blockOf([1]), blockOf([3]), blockOf([5, 0, 0])]).toEqual([1, 0, 2, 4]);
  });
});
