import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainText, readDocument } from '../../../src/literary/document.ts';
import { legible } from '../../../src/literary/legible.ts';
import { migrate, SCHEMA_VERSION, versionOf } from '../../../src/literary/migrations/migrate.ts';
import { passages } from '../../../src/literary/walk.ts';
import { oldReport, oldWords } from './old-report.ts';

const versioned = (version: unknown, ...blocks: unknown[]) => ({
  ...oldReport('d1'),
  attrs: { schemaVersion: version },
  content: [...oldReport('d1').content, ...blocks],
});
const read = (json: unknown) => {
  const result = readDocument(json);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};

describe('a report of version 1', () => {
  test('is read as one of the present version, none of its visible words lost', () => {
    const doc = read(oldReport('d1'));
    expect(doc.attrs.schemaVersion).toBe(SCHEMA_VERSION);
    expect(plainText(doc)).toBe(['Ночь, записанная давно', ...oldWords].join('\n\n'));
  });

  test('has its rumours told by the words themselves: lifted out of the fragment they are rumours still', () => {
    const [, , fragment] = read(oldReport('d1')).content;
    const lifted = read({
      ...oldReport('d1'),
      content: [oldReport('d1').content[0], ...(fragment?.content ?? [])],
    });
    expect(passages(lifted).flatMap(({ woven }) => woven)).toMatchObject([{ source: 'd1', rumour: true }]);
  });

  test('does not get marks where the host’s own words stand, nor rumours where a deed was told', () => {
    const told = oldReport('d1');
    const [title, first, fragment] = told.content;
    const deed = { ...fragment, attrs: { id: 'f1', source: 'd1', rumour: false } };
    const runs = passages(read({ ...told, content: [title, first, deed] })).flatMap(({ woven }) => woven);
    expect(runs).toEqual([{ source: 'd1', rumour: false, from: 13, to: 30 }]);
  });

  test('is known by what it says, else by its row, else it is one of the first', () => {
    expect(versionOf(oldReport('d1'), 7)).toBe(1);
    expect(versionOf({ type: 'doc' }, 2)).toBe(2);
    expect(versionOf({ type: 'doc' })).toBe(1);
    for (const strange of ['1', 0, -1, 1.5, null, {}, Infinity, Number.NaN])
      expect(versionOf(versioned(strange) as unknown)).toBeNull();
  });
});

describe('bringing a report up to date', () => {
  test('changes nothing the second time, and nothing of a report of this version or a newer one', () => {
    const once = migrate(oldReport('d1'));
    expect(migrate(once)).toBe(once);
    const newer = versioned(SCHEMA_VERSION + 1, { type: 'hologram' });
    expect(migrate(newer)).toBe(newer);
  });

  test('never throws, whatever is stored, and however deep it is nested', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (json, version) => {
        migrate(json);
        migrate(versioned(version, json));
      }),
    );
    let deep: unknown = { type: 'paragraph' };
    for (let level = 0; level < 100_000; level += 1) deep = { type: 'blockquote', content: [deep] };
    expect(readDocument(versioned(1, deep))).toMatchObject({ ok: false, error: { code: 'too-deep' } });
  });

  test('never makes of a report that is taken one that is not', () => {
    const block = fc.record({
      type: fc.constantFrom('paragraph', 'fragment', 'note', 'verse', 'nick', 'heading'),
      attrs: fc.record({
        source: fc.constantFrom('d1', 7, ''),
        rumour: fc.constantFrom(true, 'yes', null),
        id: fc.string(),
      }),
      content: fc.array(fc.record({ type: fc.constant('text'), text: fc.string({ unit: 'binary' }) })),
    });
    fc.assert(
      fc.property(fc.array(block), (blocks) => {
        const now = readDocument(versioned(SCHEMA_VERSION, ...blocks));
        const then = readDocument(versioned(1, ...blocks));
        expect(then.ok).toBe(now.ok);
      }),
    );
  });
});

describe('a report of a newer version', () => {
  const newer = versioned(
    SCHEMA_VERSION + 1,
    { type: 'confession', content: [{ type: 'text', text: 'ведущему на память' }] },
    { type: 'note', content: [{ type: 'text', text: 'заметка' }] },
    { type: 'paragraph', content: [{ type: 'text', text: 'И рассвело.', marks: [{ type: 'glow' }] }] },
  );

  test('is not taken', () =>
    expect(readDocument(newer)).toMatchObject({ ok: false, error: { code: 'newer-version' } }));

  test('can be read but for what is not known', () => {
    const doc = legible(newer);
    expect(doc && plainText(doc)).toContain('И рассвело.');
    expect(JSON.stringify(doc)).not.toMatch(/на память|glow/);
    expect(legible({ type: 'doc', attrs: { schemaVersion: 99 }, content: [] })).not.toBeNull();
  });

  test('is no excuse for a damaged one of this version', () =>
    expect(legible(versioned(SCHEMA_VERSION, { type: 'confession' }))).toBeNull());
});
