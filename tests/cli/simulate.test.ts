import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { readArguments } from '../../src/cli/simulate-arguments.ts';
import { simulateOnCores } from '../../src/cli/simulate-cores.ts';

const asked = (line: string) => readArguments(line.split(' '), 'свежее');
const refused = (line: string): string => {
  const found = asked(line);
  if ('plan' in found) throw new Error(`${line} is accepted`);
  return found.join('\n');
};

describe('npm run simulate', () => {
  it('prints the same figures for the same seed, and no progress where there is no terminal', () => {
    const run = () =>
      spawnSync(
        process.execPath,
        'src/cli/simulate.ts --ruleset three-fat-men --players 12 --games 60 --seed раз --json'.split(' '),
        { encoding: 'utf8' },
      );
    const [first, second] = [run(), run()];
    expect(first.status, first.stderr).toBe(0);
    expect(first.stderr).toBe('');
    expect(first.stdout).toBe(second.stdout);
    expect(JSON.parse(first.stdout)).toMatchObject({ seats: 12, seed: 'раз', games: 60 });
  });

  it('comes to the same on one core and on three', async () => {
    const found = asked('--ruleset three-fat-men --games 50 --seed поровну');
    if (!('plan' in found)) throw new Error('refused');
    const run = { games: found.games, seed: found.seed };
    const heard: number[] = [];
    const one = await simulateOnCores(found.plan, { ...run, cores: 1 });
    const three = await simulateOnCores(found.plan, { ...run, cores: 3, onProgress: (it) => heard.push(it) });
    expect(three).toEqual(one);
    expect(heard.at(-1)).toBe(50);
  });

  it('takes options as JSON and as key=value, deep ones by their path', () => {
    const found = asked(
      '--ruleset three-fat-men --options {"doll":true} --options revote=first secrets.doctor=heal-two',
    );
    expect('plan' in found && found.plan.options).toEqual({
      doll: true,
      revote: 'first',
      secrets: { doctor: 'heal-two' },
    });
    expect('plan' in found && found.plan.cast).toContain('doll');
    expect('seed' in found && found.seed).toBe('свежее');
  });

  it.each([
    ['--games 10', /--ruleset .*three-fat-men/u],
    ['--ruleset mahjong', /--ruleset mahjong: .*three-fat-men/u],
    ['--ruleset three-fat-men --players 9', /--players 9: .* 10 to 40/u],
    ['--ruleset three-fat-men --players ten', /--players ten/u],
    ['--ruleset three-fat-men --games 0', /--games 0/u],
    ['--ruleset three-fat-men --options revote=often', /--options revote: .*last/u],
    ['--ruleset three-fat-men --options {"doll":', /--options \{"doll":: expected JSON.*key=value/u],
    ['--ruleset fast-mafia --options {tie:wrong}', /\{tie:wrong\}: expected JSON.*key=value/u],
    ['--ruleset fast-mafia --players 6 --options mafia=3', /mafia=3: .* 6 players; .* 1 to 2$/u],
    ['--ruleset three-fat-men doll', /doll: expected key=value/u],
    ['--ruleset three-fat-men --loud', /--loud/u],
  ])('answers «%s» with the name of what is wrong', (line, words) => {
    expect(refused(line)).toMatch(words);
  });

  it('explains itself when asked, and leaves with 0', () => {
    const run = spawnSync(process.execPath, ['src/cli/simulate.ts', '--help'], { encoding: 'utf8' });
    expect(run).toMatchObject({ status: 0, stderr: '' });
    expect(run.stdout).toContain('--ruleset ID');
  });

  it('leaves with 2 when it refuses', () => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['src/cli/simulate.ts', '--ruleset', 'x'],
      {
        encoding: 'utf8',
      },
    );
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toContain('--ruleset x');
  });
});
