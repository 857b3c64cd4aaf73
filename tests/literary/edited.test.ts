import { expect, test } from 'vitest';
import { asWoven, editsOf } from '../../src/literary/edited.ts';
import type { ReportNode } from '../../src/literary/node.ts';
import { fragment, material, paragraph, report, text, woven } from './night.ts';

const sent = material().descriptions.find(({ id }) => id === 'd-citizen')?.text ?? '';
const [head, tail] = [sent.slice(0, sent.indexOf(' ')), sent.slice(sent.indexOf(' '))];
const piece = (words: string) => woven(words, 'd-citizen');
const edits = (...blocks: ReportNode[]) => {
  const doc = report('Ночь', ...blocks);
  return editsOf(doc, material()).map(({ source }) => asWoven(doc, source));
};
const inFragment = (...content: ReportNode[]) => fragment('f', 'd-citizen', paragraph(...content));

test('what the host wrote at the edges of a piece is his own and no edit', () => {
  expect(edits(inFragment(piece(sent)))).toEqual([]);
  expect(edits(inFragment(text('Утром '), piece(sent), text(' Так и было.')))).toEqual([]);
  expect(edits(inFragment(piece(head)), paragraph('Между тем.'), paragraph(piece(tail)))).toEqual([]);
});

test('a word changed, left out or put between its words is an edit, told with what the piece has become', () => {
  const changed = `${head} вдруг${tail}`;
  expect(edits(inFragment(piece(changed)))).toEqual([changed]);
  expect(edits(inFragment(piece(head), text(' вдруг'), piece(tail)))).toEqual([changed]);
  expect(edits(paragraph(piece(changed)))).toEqual([changed]);
});
