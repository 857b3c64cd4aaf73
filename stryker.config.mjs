/** Mutation tests of the engine, run by hand: `npm run mutation`. What it says is kept in docs/mutation.md. */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/*', './stryker.bugs.mjs'],
  ignorers: ['bugs'],
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  mutate: ['src/engine/**/*.ts'],
  coverageAnalysis: 'perTest',
  // What a module builds when it is loaded (tables of data) would need a new process a mutant: scenarios guard it.
  ignoreStatic: true,
  incremental: true,
  incrementalFile: 'data/mutation.json',
  concurrency: 2,
  timeoutMS: 20_000,
  reporters: ['clear-text', 'progress-append-only', 'json'],
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  jsonReporter: { fileName: 'data/mutation-report.json' },
  tempDirName: 'data/mutation',
  cleanTempDir: 'always',
};
