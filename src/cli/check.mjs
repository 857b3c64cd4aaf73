/**
 * `npm run check`: format, lint, types (of .ts and .astro), then the tests. All of them run, so that one look shows all.
 * `--but-tests` leaves the tests out, for who has just run them.
 */
import { spawnSync } from 'node:child_process';

const steps = {
  format: ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.'],
  lint: ['node_modules/eslint/bin/eslint.js', '--max-warnings=0', '.'],
  types: [
    'node_modules/astro/bin/astro.mjs',
    'check',
    '--minimumSeverity=warning',
    '--minimumFailingSeverity=warning',
  ],
  ...(process.argv.includes('--but-tests') ? {} : { tests: ['node_modules/vitest/vitest.mjs', 'run'] }),
};

const failed = Object.entries(steps).filter(([name, command]) => {
  console.log(`— ${name}`);
  const { status } = spawnSync(process.execPath, command, {
    stdio: 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  return status !== 0;
});

console.log(
  failed.length === 0 ? 'check: all is well' : `check: ${failed.map(([name]) => name).join(', ')} failed`,
);
process.exit(failed.length === 0 ? 0 : 1);
