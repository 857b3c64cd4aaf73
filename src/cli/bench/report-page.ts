import autocannon from 'autocannon';
import { chromium } from 'playwright-core';
import { findChromium } from '../find-chromium.ts';
import { median, type Figure } from './measure.ts';
import { REPORT, withSite } from './site.ts';

/** Requests a second for a published report, one server process, ten connections. */
export async function reportPage(): Promise<Figure> {
  return withSite(4391, async (address) => {
    const run = () =>
      autocannon({
        url: address + REPORT,
        connections: 10,
        duration: 4,
        headers: { 'accept-encoding': 'br' },
      });
    await run();
    const runs = [await run(), await run(), await run()];
    return { value: Math.round(median(runs.map((result) => result.requests.average))), unit: 'requests/s' };
  });
}

/** Everything that a browser transfers to show a published report for the first time. */
export async function reportPageBytes(): Promise<Figure> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('report-page-bytes needs Chromium: apt-get install chromium');
  return withSite(4392, async (address) => {
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    const devtools = await page.context().newCDPSession(page);
    let bytes = 0;
    devtools.on('Network.loadingFinished', (event) => (bytes += event.encodedDataLength));
    await devtools.send('Network.enable');
    await page.goto(address + REPORT, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState('networkidle');
    await browser.close();
    return { value: bytes, unit: 'bytes' };
  });
}
