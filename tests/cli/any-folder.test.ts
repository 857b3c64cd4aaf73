import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'elsewhere-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const game = resolve('content/demo/game.yaml');

describe('a command called from a folder of the user’s', () => {
  it.each([
    ['scenario', [game, '--json']],
    ['weave', [game, '--night', '1', '--json']],
    ['simulate', '--ruleset fast-mafia --players 8 --games 5 --seed раз'.split(' ')],
  ])('does there what it does here: %s', (command, args) => {
    const run = (cwd: string) => {
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [resolve(`src/cli/${command}.ts`), ...args],
        { cwd, encoding: 'utf8' },
      );
      return { status, stdout, stderr };
    };
    const elsewhere = run(folder);
    expect(elsewhere).toEqual(run('.'));
    expect(elsewhere.stderr).not.toContain('ENOENT');
  });
});
