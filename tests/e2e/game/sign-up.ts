import { expect } from 'vitest';
import { account } from '../pages/account.ts';
import { gamePage } from '../pages/game.ts';
import { farHours, newGame } from '../pages/new-game.ts';
import { alertOf, PASSWORD, press } from '../pages/person.ts';
import { reachByTab, unreachable } from '../pages/reach.ts';
import { HOST, JURORS, NICKS } from './people.ts';
import type { Story } from './story.ts';

const registration = (nick: string) => ({ nick, email: '', password: PASSWORD });

/** From a stranger to a game with 24 seats taken. */
export function signUp(story: Story): void {
  const { step } = story;

  step('a stranger registers with the keyboard alone, and is signed in', async () => {
    const host = await story.someone(HOST);
    const page = await host.open('/register');
    expect(await reachByTab(page, page.getByLabel('Ник', { exact: true }))).toBe(true);
    await page.keyboard.type(HOST);
    expect(await reachByTab(page, page.getByLabel('Пароль'))).toBe(true);
    await page.keyboard.type(PASSWORD);
    expect(await reachByTab(page, page.getByRole('button', { name: 'Зарегистрироваться' }))).toBe(true);
    await Promise.all([page.waitForURL('**/'), page.keyboard.press('Enter')]);
    expect(await account(page).whoAmI()).toBe(HOST);
  });

  step('scripts and other sites cannot reach the session cookie; a sign-in ends the one before', async () => {
    const host = await story.someone(HOST);
    const [before] = await host.context.cookies();
    expect(before).toMatchObject({ httpOnly: true, sameSite: 'Lax' });

    const signedIn = await host.post('/login', { nick: HOST, password: PASSWORD });
    expect(signedIn.status).toBe(303);
    const [after] = await host.context.cookies();
    expect(after?.value).not.toBe(before?.value);

    const thief = await story.someone('нашедший старую куку');
    if (before) await thief.context.addCookies([before]);
    expect(await account(await thief.open('/inbox')).whoAmI()).toBeNull();
    expect(await account(await host.open('/inbox')).whoAmI()).toBe(HOST);
  });

  step('what is wrong in a registration or a sign-in is said, and the nick stays typed', async () => {
    const guest = await story.someone('опечатка');
    const page = await guest.open('/register');
    await account(page).register({ nick: HOST, password: 'коротко' });
    expect(await alertOf(page)).toContain('короче восьми знаков');
    expect(await account(page).typedNick()).toBe(HOST);
    await account(page).register({ nick: HOST.toLowerCase() });
    expect(await alertOf(page)).toContain('Ник занят');

    await page.goto('/login');
    await account(page).signIn({ nick: HOST, password: 'не тот пароль' });
    expect(await alertOf(page)).toContain('Такого ника и пароля вместе нет');
    expect(await account(page).typedNick()).toBe(HOST);
    await account(page).signIn({ nick: HOST });
    expect(await account(page).whoAmI()).toBe(HOST);
    await account(page).signOut();
    expect(await account(page).whoAmI()).toBeNull();
  });

  step('the host creates a game with an option of his own; a mistake costs him no word', async () => {
    const host = await story.someone(HOST);
    const page = await host.open('/games/new');
    const form = newGame(page);
    const button = page.getByRole('button', { name: 'Создать игру' });
    expect(await unreachable(page, [form.title, form.line('Зеркальный шпионаж'), button])).toEqual([]);
    await form.title.fill('Проба фонаря');
    const { dayEnds, nightEnds } = farHours();
    await form.line('Суд Линча и начало ночи').fill(dayEnds);
    await form.line('Последний срок ночной команды').fill(nightEnds);
    await form.line('Зеркальный шпионаж').selectOption('да');
    await form.line('Всего мест').fill('9');
    await form.create();
    expect(await alertOf(page)).toBe('Не меньше 10.');
    expect(await form.title.inputValue()).toBe('Проба фонаря');
    expect(await form.line('Зеркальный шпионаж').inputValue()).toBe('true');

    await form.line('Всего мест').fill('24');
    await form.create();
    story.slug = /\/games\/([^/]+)$/.exec(page.url())?.[1] ?? '';
    expect(story.slug).toBe('proba-fonarya');
    expect(await gamePage(page).term('Зеркальный шпионаж')).toBe('да');
    expect(await gamePage(page).term('1-е место ночи')).toBe('Щит');
    expect(await gamePage(page).term('2-е место ночи')).toBe('Двойной голос');
  });

  step('a player registers on his way to the game and signs up; he may change his mind', async () => {
    const [nick] = NICKS;
    const player = await story.someone(nick);
    const page = await story.open(player);
    await page.getByRole('link', { name: 'Записаться' }).click();
    await page.getByRole('link', { name: 'Ещё не записаны на сайт' }).click();
    await account(page).register({ nick });
    expect(new URL(page.url()).pathname).toBe(story.path());
    await gamePage(page).join();
    expect(await gamePage(page).signed()).toEqual([nick]);
    await gamePage(page).leave();
    expect(await gamePage(page).signed()).toEqual([]);
    await gamePage(page).join();
    story.players.set(nick, player);
  });

  step('too few players cannot begin', async () => {
    const page = await story.open(await story.someone(HOST), '/host');
    await press(page, 'Начать игру');
    await press(page, 'Начать игру');
    expect(await alertOf(page)).toContain('Записалось: 1. Нужно не меньше 10.');
  });

  step('23 more register and sign up in browsers of their own; for one more there is no seat', async () => {
    for (const nick of NICKS.slice(1)) {
      const player = await story.someone(nick);
      expect((await player.post('/register', registration(nick))).status).toBe(303);
      expect((await player.post(story.path(), { act: 'join' })).status).toBe(303);
      story.players.set(nick, player);
    }
    for (const nick of JURORS) await (await story.someone(nick)).post('/register', registration(nick));
    const late = await story.someone(JURORS[0]);
    expect((await late.post(story.path(), { act: 'join' })).text).toContain('Все места заняты');
    const page = await story.open(late);
    expect(await gamePage(page).signed()).toEqual(NICKS);
    expect(await page.getByRole('button', { name: 'Записаться' }).count()).toBe(0);
  });
}
