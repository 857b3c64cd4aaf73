import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { chronicle } from '../pages/report.ts';
import { citizenText } from './night-texts.ts';
import { NICKS } from './people.ts';
import type { Story } from './story.ts';

/** After the end: everything is told, and can be checked. */
export function archive(story: Story): void {
  const { step } = story;

  step('the archive has the game, its chronicle the reports, the winner and who was who', async () => {
    const reader = await story.someone('читатель без скриптов', { scripts: false });
    const page = await reader.open('/archive');
    await page.getByRole('link', { name: 'Проба фонаря' }).first().click();
    await page.goto(story.path('/chronicle'));
    const read = chronicle(page);
    expect(await read.chapters()).toHaveLength(5);
    expect((await read.chapters()).join()).toContain('Утро после первого фонаря');
    expect(await read.winner()).toContain('Горожане');
    const cast = (await read.cast()).join('\n').toLowerCase();
    const untold = NICKS.filter((nick) => !cast.includes(nick.toLowerCase()));
    expect(untold).toEqual([]);
    expect(cast).toContain('гимнаст тибул');
  });

  step('the authors are named: each text with its command, its place and its reward', async () => {
    const reader = await story.someone('читатель без скриптов', { scripts: false });
    const page = await story.open(reader, '/chronicle');
    const best = await chronicle(page).original(1, story.nick('Учёный Туб'));
    expect(best).toContain('Три звезды над тремя крышами');
    expect(best).toMatch(/1-е место.*Награда: Щит/s);
    expect(await chronicle(page).original(1, story.nick('Дядюшка Бризак'))).toContain('ход заблокирован');
    const writer = await page
      .locator('#n1 .original', { hasText: citizenText('').slice(0, 20) })
      .textContent();
    expect(writer).toContain('мирный житель');
  });

  step('the seed is open, and its SHA-256 is the seal that was published at the start', async () => {
    const page = await story.open(await story.someone('прохожий'), '/chronicle');
    const seed = await chronicle(page).seed();
    expect(createHash('sha256').update(seed).digest('hex')).toBe(story.commitment);
    expect(await chronicle(page).seedWords()).toContain('Сошлось с отпечатком');
  });

  step('in all these pages no script has failed and no content policy was broken', async () => {
    expect(story.mistakes).toEqual([]);
  });
}
