import type { Locator } from 'playwright-core';

/** Text as it is read: all kinds of space are one. */
export const plain = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

/** What stands in one place of a page. */
export const wordsOf = async (place: Locator): Promise<string> => plain(await place.innerText());

/** What stands in each of many places, in order. */
export const allWords = async (places: Locator): Promise<readonly string[]> =>
  (await places.allInnerTexts()).map(plain);
