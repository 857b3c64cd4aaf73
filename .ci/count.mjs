/** Tells the outcome of a test run from vitest's own JSON in one line. A file that could not even load is a failure. */
import { readFileSync } from 'node:fs';

const text = readFileSync(process.argv[2] ?? '', 'utf8');
const run = text
  ? JSON.parse(text)
  : { numPassedTests: 0, numFailedTests: 0, testResults: [{ status: 'failed', assertionResults: [] }] };
const unloaded = run.testResults.filter(
  ({ status, assertionResults }) =>
    status === 'failed' && !assertionResults.some((one) => one.status === 'failed'),
);
const failed = run.numFailedTests + unloaded.length;
const skipped = (run.numPendingTests ?? 0) + (run.numTodoTests ?? 0);
if (skipped > 0) process.stdout.write(`tests skipped: ${skipped}\n`);
process.stdout.write(`tests: ${run.numPassedTests} passed, ${failed} failed\n`);
process.exit(failed > 0 || run.numPassedTests === 0 || skipped > 0 ? 1 : 0);
