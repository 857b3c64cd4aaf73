import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyDocument, plainText, readDocument, titleOf } from '../../src/literary/document.ts';
import { editorExtensions, reportSchema } from '../../src/literary/extensions.ts';
import { getSchema } from '@tiptap/core';
import { SCHEMA_VERSION } from '../../src/literary/migrations/migrate.ts';
import { LIMITS } from '../../src/literary/refusal.ts';
import type { ReportNode } from '../../src/literary/node.ts';
import { fragment, paragraph, report, text, woven } from './night.ts';

const heading = { type: 'heading', attrs: { level: 2 }, content: [text('Ночь первая')] };
const read = (...blocks: unknown[]) => readDocument({ type: 'doc', content: [heading, ...blocks] });
const codeOf = (...blocks: unknown[]) => {
  const result = read(...blocks);
  return result.ok ? 'taken' : result.error.code;
};

describe('a report document', () => {
  test('with every allowed node and mark comes back as it went in', () => {
    const doc = report(
      'Ночь первая',
      paragraph('Ветер. ', text('Жирный', { type: 'bold' }, { type: 'italic' }), {
        type: 'nick',
        attrs: { player: 'Fix' },
      }),
      { type: 'heading', attrs: { level: 3 }, content: [text('Глава')] },
      { type: 'blockquote', content: [paragraph('Цитата')] },
      { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('раз')] }] },
      {
        type: 'orderedList',
        attrs: { start: 3 },
        content: [{ type: 'listItem', content: [paragraph('три')] }],
      },
      { type: 'horizontalRule' },
      { type: 'verse', content: [text('раз'), { type: 'hardBreak' }, text('два')] },
      { type: 'dialogue', content: [text('— Кто там?')] },
      { type: 'note', content: [text('проверить имя')] },
      fragment('f1', 'd1', paragraph(woven('слова игрока', 'd1', true))),
      paragraph(text('ссылка', { type: 'link', attrs: { href: 'https://example.org/x?y=1' } })),
    );
    expect(readDocument(JSON.parse(JSON.stringify(doc)), ['d1'])).toEqual({ ok: true, value: doc });
    expect(doc.attrs.schemaVersion).toBe(SCHEMA_VERSION);
  });

  test('loses what the schema does not know about a known node', () => {
    const result = read({
      type: 'paragraph',
      attrs: { style: 'color:red', onclick: 'x' },
      content: [text('текст')],
    });
    expect(JSON.stringify(result)).not.toMatch(/style|onclick/);
  });

  test.each([
    ['an unknown node', { type: 'image', attrs: { src: 'x' } }],
    ['an unknown mark', paragraph(text('x', { type: 'textStyle' }))],
    ['a script node', { type: 'script', content: [text('alert(1)')] }],
    ['a node called like an object property', { type: 'constructor' }],
  ])('is refused for %s', (_, block) => expect(codeOf(block)).toBe('unknown-node'));

  test.each([
    'javascript:alert(1)',
    'JaVa\tScript:alert(1)',
    ' javascript:alert(1)',
    'java\u0000script:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'vbscript:x',
    'https:evil.example',
    'https:/\\evil.example',
    'https://user:word@evil.example/',
    '/games/x',
    'mailto:',
    'file:///etc/passwd',
    '',
    17,
  ])('is refused for the link %j', (href) =>
    expect(codeOf(paragraph(text('x', { type: 'link', attrs: { href } } as ReportNode)))).toBe('bad-link'),
  );

  test.each(['https://example.org', 'http://example.org/путь?а=б#в', 'mailto:a@example.org'])(
    'takes the link %j',
    (href) => expect(codeOf(paragraph(text('x', { type: 'link', attrs: { href } })))).toBe('taken'),
  );

  test('is refused for the same fragment twice, and says where', () => {
    const result = read(fragment('f1', 'd1', paragraph('a')), fragment('f1', 'd2', paragraph('b')));
    expect(result).toMatchObject({ ok: false, error: { code: 'duplicate-fragment', path: '2' } });
  });

  test('is refused for a piece of another night, as a block and as a mark', () => {
    const blocks = [fragment('f1', 'foreign', paragraph('a')), paragraph(woven('слова', 'foreign'))];
    for (const block of blocks) {
      const result = readDocument({ type: 'doc', content: [heading, block] }, ['d1']);
      expect(result).toMatchObject({ ok: false, error: { code: 'foreign-fragment' } });
    }
  });

  test('is refused when it is too long, too deep or too heavy', () => {
    expect(codeOf(paragraph('я'.repeat(LIMITS.text + 1)))).toBe('too-long');
    const bold = text('я', { type: 'bold' });
    const heavy = { type: 'blockquote', content: Array.from({ length: 90_000 }, () => paragraph(bold)) };
    expect(codeOf(heavy)).toBe('too-long');
    let deep: ReportNode = paragraph('дно');
    for (let level = 0; level < 5000; level += 1) deep = { type: 'blockquote', content: [deep] };
    expect(codeOf(deep)).toBe('too-deep');
  });

  test('is refused for half of a letter, and loses control characters', () => {
    expect(codeOf(paragraph('плохо \ud83d'))).toBe('bad-document');
    expect(codeOf({ type: 'paragraph', content: [{ type: 'nick', attrs: { player: '\ud83d' } }] })).toBe(
      'bad-document',
    );
    const result = read(paragraph('ноль\u0000 и \u000bтаб'));
    expect(result.ok && plainText(result.value)).toBe('Ночь первая\n\nноль и таб');
  });

  test.each([
    ['null', null],
    ['a string', 'doc'],
    ['no content', { type: 'doc' }],
    ['no title', { type: 'doc', content: [paragraph('x')] }],
    ['a list item outside a list', { type: 'doc', content: [heading, { type: 'listItem', content: [] }] }],
    ['text among blocks', { type: 'doc', content: [heading, text('x')] }],
    [
      'a fragment in a fragment',
      { type: 'doc', content: [heading, fragment('a', 'd', fragment('b', 'd', paragraph('x')))] },
    ],
    [
      'text that is no string',
      { type: 'doc', content: [heading, { type: 'paragraph', content: [{ type: 'text', text: 1 }] }] },
    ],
    ['reasons that are no strings', { type: 'doc', attrs: { omitted: { d1: 1 } }, content: [heading] }],
  ])('that is %s is refused', (_, json) =>
    expect(readDocument(json)).toMatchObject({ ok: false, error: { code: 'bad-document' } }),
  );

  test('of a later edition of the schema is refused, so that nothing of it is lost', () => {
    const result = readDocument({
      type: 'doc',
      attrs: { schemaVersion: SCHEMA_VERSION + 1 },
      content: [heading],
    });
    expect(result).toMatchObject({ ok: false, error: { code: 'newer-version' } });
  });

  test('never makes the reader throw, whatever comes in', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(typeof readDocument(value).ok).toBe('boolean');
        expect(typeof readDocument({ type: 'doc', content: [heading, value] }).ok).toBe('boolean');
        expect(typeof readDocument({ type: 'doc', attrs: value, content: [heading] }).ok).toBe('boolean');
      }),
    );
  });

  test('has its title first; notes to self are no part of its text', () => {
    const doc = report('Ночь', { type: 'note', content: [text('секрет')] }, paragraph('Текст'));
    expect(titleOf(doc)).toBe('Ночь');
    expect(plainText(doc)).toBe('Ночь\n\nТекст');
    expect(titleOf(emptyDocument('Пусто'))).toBe('Пусто');
    expect(readDocument(emptyDocument())).toMatchObject({ ok: true });
  });

  test('is the same to the editor and to the server', () => {
    const names = (schema: typeof reportSchema) => [Object.keys(schema.nodes), Object.keys(schema.marks)];
    expect(names(getSchema(editorExtensions))).toEqual(names(reportSchema));
  });
});
