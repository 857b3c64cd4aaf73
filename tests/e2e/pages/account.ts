import type { Page } from 'playwright-core';
import { PASSWORD, press } from './person.ts';

interface Typed {
  nick: string;
  email?: string;
  password?: string;
}

/** «Запись на сайт» and «Вход». */
export const account = (page: Page) => ({
  async register({ nick, email = '', password = PASSWORD }: Typed): Promise<void> {
    await page.getByLabel('Ник', { exact: true }).fill(nick);
    await page.getByLabel('Электронная почта').fill(email);
    await page.getByLabel('Пароль').fill(password);
    await press(page, 'Зарегистрироваться');
  },
  async signIn({ nick, password = PASSWORD }: Typed): Promise<void> {
    await page.getByLabel('Ник', { exact: true }).fill(nick);
    await page.getByLabel('Пароль').fill(password);
    await press(page, 'Войти');
  },
  signOut: () => press(page, 'Выйти'),
  /** Who the masthead says is here; null for a stranger. */
  async whoAmI(): Promise<string | null> {
    const who = page.locator('.mast .who');
    return (await who.count()) > 0 ? who.innerText() : null;
  },
  /** What stands in the field «Ник». */
  typedNick: () => page.getByLabel('Ник', { exact: true }).inputValue(),
});
