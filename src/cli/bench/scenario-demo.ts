import { execFileSync } from 'node:child_process';
import { median, type Figure } from './measure.ts';

/** The scenario command on the finished demo game, from process start to exit. */
export async function scenarioDemo(): Promise<Figure> {
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now();
    execFileSync('npm', ['run', '-s', 'scenario', '--', 'content/demo/game.yaml', '--json'], {
      stdio: 'ignore',
    });
    return performance.now() - start;
  });
  return { value: Math.round(median(times)), unit: 'ms' };
}
