import { defineConfig } from 'vitest/config';

/** The tests that a change in the engine must fail: scenarios and tables. Those of random games, being slow, stand back. */
export default defineConfig({
  test: {
    testTimeout: 60_000,
    // One worker for all files: a mutant would else load the engine once for each of them.
    isolate: false,
    fileParallelism: false,
    include: ['tests/scenarios/scenarios.test.ts', 'tests/engine/*.test.ts', 'tests/scenario/*.test.ts'],
    exclude: ['tests/engine/overrule-properties.test.ts', 'tests/scenario/cli.test.ts'],
  },
});
