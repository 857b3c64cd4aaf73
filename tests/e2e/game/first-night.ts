import { expect } from 'vitest';
import { desk } from '../pages/desk.ts';
import { hostDesk } from '../pages/host-desk.ts';
import { alertOf, type Called, press } from '../pages/person.ts';
import { unreachable } from '../pages/reach.ts';
import { citizenText, firstNightTexts, secondCitizenText } from './night-texts.ts';
import { HOST } from './people.ts';
import type { Story } from './story.ts';

/** A command with its description, as the form of the desk sends it. */
export const send = (
  story: Story,
  nick: string,
  night: number,
  command: { ability: string; targets: readonly string[] } | null,
  description = '',
): Promise<Called> => {
  const key = `${nick} ${JSON.stringify(command)} ${description}`.slice(0, 90);
  return story.player(nick).call('play.send', { slug: story.slug, night, key, command, description });
};

/** Finds tonight's commissar by the letter that only he has. */
export async function findCommissar(story: Story): Promise<void> {
  const told: string[] = [];
  const before = (nick: string) => story.commissars.includes(nick);
  for (const nick of story.citizens.filter((one) => !before(one))) {
    const page = await story.player(nick).context.request.get(story.path('/play'));
    if ((await page.text()).includes('Этой ночью вы испанец')) told.push(nick);
  }
  expect(told).toHaveLength(1);
  story.commissars.push(...told);
}

/** The night's commands: by the form, by its endpoint, and those that are refused. */
export function firstNight(story: Story): void {
  const { step } = story;
  const text = (name: string) => firstNightTexts[name] ?? '';
  const victims = () => {
    const plain = story.citizens.filter((nick) => nick !== story.commissar);
    return { stout: plain[0] ?? '', rebel: plain[1] ?? '', writer: plain[2] ?? '', dreamer: plain[3] ?? '' };
  };

  step('one plain citizen, and he alone, is told that he is tonight’s commissar', () => findCommissar(story));

  step('a leader sends a command with its description, and replaces it', async () => {
    const page = await story.open(story.as('Первый Толстяк'), '/play');
    const mine = desk(page);
    await mine.ready();
    const radio = mine.form.getByRole('radio', { name: 'Убить' });
    expect(await unreachable(page, [radio, mine.description, mine.send])).toEqual([]);
    const { stout, writer } = victims();
    expect(await mine.command('Убить', [writer], text('Первый Толстяк'))).toMatch(
      /Принято в .*Можно менять/s,
    );
    await mine.command('Убить', [stout], text('Первый Толстяк'));
    expect(await mine.receipts()).toHaveLength(1);
    await page.reload();
    expect((await mine.receipts()).join()).toContain(`Убить: ${stout}.`);
    expect(await mine.description.inputValue()).toBe(text('Первый Толстяк'));
  });

  step('a command in words is understood; one that is refused leaves it as it was', async () => {
    const page = await story.open(story.as('Гимнаст Тибул'), '/play');
    const mine = desk(page);
    const { rebel } = victims();
    await mine.ready();
    await mine.description.fill(text('Гимнаст Тибул'));
    await mine.say(`Убить ${rebel.toUpperCase()}`);
    await mine.form.locator('.receipt').waitFor();
    const refused = async (words: string, why: string) => {
      await mine.say(words);
      await mine.form.getByRole('alert').filter({ hasText: why }).waitFor();
      expect(await mine.description.inputValue()).toBe(text('Гимнаст Тибул'));
    };
    const [dead = ''] = story.dead;
    await refused(`Убить ${dead}`, `Игрок ${dead} погиб.`);
    await refused('Убить Деда Мороза', 'в партии нет. Проверьте ник.');
    await refused('Лечить всех', 'Такой функции у вас нет. Ваши команды: Убить.');
    await page.reload();
    expect((await mine.receipts()).join()).toContain(`Убить: ${rebel}.`);
  });

  step('a plain citizen has no command and writes all the same; the scholar names three', async () => {
    const { writer, stout } = victims();
    const citizen = desk(await story.open(story.player(writer), '/play'));
    await citizen.ready();
    expect(await citizen.form.getByRole('radio').count()).toBe(0);
    expect(await citizen.tell(citizenText(stout))).toMatch(/Принято в .*Описание без команды/s);

    const scholar = desk(await story.open(story.as('Учёный Туб'), '/play'));
    const three = ['Первый Толстяк', 'Суок', 'Доктор Гаспар'].map((name) => story.nick(name));
    expect(await scholar.command('Проверить', three, text('Учёный Туб'))).toContain('Принято в');
  });

  step('a player with two functions sends both, each with a text of its own', async () => {
    const page = await story.open(story.as('Второй Толстяк'), '/play');
    await desk(page).command('Защитить', [story.nick('Третий Толстяк')], text('Второй Толстяк'));
    await desk(page).command('Проверить', [story.nick('Тётушка Ганимед')], '');
    expect(await desk(page).receipts()).toHaveLength(2);
  });

  step('the others send theirs; what is not theirs to send is refused', async () => {
    const as = (name: string) => story.nick(name);
    const act = async (name: string, ability: string, targets: readonly string[]) => {
      const called = await send(story, as(name), 1, { ability, targets }, text(name));
      expect([name, called.refusal]).toEqual([name, null]);
      expect(called.data?.['words']).toMatch(/^Принято в \d\d:\d\d:\d\d/);
    };
    const { stout, dreamer } = victims();
    await act('Учитель танцев', 'block', [as('Дядюшка Бризак')]);
    await act('Продавец шаров', 'spy', [as('Гимнаст Тибул')]);
    await act('Тётушка Ганимед', 'invite', [as('Суок')]);
    await act('Третий Толстяк', 'beat', [dreamer]);
    await act('Оружейник Просперо', 'guard', [as('Караска')]);
    await act('Суок', 'beat', [story.commissar]);
    await act('Бонавентура', 'kill', [as('Второй Толстяк')]);
    await act('Караска', 'kill', [as('Оружейник Просперо')]);
    await act('Август', 'kill', [as('Третий Толстяк')]);
    await act('Доктор Гаспар', 'heal', [as('Учёный Туб')]);
    const brizak = `Я, ${as('Дядюшка Бризак')}, смотрел в замочную скважину и видел только ключ.`;
    expect(
      (await send(story, as('Дядюшка Бризак'), 1, { ability: 'spy', targets: [stout] }, brizak)).refusal,
    ).toBeNull();
    expect((await send(story, dreamer, 1, null, secondCitizenText)).refusal).toBeNull();

    const refused = async (nick: string, ability: string, target: string) =>
      (await send(story, nick, 1, { ability, targets: [target] })).refusal?.code;
    expect(await refused(dreamer, 'kill', stout)).toBe('not-your-ability');
    expect(await refused(as('Тётушка Ганимед'), 'invite', as('Тётушка Ганимед'))).toBe('self-target');
    expect(await refused(as('Учёный Туб'), 'examine', stout)).toBe('wrong-arity');
    const dead = await send(story, story.dead[0] ?? '', 1, { ability: 'spy', targets: [stout] });
    expect(dead.refusal?.message).toContain('Вы выбыли из игры');
    const passer = await story.someone('прохожий');
    const sent = { slug: story.slug, night: 1, key: 'чужое место', command: null, description: 'Пустите!' };
    expect(await passer.call('play.send', sent)).toMatchObject({
      status: 401,
      refusal: { code: 'not-signed-in' },
    });
  });

  step('the host moves the deadline, but not into the past; the players’ clocks follow', async () => {
    const page = await story.open(await story.someone(HOST), '/host?ask=deadline');
    const field = page.getByLabel('Новый срок');
    await field.fill('2026-01-01T08:00');
    await press(page, 'Перенести срок');
    expect(await alertOf(page)).toContain('уже прош');
    expect(await field.inputValue()).toBe('2026-01-01T08:00');
    const later = new Date(Date.now() + 36 * 3_600_000).toISOString().slice(0, 10);
    await field.fill(`${later}T09:30`);
    await press(page, 'Перенести срок');
    const player = await story.open(story.as('Бонавентура'), '/play');
    expect(await player.locator('main').innerText()).toContain('09:30');
  });

  step('the host reads who has sent what, closes the night and sees by which rules it went', async () => {
    const page = await story.open(await story.someone(HOST), '/host');
    const { stout, rebel } = victims();
    const book = hostDesk(page);
    expect(await book.row(story.nick('Первый Толстяк')).innerText()).toContain(`Убить ${stout}`);
    expect(await book.row(story.commissar).innerText()).toContain('нет');
    await book.act('Закрыть ночь');
    const line = async (nick: string, command: string) =>
      (await book.trace()).find((one) => one.includes(`${nick}: ${command}`));
    expect(await line(story.nick('Первый Толстяк'), 'Убить')).toMatch(new RegExp(`${stout} да 3\\.7$`));
    expect(await line(story.nick('Дядюшка Бризак'), 'Шпионить')).toMatch(/нет, ход заблокирован 3\.1$/);
    expect(await line(story.nick('Август'), 'Убить')).toMatch(/нет, не та цель 3\.9$/);
    expect(await line(story.nick('Доктор Гаспар'), 'Лечить')).toMatch(/нет, никто не покушался 3\.12$/);
    story.dead.push(stout, rebel, story.nick('Второй Толстяк'), story.nick('Оружейник Просперо'));
  });

  step('after that a command is too late, and nothing of the night is public yet', async () => {
    const late = await send(story, story.nick('Бонавентура'), 1, {
      ability: 'kill',
      targets: [story.commissar],
    });
    expect(late.refusal).toMatchObject({
      code: 'phase-closed',
      message: expect.stringContaining('Срок вышел'),
    });
    const passer = await story.someone('прохожий');
    expect((await passer.context.request.get(story.path('/reports/1'))).status()).toBe(404);
    const page = await story.open(passer);
    expect(await page.getByRole('list', { name: 'Живы' }).getByRole('listitem').count()).toBe(23);
  });
}
