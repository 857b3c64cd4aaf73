import { expect } from 'vitest';
import { desk } from '../pages/desk.ts';
import { gamePage } from '../pages/game.ts';
import { hostDesk } from '../pages/host-desk.ts';
import { unreachable } from '../pages/reach.ts';
import { thread } from '../pages/thread.ts';
import { HOST, NICKS } from './people.ts';
import type { Story } from './story.ts';

const TEAM: Readonly<Record<string, readonly string[]>> = {
  Толстяки: ['Первый Толстяк', 'Второй Толстяк', 'Третий Толстяк', 'Наследник Тутти'],
  Повстанцы: ['Гимнаст Тибул', 'Оружейник Просперо', 'Суок', 'Дядюшка Бризак'],
};

/** A post with a vote, as the box of the thread sends it. */
export const postVote = async (story: Story, nick: string, vote: string, text = `Голосую: ${vote}.`) => {
  const { slug } = story;
  const called = await story.player(nick).call('thread.post', { slug, key: `${nick} ${text}`, text, vote });
  expect(called.refusal).toBeNull();
};

/** Cards dealt, a lynch with votes, its result. */
export function firstDay(story: Story): void {
  const { step } = story;

  step('the host starts the game: the seal of the seed is public, and the first day runs', async () => {
    const page = await story.open(await story.someone(HOST), '/host');
    await hostDesk(page).act('Начать игру');
    const reader = await story.open(await story.someone('прохожий'));
    expect(await gamePage(reader).living()).toHaveLength(24);
    story.commitment = await gamePage(reader).commitment();
    expect(story.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(await reader.locator('main').innerText()).toMatch(/день первый/i);
  });

  step('each player reads on his desk who he is; the mafia know their own, others nobody', async () => {
    // One tab reads what each player's own cookie brings: 24 tabs are slow, and the cards need no script.
    const tab = await (await story.someone('читатель без скриптов', { scripts: false })).context.newPage();
    for (const nick of NICKS) {
      const answer = await story.player(nick).context.request.get(story.path('/play'));
      await tab.setContent(await answer.text());
      story.cards.set(nick, await desk(tab).card());
    }
    const holders = (clan: string) => NICKS.filter((nick) => story.cards.get(nick)?.clan === clan);
    for (const [clan, names] of Object.entries(TEAM)) {
      expect(
        holders(clan)
          .map((nick) => story.cards.get(nick)?.name)
          .sort(),
      ).toEqual([...names].sort());
      for (const nick of holders(clan)) {
        const known = [...(story.cards.get(nick)?.team ?? []), nick];
        expect(known.sort()).toEqual([...holders(clan)].sort());
      }
    }
    expect(holders('Горожане')).toHaveLength(16);
    expect(holders('Горожане').flatMap((nick) => story.cards.get(nick)?.team ?? [])).toEqual([]);
    expect(story.citizens).toHaveLength(8);
  });

  step('a desk is nobody else’s: host, juror to be and stranger find no such page', async () => {
    for (const nick of [HOST, 'Судья Чайка']) {
      const who = await story.someone(nick);
      expect((await who.context.request.get(story.path('/play'))).status()).toBe(404);
    }
    const passer = await story.someone('прохожий');
    expect((await passer.context.request.get(story.path('/play'))).url()).toContain('/login?next=');
  });

  step('a post with a marked nick is a vote: the count is live, a corrected post loses it', async () => {
    const [target, other] = [story.nick('Наследник Тутти'), story.nick('Суок')];
    const voters = NICKS.filter((nick) => nick !== target).slice(0, 9);
    const [hasty = '', second = '', ...rest] = voters;

    const page = await story.open(story.player(hasty), '/thread');
    const box = thread(page);
    await page.locator('form.sheet button:enabled').waitFor();
    expect(await unreachable(page, [box.whom, box.text, box.button])).toEqual([]);
    await box.vote(target, `Вчера он шептался с попугаем. Мой голос: ${target}!`);
    expect(await box.tally()).toEqual({ [target]: 1 });
    expect(await box.post('шептался').locator('.voted').innerText()).toBe(target);
    await box.correct(hasty, 'Вчера он шептался с попугаем, но попугай врёт.');
    expect(await box.post('попугай врёт').innerText()).toContain('пост исправлен (5.1)');
    expect(await box.tally()).toEqual({});

    await thread(await story.open(story.player(second), '/thread')).vote(other, 'Суп стынет, голосую.');
    for (const nick of rest) await postVote(story, nick, target);
    const reader = await story.open(await story.someone('прохожий'), '/thread');
    expect(await thread(reader).tally()).toEqual({ [target]: 7, [other]: 1 });
    expect(await thread(reader).words()).toContain('Голосовали 8 из 24, кворум 6 собран');
  });

  step('the host closes the lynch: the result is public at once, the dead has no voice', async () => {
    const target = story.nick('Наследник Тутти');
    const page = await story.open(await story.someone(HOST), '/host');
    expect(await hostDesk(page).row(target).innerText()).toContain('нет');
    await hostDesk(page).act('Закрыть линч');
    story.dead.push(target);

    const reader = await story.open(await story.someone('прохожий'), '/thread?day=1');
    expect(await thread(reader).words()).toMatch(/Суд Линча состоялся. Голосовали: 8, кворум: 6/);
    expect(await thread(reader).words()).toContain('наследник Тутти');
    await reader.goto(story.path());
    expect(await gamePage(reader).living()).toHaveLength(23);

    const said = await story.player(target).call('thread.post', {
      slug: story.slug,
      key: 'из-за гроба',
      text: 'Я всё видел!',
      vote: null,
    });
    expect(said.refusal?.message).toContain('Вы выбыли из игры');
    await reader.goto(story.path('/thread?day=1'));
    expect(await thread(reader).post('Я всё видел').count()).toBe(0);
  });
}
