import { expect } from 'vitest';
import { desk } from '../pages/desk.ts';
import { gamePage } from '../pages/game.ts';
import { hostDesk } from '../pages/host-desk.ts';
import { report } from '../pages/report.ts';
import { thread } from '../pages/thread.ts';
import { workshop } from '../pages/workshop.ts';
import { postVote } from './first-day.ts';
import { findCommissar, send } from './first-night.ts';
import { secondNightTexts } from './night-texts.ts';
import { HOST } from './people.ts';
import type { Story } from './story.ts';

/** Two more lynches and a night, in which the jury's bonuses decide, until the town has won. */
export function lastDays(story: Story): void {
  const { step } = story;
  const text = (name: string) => secondNightTexts[name] ?? '';

  step('second day: a leader blocks a vote, a bonus doubles one; the thread shows neither', async () => {
    const [stout, doctor] = [story.nick('Третий Толстяк'), story.nick('Доктор Гаспар')];
    const [suok, muted] = [story.nick('Суок'), story.nick('Учитель танцев')];
    const others = story.living.filter((nick) => nick !== doctor && nick !== muted);
    expect(others).toHaveLength(17);
    const [against, apart] = [others.slice(0, 8), [muted, ...others.slice(8)]];

    const leader = await story.open(story.as('Первый Толстяк'), '/play');
    await desk(leader).blockVote(muted);
    expect(await leader.locator('main').innerText()).toContain(`Сегодня не считается: ${muted}`);
    const page = await story.open(story.player(doctor), '/play');
    await desk(page).useBonus();
    expect((await desk(page).bonuses()).join()).toMatch(/в ходу/i);

    await page.goto(story.path('/thread'));
    await thread(page).vote(stout, `Диагноз ясен: ${stout}.`);
    for (const nick of against) await postVote(story, nick, stout, `Согласен с доктором: ${stout}.`);
    for (const nick of apart) await postVote(story, nick, suok, `А я думаю, ${suok}.`);
    await page.reload();
    expect(await thread(page).tally()).toEqual({ [suok]: 10, [stout]: 9 });
  });

  step('counted, they decide: without bonus and block the other would have gone', async () => {
    const [stout, suok] = [story.nick('Третий Толстяк'), story.nick('Суок')];
    await hostDesk(await story.open(await story.someone(HOST), '/host')).act('Закрыть линч');
    story.dead.push(stout);
    const reader = await story.open(await story.someone('прохожий'), '/thread?day=2');
    expect(await thread(reader).tally()).toEqual({ [stout]: 10, [suok]: 9 });
    expect(await thread(reader).words()).toContain('голос заблокирован');
    await reader.goto(story.path());
    expect((await gamePage(reader).dead()).join()).toContain(stout);
  });

  step('second night: the scholar takes up his shield; the doctor may not heal him again', async () => {
    await findCommissar(story);
    const scholar = story.nick('Учёный Туб');
    const page = await story.open(story.as('Учёный Туб'), '/play');
    await desk(page).useBonus();
    expect((await desk(page).bonuses()).join()).toMatch(/в ходу/i);

    const doctor = desk(await story.open(story.as('Доктор Гаспар'), '/play'));
    await doctor.command('Лечить', [story.nick('Караска')], text('Доктор Гаспар'));
    await doctor.say(`Лечить ${scholar}`);
    expect(await doctor.refusal()).toBe(
      'Две ночи подряд лечить одного игрока нельзя. Принятая раньше команда, если она была, в силе.',
    );
    expect((await doctor.receipts()).join()).toContain(`Лечить: ${story.nick('Караска')}.`);

    const leader = desk(await story.open(story.as('Первый Толстяк'), '/play'));
    await leader.command('Убить', [scholar], text('Первый Толстяк'));
    const kill = async (nick: string, target: string, words = '') =>
      expect((await send(story, nick, 2, { ability: 'kill', targets: [target] }, words)).refusal).toBeNull();
    await kill(story.nick('Гимнаст Тибул'), story.nick('Первый Толстяк'), text('Гимнаст Тибул'));
    await kill(story.nick('Август'), story.nick('Гимнаст Тибул'), text('Август'));
    await kill(story.commissar, story.nick('Суок'));
  });

  step('the shield stopped the leader’s blow: the host reads why, the public does not', async () => {
    const page = await story.open(await story.someone(HOST), '/host');
    await hostDesk(page).act('Закрыть ночь');
    const trace = await hostDesk(page).trace();
    expect(trace.find((one) => one.includes(`${story.nick('Первый Толстяк')}: Убить`))).toMatch(
      /нет, цель под щитом 10$/,
    );
    await page.goto(story.path('/host/report/2'));
    await workshop(page).draft();
    expect(await workshop(page).stops()).toEqual([]);
    await workshop(page).publish();
    story.dead.push(...['Первый Толстяк', 'Гимнаст Тибул', 'Суок'].map((name) => story.nick(name)));

    const reader = await story.open(await story.someone('прохожий'), '/reports/2');
    const technical = await report(reader).technical();
    expect(technical).toContain('Первый Толстяк: хода не было или ход не эффективен');
    expect(await report(reader).fallen()).toHaveLength(3);
    await reader.goto(story.path());
    expect(await gamePage(reader).living()).toContain(story.nick('Учёный Туб'));
    expect(await gamePage(reader).living()).toHaveLength(15);
  });

  step('third day: the last rebel, leader for a morning, is lynched, and the town has won', async () => {
    const brizak = story.nick('Дядюшка Бризак');
    const page = await story.open(story.player(brizak), '/play');
    expect((await desk(page).letters()).join()).toContain('Вы теперь лидер Повстанцев');
    for (const nick of story.citizens) await postVote(story, nick, brizak);
    const host = await story.open(await story.someone(HOST), '/host');
    await hostDesk(host).act('Закрыть линч');
    story.dead.push(brizak);
    const reader = await story.open(await story.someone('прохожий'));
    expect(await reader.locator('main').innerText()).toMatch(/Партия окончена.*Горожан/s);
  });
}
