import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { DEMO_PASSWORD, demoHost } from '../demo-accounts.ts';
import { findChromium } from '../find-chromium.ts';
import { prepareNight } from './editor-night.ts';
import { type Figure, median } from './measure.ts';
import { withSite } from './site.ts';

const EDITOR = '[role=textbox][contenteditable=true]';
const OPENINGS = 7;
/** Keys typed in each place; most come quickly, some after a pause in which the report is saved and read. */
const KEYS = 60;
const BETWEEN = 90;
const PAUSE = 420;

/** Milliseconds from the start of navigation until a long report can be written in, nothing cached. */
export const editorOpen = (): Promise<Figure> =>
  withEditor(async (newContext, address) => {
    const times: number[] = [];
    for (let run = 0; run < OPENINGS; run += 1) {
      const context = await newContext();
      const page = await context.newPage();
      await page.goto(address);
      await page.locator(EDITOR).waitFor();
      times.push(await page.evaluate(() => (globalThis as unknown as { editable: number }).editable));
      await context.close();
    }
    return { value: Math.round(median(times)), unit: 'ms' };
  });

/** Milliseconds from a key to the frame that shows it, 95 of 100 keys: in a long report, in all its parts. */
export const editorKey = (): Promise<Figure> =>
  withEditor(async (newContext, address) => {
    const context = await newContext();
    const page = await context.newPage();
    await page.goto(address);
    await page.locator(EDITOR).waitFor();
    await page.waitForLoadState('networkidle');
    const times: number[] = [];
    for (const block of [20, 150, 160, 300]) times.push(...(await typeIn(page, block)));
    const sorted = times.toSorted((a, b) => a - b);
    const p95 = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? NaN;
    return { value: Math.round(p95 * 10) / 10, unit: 'ms' };
  });

/** Types in the middle of a block of the report; how long each key took to be seen. */
async function typeIn(page: Page, block: number): Promise<readonly number[]> {
  await page.evaluate(
    ([editor, n]) => {
      const root = document.querySelector(editor);
      const walker = document.createTreeWalker(root?.children[n] ?? document, NodeFilter.SHOW_TEXT);
      const text = walker.nextNode();
      (root as HTMLElement | null)?.focus();
      text?.parentElement?.scrollIntoView({ block: 'center' });
      getSelection()?.collapse(text, Math.floor((text?.nodeValue?.length ?? 0) / 2));
    },
    [EDITOR, block] as const,
  );
  const words = 'veter hodil po krysham i schital truby ';
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.press(words[key % words.length] ?? ' ');
    await page.waitForTimeout(key % 8 === 7 ? PAUSE : BETWEEN);
  }
  return page.evaluate(() => (globalThis as unknown as { keys: number[] }).keys.splice(0));
}

/** Notes in the page when the editor became editable, and how long after each key a frame shows what it did. */
function watch(editor: string): void {
  const noted = globalThis as unknown as { editable?: number; keys: number[] };
  noted.keys = [];
  let changes = 0;
  const seen = new MutationObserver((records) => {
    if (records.some(({ type }) => type === 'characterData')) changes += 1;
    if (noted.editable === undefined && document.querySelector(editor)) noted.editable = performance.now();
  });
  seen.observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
  const painted = (then: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = then;
      port2.postMessage(null);
    });
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      const before = changes;
      const note = () =>
        changes > before ? void noted.keys.push(performance.now() - timeStamp) : painted(note);
      painted(note);
    },
    true,
  );
}

async function withEditor(
  work: (newContext: () => Promise<BrowserContext>, address: string) => Promise<Figure>,
): Promise<Figure> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('This bench needs Chromium: apt-get install chromium');
  return withSite(
    4393,
    async (address, workshop) => {
      const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
      try {
        const storageState = await signIn(browser, address);
        const newContext = async () => {
          const context = await browser.newContext({ storageState, viewport: { width: 1280, height: 900 } });
          await context.addInitScript(watch, EDITOR);
          return context;
        };
        return await work(newContext, address + workshop);
      } finally {
        await browser.close();
      }
    },
    prepareNight,
  );
}

async function signIn(browser: Browser, address: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${address}/login`);
  await page.getByLabel('Ник', { exact: true }).fill(demoHost);
  await page.getByLabel('Пароль').fill(DEMO_PASSWORD);
  await Promise.all([page.waitForURL((url) => url.pathname !== '/login'), page.keyboard.press('Enter')]);
  return context.storageState();
}
