import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { LIMITS } from '../../src/literary/refusal.ts';
import { morningOf } from '../literary/mornings.ts';

const folder = mkdtempSync(join(tmpdir(), 'weave-'));
afterAll(() => rmSync(folder, { recursive: true }));

const demo = 'content/demo/game.yaml';
let files = 0;
const file = (content: string | Uint8Array, ending = 'md'): string => {
  const path = join(folder, `${String((files += 1))}.${ending}`);
  writeFileSync(path, content);
  return path;
};
const weave = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['src/cli/weave.ts', ...args], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};

interface Output {
  coverage: { author: string; n: number; class: string; state: string }[];
  findings: { code: string; stops: boolean; paragraph: number; text: string; message: string }[];
}
const json = (stdout: string): Output => JSON.parse(stdout) as Output;

describe('the command «weave»', () => {
  test('prints the first draft of a night as Markdown, the same each time, which its own check lets pass', () => {
    const first = weave(demo, '--night', '3');
    expect(first).toMatchObject({ status: 0, stderr: '' });
    expect(first.stdout).toMatch(/^# Ночь третья[^\n]*\n\n/u);
    expect(first.stdout).toContain('\n\n* * *\n\n');
    expect(first.stdout).toContain('Раз — звёзды; два — мел рассыпается;  \nТри');
    expect(weave(demo, '--night', '3').stdout).toBe(first.stdout);
    expect(weave(demo, '--night', '2').stdout).not.toBe(first.stdout);
    const checked = weave(demo, '--night', '3', '--report', file(first.stdout));
    expect(checked.status).toBe(0);
    expect(checked.stdout).toContain('Публикации ничто не мешает. Вплетено 11 из 11.');
  });

  test('with --json prints coverage and findings of its own draft and nothing else', () => {
    const { status, stdout, stderr } = weave(demo, '--night', '1', '--json');
    expect([status, stderr]).toEqual([0, '']);
    const output = json(stdout);
    expect(Object.keys(output)).toEqual(['coverage', 'findings']);
    expect(output.coverage).toHaveLength(18);
    expect(output.coverage[0]).toEqual({ author: 'sys.admin', n: 1, class: 'A', state: 'verbatim' });
    expect(output.coverage.filter(({ author }) => author === 'Дед Пихто')).toEqual([
      { author: 'Дед Пихто', n: 1, class: 'C', state: expect.any(String) },
      { author: 'Дед Пихто', n: 2, class: 'C', state: expect.any(String) },
    ]);
    for (const finding of output.findings) {
      expect(Object.keys(finding)).toEqual(['code', 'stops', 'paragraph', 'text', 'message']);
      expect(finding.stops).toBe(false);
    }
  });

  test('numbers an author’s descriptions as the jury’s list does, in the order in which they were sent', () => {
    const { mornings } = parse(readFileSync('content/demo/literary.yaml', 'utf8')) as {
      mornings: { night: number; jury: { author: string; n: number }[] }[];
    };
    const { coverage } = json(weave(demo, '--night', '4', '--json').stdout);
    const jury = mornings.find(({ night }) => night === 4)?.jury.map(({ author, n }) => ({ author, n }));
    expect(coverage.map(({ author, n }) => ({ author, n }))).toEqual(jury);
  });

  test('checks a written report: findings by paragraph, exit 1 when something stops it', () => {
    const { markdown } = morningOf(1);
    const good = weave(demo, '--night', '1', '--json', '--report', file(markdown));
    expect([good.status, json(good.stdout).findings]).toEqual([0, []]);
    const [title = '', first = '', ...rest] = markdown.split('\n\n');
    const bad = file([title, first, 'Мимо прошёл Котофей.', ...rest].join('\n\n'));
    const found = weave(demo, '--night', '1', '--json', '--report', bad);
    expect(found.status).toBe(1);
    expect(json(found.stdout).findings).toEqual([
      {
        code: 'author-nick',
        stops: true,
        paragraph: 3,
        text: 'Котофей',
        message: 'Назван живой автор: «прошёл Котофей».',
      },
    ]);
    const readable = weave(demo, '--night', '1', '--report', bad);
    expect(readable.status).toBe(1);
    expect(readable.stdout).toContain(
      `${bad}:paragraph 3: author-nick (останавливает) Назван живой автор: «прошёл Котофей».`,
    );
  });

  test('what is missing is about the whole text', () => {
    const { status, stdout } = weave(demo, '--night', '1', '--json', '--report', file('# Ночь\n\nВетер.\n'));
    const whole = json(stdout).findings.filter(({ stops }) => stops);
    expect(status).toBe(1);
    expect(new Set(whole.map(({ code, paragraph }) => `${code} ${String(paragraph)}`))).toEqual(
      new Set(['uncovered 0', 'death-untold 0']),
    );
    expect(whole.find(({ code }) => code === 'death-untold')?.text).toBe('Бухгалтер');
  });

  test.each([
    ['no arguments', []],
    ['no night', [demo]],
    ['a night that is no number', [demo, '--night', 'x']],
    ['a night that was not played', [demo, '--night', '9']],
    ['no such scenario', ['нет.yaml', '--night', '1']],
    ['no such report', [demo, '--night', '1', '--report', 'нет.md']],
    ['an unknown option', [demo, '--night', '1', '--wat']],
    ['two files', [demo, demo, '--night', '1']],
  ])('exit 2 for %s, with a reason and nothing else', (_, args) => {
    const { status, stdout, stderr } = weave(...args, '--json');
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr.trim().length).toBeGreaterThan(10);
    expect(stderr).not.toMatch(/^\s+at /mu);
  });

  test('exit 2 names the line of a scenario’s fault', () => {
    const { status, stderr } = weave(
      file('ruleset: three-fat-men\nplayers: {}\nwat: 1\n', 'yaml'),
      '--night',
      '1',
    );
    expect(status).toBe(2);
    expect(stderr).toMatch(/line 3/u);
  });

  test('exit 2 for a report that is not UTF-8, or longer than any report', () => {
    const cp1251 = Uint8Array.from([0x23, 0x20, 0xcd, 0xee, 0xf7, 0xfc]);
    const unreadable = weave(demo, '--night', '1', '--report', file(cp1251));
    expect([unreadable.status, unreadable.stdout]).toEqual([2, '']);
    expect(unreadable.stderr).toContain('UTF-8');
    const long = weave(demo, '--night', '1', '--report', file(`# Ночь\n\n${'а'.repeat(LIMITS.text + 1)}`));
    expect([long.status, long.stdout]).toEqual([2, '']);
  });

  test.each([
    ['with a byte order mark', (text: string) => `\ufeff${text}`],
    ['with the line ends of Windows', (text: string) => text.replaceAll('\n', '\r\n')],
  ])('takes a report and a scenario %s as they are', (_, made) => {
    const draft = weave(demo, '--night', '2').stdout;
    const scenario = file(made(readFileSync(demo, 'utf8')), 'yaml');
    const checked = weave(scenario, '--night', '2', '--report', file(made(draft)), '--json');
    expect(checked).toEqual({ status: 0, stderr: '', stdout: expect.any(String) });
    const plain = weave(demo, '--night', '2', '--report', file(draft), '--json');
    expect(json(checked.stdout)).toEqual(json(plain.stdout));
  });

  test('an empty report is one that says nothing; a folder, a picture and UTF-16 are none', () => {
    for (const nothing of ['', '\n \n']) {
      const { status, stdout } = weave(demo, '--night', '1', '--report', file(nothing), '--json');
      const codes = json(stdout).findings.map(({ code }) => code);
      expect([status, codes]).toEqual([1, expect.arrayContaining(['untitled', 'empty', 'death-untold'])]);
    }
    const picture = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d]);
    for (const bad of [folder, file(picture), file(Buffer.from('# Ночь', 'utf16le')), file('# Ночь\0')]) {
      const { status, stdout, stderr } = weave(demo, '--night', '1', '--report', bad, '--json');
      expect([status, stdout]).toEqual([2, '']);
      expect(stderr).toMatch(/^\S+: .+; expected a report in Markdown\n$/u);
    }
  });

  test('a night without a description, an emoji for a description, a nick called «description»', () => {
    const scenario = file(
      [
        'ruleset: three-fat-men',
        'seed: x',
        'players: { A1: first-fat-man, A2: second-fat-man, B1: tibul, B2: prospero, C1: gaspar, D1: citizen, description: citizen }',
        'days:',
        '  - night: 1',
        '    commands:',
        '      - A1: "Убить D1"',
        '        description: "🔥"',
        '      - C1: "Лечить B1"',
        '  - night: 2',
      ].join('\n'),
      'yaml',
    );
    const first = weave(scenario, '--night', '1', '--json');
    expect(first).toMatchObject({ status: 0, stderr: '' });
    expect(json(first.stdout).coverage).toEqual([{ author: 'A1', n: 1, class: 'A', state: 'verbatim' }]);
    expect(weave(scenario, '--night', '2')).toMatchObject({ status: 0 });
  });
});
