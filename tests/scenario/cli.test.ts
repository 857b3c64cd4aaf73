import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const sound = `ruleset: three-fat-men
seed: фонарь
players: { M-S: first-fat-man, Июлька: tibul, Улана: citizen }
days:
  - lynch: 1
    votes: [ "M-S > Июлька", "Июлька > M-S, Улана" ]
    expect: { deaths: [Июлька] }
  - night: 1
    commands:
      - M-S: "Убить Улана"
        description: "Пока оркестр играл марш…"
    expect: { deaths: [Улана], winner: fat-men }
`;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'scenario-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function run(text: string, ...options: string[]) {
  const file = join(folder, 'case.yaml');
  writeFileSync(file, text);
  const { status, stdout, stderr } = spawnSync(process.execPath, ['src/cli/scenario.ts', file, ...options], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

describe('the command', () => {
  test('ends with 0 and shows every phase in Russian when all held', () => {
    const { status, stdout, stderr } = run(sound);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/Линч 1[\s\S]*Июлька[\s\S]*Ночь 1[\s\S]*Улана[\s\S]*победа — /);
  });

  test('ends with 1 and shows expected beside actual when an expectation did not hold', () => {
    const { status, stdout, stderr } = run(sound.replace('deaths: [Улана]', 'deaths: [M-S]'));
    expect(status).toBe(1);
    expect(stderr).toMatch(/case\.yaml:12: night 1, deaths\n\s+expected \[M-S\]\n\s+actual\s+\[Улана\]/);
    expect(stdout).toContain('Ночь 1');
  });

  test('ends with 2 and names the line of what is wrong, before anything is played', () => {
    const { status, stdout, stderr } = run(sound.replace('    votes:', '    votez:'));
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/case\.yaml:6: .*unknown key "votez"; expected lynch, votes/);
  });

  test.each([
    ['an empty file', ''],
    ['no YAML', 'players: [ M-S'],
    ['an unknown nick', sound.replace('"M-S > Июлька"', '"Прохожий > Июлька"')],
    ['a key written twice', sound.replace('seed: фонарь', 'seed: фонарь\nseed: канат')],
    ['an option out of range', sound.replace('seed: фонарь', 'options: { revote: never }')],
    ['a value that no roll can give', sound.replace('seed: фонарь', 'rolls: { night/1/commissar: M-S }')],
  ])('ends with 2 for %s', (_, text) => {
    const { status, stdout, stderr } = run(text, '--json');
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/case\.yaml:\d+: /);
  });

  test('ends with 2 for a missing file and for missing arguments', () => {
    const missing = spawnSync(process.execPath, ['src/cli/scenario.ts', join(folder, 'none.yaml')], {
      encoding: 'utf8',
    });
    expect(missing.status).toBe(2);
    expect(missing.stderr).toContain('none.yaml');
    expect(spawnSync(process.execPath, ['src/cli/scenario.ts']).status).toBe(2);
    expect(run(sound, '--yaml').status).toBe(2);
  });

  test('prints JSON and nothing else with --json, also when an expectation did not hold', () => {
    for (const text of [sound, sound.replace('deaths: [Улана]', 'deaths: []')]) {
      const output = JSON.parse(run(text, '--json').stdout) as Record<string, unknown>;
      expect(Object.keys(output)).toEqual(['ruleset', 'commitment', 'phases']);
      expect(output['commitment']).toBe(createHash('sha256').update('фонарь').digest('hex'));
    }
  });

  test('plays a week of 24 and writes nothing anywhere', () => {
    const before = readdirSync('.').toSorted();
    execFileSync(process.execPath, ['src/cli/scenario.ts', 'content/demo/game.yaml', '--json']);
    expect(readdirSync('.').toSorted()).toEqual(before);
  });
});
