import { expect, test } from 'vitest';
import { isEmpty, postAddress, restorePost } from '../../../src/islands/play/post-form.ts';

test('a draft comes back, a vote for who died meanwhile does not', () => {
  expect(restorePost({ text: 'Слово.', vote: 'Арбуз' }, ['Fix'])).toEqual({ text: 'Слово.', vote: '' });
  expect(restorePost({ text: '', vote: 'Fix' }, ['Fix'])).toEqual({ text: '', vote: 'Fix' });
});

test.each([null, 'x', 5, {}, { text: 7, vote: [] }, { text: ' ', vote: 'Арбуз' }])(
  'a draft of %j is none',
  (kept) => {
    expect(restorePost(kept, ['Fix'])).toBeNull();
  },
);

test('a vote without a word is something to send', () => {
  expect(isEmpty({ text: ' ', vote: 'Fix' })).toBe(false);
  expect(isEmpty({ text: '\n', vote: '' })).toBe(true);
});

test('a new post is found on its day, whatever page it was written on', () => {
  expect(postAddress('http://site/games/t/thread?day=2#say', 4, 'abc')).toBe(
    'http://site/games/t/thread?day=4#p-abc',
  );
  expect(postAddress('http://site/games/t/thread', 4, 'abc')).toBe('http://site/games/t/thread?day=4#p-abc');
});
