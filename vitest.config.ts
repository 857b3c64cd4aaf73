import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    // A test that waits for a browser or a database on a busy machine may take its time.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Two cores: more workers only wait for each other.
    maxWorkers: 2,
  },
});
