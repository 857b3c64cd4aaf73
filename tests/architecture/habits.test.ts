import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourceFiles } from './sources.ts';

const files = [...sourceFiles('src'), ...sourceFiles('tests')];
const lines = (path: string): number => readFileSync(path, 'utf8').split('\n').length - 1;

it('no file is longer than 300 lines', () => {
  expect(files.filter((path) => lines(path) > 300)).toEqual([]);
});

it('the median source file has about 60 lines', () => {
  const sizes = sourceFiles('src')
    .map(lines)
    .sort((a, b) => a - b);
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(80);
});

it('no folder or file is named after nothing', () => {
  const empty =
    /(^|\/)(utils?|helpers?|common|misc|lib)(\/|\.|$)|(Service|Manager|Helper|Handler|Util)\b|\/index\.ts$/;
  expect(files.filter((path) => empty.test(path.replace(/^src\/pages\//, '')))).toEqual([]);
});

it('no test is skipped or focused', () => {
  const silenced = /\b(it|test|describe)\.(skip|only|todo)\(/;
  const tests = sourceFiles('tests').filter(
    (path) => path.endsWith('.test.ts') && !path.includes('architecture/'),
  );
  expect(tests.filter((path) => silenced.test(readFileSync(path, 'utf8')))).toEqual([]);
});
