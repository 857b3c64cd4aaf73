import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../../src/cli/find-chromium.ts';

const executablePath = findChromium();

/** Without a browser its tests are reported as skipped. */
export const noBrowser = executablePath === null;

/** Called by one test file of all, so that a run says it once. */
export function sayWhatIsMissing(): void {
  if (noBrowser)
    process.stderr.write('Browser tests skipped, no Chromium found. Install it: apt-get install chromium\n');
}

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The machine's Chromium, without a window. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ ...(executablePath ? { executablePath } : {}), args });
