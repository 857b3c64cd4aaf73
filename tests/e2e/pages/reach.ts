import type { Locator, Page } from 'playwright-core';

/** Tabs from where the focus is until it is on `wanted`; false after `most` keys. */
export async function reachByTab(page: Page, wanted: Locator, most = 80): Promise<boolean> {
  const element = await wanted.elementHandle();
  for (let keys = 0; keys < most; keys += 1) {
    await page.keyboard.press('Tab');
    if (await element?.evaluate((one) => one === document.activeElement)) return true;
  }
  return false;
}

/** Of these fields and buttons, in the page's order, those that Tab does not reach from the top of the page. */
export async function unreachable(page: Page, wanted: readonly Locator[]): Promise<readonly string[]> {
  await page.getByRole('link', { name: 'К содержанию' }).focus();
  const missed: string[] = [];
  for (const one of wanted) if (!(await reachByTab(page, one))) missed.push(String(one));
  return missed;
}

const PHONE = { width: 390, height: 844 };

/** Of these pages those that scroll sideways on a phone 390 px wide, with the widest thing on them. */
export async function sidewaysOnPhone(page: Page, paths: readonly string[]): Promise<readonly string[]> {
  await page.setViewportSize(PHONE);
  const wide: string[] = [];
  for (const path of paths) {
    const answer = await page.goto(path);
    if (!answer?.ok()) wide.push(`${path}: ${answer?.status()}`);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) wide.push(`${path}: ${over}px too wide`);
  }
  return wide;
}
