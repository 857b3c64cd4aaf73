import { describe, expect, test } from 'vitest';
import { emptyDocument, plainText, readDocument } from '../../src/literary/document.ts';
import { draft } from '../../src/literary/draft.ts';
import { mend } from '../../src/literary/mend.ts';
import { SCHEMA_VERSION } from '../../src/literary/report.ts';
import { cast, material, setting } from './night.ts';

const drafted = draft(material(), setting, cast);
const video = { type: 'video', content: [{ type: 'text', text: 'слова рядом с плёнкой' }] };
const withBlock = (block: unknown, at = drafted.content.length) => ({
  ...drafted,
  content: [...drafted.content.slice(0, at), block, ...drafted.content.slice(at)],
});

describe('a report that cannot be opened, mended', () => {
  test('keeps every block that reads well as it is, fragments with their sources', () => {
    const read = readDocument(drafted);
    expect(mend(withBlock({ type: 'video' }, 2))).toEqual(read.ok && read.value);
  });

  test('keeps the words of what is not known, where they stood', () => {
    const mended = mend(withBlock(video, 2));
    expect(mended?.content[2]).toEqual({
      type: 'paragraph',
      content: [{ type: 'text', text: 'слова рядом с плёнкой' }],
    });
  });

  test('keeps the words around an unknown node deep inside a block', () => {
    const text = { type: 'text', text: 'до' };
    const quote = { type: 'blockquote', content: [{ type: 'paragraph', content: [text] }, video] };
    const mended = mend(withBlock(quote));
    expect(mended && plainText(mended)).toMatch(/до\n\nслова рядом с плёнкой$/);
  });

  test('keeps its title and its reasons, and an empty title when the title is what is broken', () => {
    const reasoned = { ...drafted, attrs: { ...drafted.attrs, omitted: { 'd-citizen': 'длинно' } } };
    const mended = mend({ ...reasoned, content: [...drafted.content, video] });
    expect(mended?.attrs.omitted).toEqual({ 'd-citizen': 'длинно' });
    expect(mended?.content[0]).toEqual(readDocumentOf(drafted)?.content[0]);
    expect(mend({ ...drafted, content: [video] })?.content).toHaveLength(2);
  });

  test('keeps the words also when the blocks do not go together', () => {
    const fragment = drafted.content.find(({ type }) => type === 'fragment');
    const mended = mend(withBlock(fragment));
    expect(mended && readDocument(mended).ok).toBe(true);
  });

  test('is nothing when it was no report, or a later edition has written it', () => {
    for (const junk of [null, 'слово', {}, { content: 'слово' }]) expect(mend(junk)).toBeNull();
    expect(mend({ ...drafted, attrs: { schemaVersion: SCHEMA_VERSION + 1 } })).toBeNull();
    expect(mend({ type: 'doc', content: [] })).toEqual(readDocumentOf(emptyDocument()));
  });
});

function readDocumentOf(document: unknown) {
  const read = readDocument(document);
  return read.ok ? read.value : null;
}
