import type { Browser, BrowserContext, Page } from 'playwright-core';
import { wordsOf } from './words.ts';

/** Somebody at a browser of his own, with his own cookies. */
export interface Person {
  nick: string;
  context: BrowserContext;
  /** What his browser complained of so far. */
  mistakes: readonly string[];
  /** Opens a page of the site in a new tab. */
  open(path: string): Promise<Page>;
  /** Posts a form of the page at `path` as that page itself does; the status and the page that came back. */
  post(path: string, form: Record<string, string>): Promise<{ status: number; text: string }>;
  /** Calls the API as the islands do. */
  call(procedure: string, input: object): Promise<Called>;
}

/** An answer of the API: what it gave, or the refusal in its words. */
export interface Called {
  status: number;
  data: Record<string, unknown> | null;
  refusal: { code: string; message: string } | null;
}

export const PASSWORD = 'шарик-на-нитке';

/** A person at `address`; without a script the pages must still say everything that readers need. */
export async function person(
  browser: Browser,
  address: string,
  nick: string,
  { scripts = true } = {},
): Promise<Person> {
  const context = await browser.newContext({
    baseURL: address,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 900 },
    javaScriptEnabled: scripts,
  });
  context.setDefaultTimeout(15_000);
  const mistakes: string[] = [];
  context.on('weberror', (error) => mistakes.push(error.error().message));
  // A refused form is no mistake of the page's; a policy broken or a script that failed is.
  context.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('Failed to load resource'))
      mistakes.push(`${message.location().url}: ${message.text()}`);
  });
  return {
    nick,
    context,
    mistakes,
    async open(path) {
      const page = await context.newPage();
      await page.goto(path);
      return page;
    },
    async post(path, form) {
      const headers = { origin: address };
      const answer = await context.request.post(path, { form, headers, maxRedirects: 0 });
      return { status: answer.status(), text: await answer.text() };
    },
    async call(procedure, input) {
      const answer = await context.request.post(`/api/trpc/${procedure}`, { data: input });
      const body = (await answer.json()) as {
        result?: { data: Called['data'] };
        error?: { data: { refusal: Called['refusal'] } };
      };
      return {
        status: answer.status(),
        data: body.result?.data ?? null,
        refusal: body.error?.data.refusal ?? null,
      };
    },
  };
}

/** Presses a button that leads to another page, or to this one anew. */
export async function press(page: Page, name: string): Promise<void> {
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name, exact: true }).click()]);
}

/** The words of an error or notice, as they are read out. */
export const alertOf = (page: Page): Promise<string> => wordsOf(page.getByRole('alert').first());
