import type { Page } from 'playwright-core';
import { press } from './person.ts';
import { allWords, wordsOf } from './words.ts';

/** What a player's card says of him. */
export interface Card {
  name: string;
  clan: string;
  team: readonly string[];
}

/** «Моя ночь»: the player's own desk. */
export const desk = (page: Page) => {
  const card = page.getByRole('region', { name: 'Персонаж' });
  const form = page.getByRole('form', { name: 'Ход этой ночи' });
  const ready = () => form.locator('button[type=submit]:enabled').waitFor();
  return {
    form,
    description: form.getByLabel('Описание'),
    send: form.getByRole('button', { name: 'Отправить' }),
    ready,
    async card(): Promise<Card> {
      const team = card.locator('dt', { hasText: /^Клан$/ });
      return {
        name: await card.getByRole('heading').innerText(),
        clan: await card.locator('h2 + p').innerText(),
        team: (await team.count()) > 0 ? (await team.locator('+ dd').innerText()).split(', ') : [],
      };
    },
    letters: () => allWords(page.getByRole('region', { name: 'Письма' }).locator('.letter > p')),
    /** Fills in a command from the lists, and sends it with its description; resolves with the receipt. */
    async command(label: string, targets: readonly string[], text: string): Promise<string> {
      await ready();
      await form.getByRole('radio', { name: label, exact: true }).check();
      const lists = form.getByLabel(new RegExp(`^${label}: игрок`));
      for (const [n, nick] of targets.entries()) await lists.nth(n).selectOption(nick);
      await form.getByLabel('Описание').fill(text);
      await form.getByRole('button', { name: 'Отправить' }).click();
      const receipt = form.locator('.receipt', { hasText: `${label}: ${targets.join(', ')}.` });
      await receipt.waitFor();
      return wordsOf(receipt);
    },
    /** Writes the command in words, in the forum manner; what comes of it the caller looks for. */
    async say(words: string): Promise<void> {
      await ready();
      await form.getByRole('radio', { name: 'Написать командой' }).check();
      await form.getByRole('textbox', { name: /^Команда/ }).fill(words);
      await form.getByRole('button', { name: 'Отправить' }).click();
    },
    /** A plain citizen's night: a text without a command. */
    async tell(text: string): Promise<string> {
      await ready();
      await form.getByLabel('Описание').fill(text);
      await form.getByRole('button', { name: 'Отправить' }).click();
      await form.locator('.receipt').waitFor();
      return wordsOf(form.locator('.receipt'));
    },
    receipts: () => allWords(form.locator('.receipt')),
    refusal: () => wordsOf(form.getByRole('alert')),
    bonuses: () => allWords(page.getByRole('region', { name: 'Бонусы' }).locator('.letter')),
    useBonus: () => press(page, 'Пустить в ход'),
    /** 5.5 The leader's secret vote block. */
    async blockVote(nick: string): Promise<void> {
      await page.getByLabel('Чей голос не считать').selectOption(nick);
      await press(page, 'Не считать');
    },
  };
};
