import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inspect } from '../../src/literary/checks.ts';
import { readMarkdown } from '../../src/literary/markdown/read.ts';
import { nightsOfFile } from './scenario-nights.ts';

const flowers = nightsOfFile('tests/literary/reports/flowers.yaml');
const demo = nightsOfFile('content/demo/game.yaml');

/** What is found in a report that a host wrote by hand: «■code block», in the order of the text. */
function foundIn(file: string): readonly string[] {
  const [night] = file.startsWith('demo-') ? demo : flowers;
  if (!night) throw new Error('there is no night');
  const { document, blocks } = readMarkdown(readFileSync(`tests/literary/reports/${file}`, 'utf8'));
  return inspect(document, night.material, night.cast)
    .findings.map(({ code, stops, path }) => ({ code, stops, block: path ? (blocks[path[0] ?? 0] ?? 0) : 0 }))
    .toSorted((a, b) => a.block - b.block || a.code.localeCompare(b.code))
    .map(({ code, stops, block }) => `${stops ? '■' : ''}${code} ${block}`);
}
const stops = (found: readonly string[]) => found.filter((one) => one.startsWith('■'));

describe('a report that tells what it may, in the host’s own words', () => {
  test.each(['good-retold.md', 'good-letters.md', 'good-rumours.md', 'good-words-like-nicks.md'])(
    '%s is stopped by nothing',
    (file) => expect(stops(foundIn(file))).toEqual([]),
  );

  test('that means flowers and the wind is only asked whether they are players', () => {
    expect(foundIn('good-words-like-nicks.md')).toEqual(['living-nick 1', ...Array(4).fill('living-nick 2')]);
    expect(foundIn('good-letters.md')).toEqual([]);
  });
});

describe('a report that tells too much or too little', () => {
  test.each<readonly [string, readonly string[]]>([
    [
      'bad-silent.md',
      ['■death-untold 0', 'length 0', ...Array<string>(8).fill('■uncovered 0'), 'death-role 2'],
    ],
    ['bad-uncovered.md', ['■uncovered 0']],
    // Told in quite other words, all but two.
    ['demo-1-retold.md', ['■uncovered 0', '■uncovered 0']],
    ['bad-premature.md', ['■premature 3', '■premature 4']],
    ['bad-everything-pasted.md', [5, 9, 10, 11].map((block) => `■premature ${block}`)],
    ['bad-retyped.md', ['■premature 5', 'typography 5', '■premature 7', 'typography 7']],
    [
      'bad-nicks.md',
      [
        ...['■author-nick 2', '■author-nick 3', '■author-nick 3', 'living-nick 3'],
        ...['■nick-beside-role 4', '■author-nick 5', '■author-nick 5', '■author-nick 5'],
      ],
    ],
    ['bad-spellings.md', [...Array<string>(4).fill('■author-nick 3'), '■author-nick 4']],
    [
      'bad-nick-beside-role.md',
      ['■uncovered 0', ...[2, 3, 4, 5, 6, 7].map((block) => `■nick-beside-role ${block}`)],
    ],
    ['bad-ghost.md', ['■ghost-unveiled 2']],
    ['bad-role.md', ['■role-unveiled 3']],
    ['bad-success.md', ['order 0', 'failed-as-success 3', ...Array<string>(3).fill('failed-as-success 4')]],
    ['bad-gender.md', ['order 0', 'gender 2', 'gender 3']],
    ['bad-order.md', ['order 0']],
    ['bad-form.md', ['unfinished 2', 'person 3', 'tense 4', 'typography 5', 'unfinished 7']],
    [
      'demo-1-bad.md',
      [
        '■ghost-unveiled 2',
        '■ghost-unveiled 3',
        '■nick-beside-role 3',
        '■author-nick 5',
        '■ghost-unveiled 6',
      ],
    ],
  ])('%s', (file, expected) => expect(foundIn(file)).toEqual(expected));
});
