import { describe, expect, it } from 'vitest';
import { prose } from '../../../src/cli/bench/draft-and-checks.ts';
import { fragment, paragraph, woven } from '../../literary/night.ts';
import { noBrowser } from '../../support/browser.ts';
import { report } from '../pages/report.ts';
import { cast } from '../../app/table.ts';
import { closedNight, guest, reportOf } from './nights.ts';
import { workshopOf } from './opened.ts';

const citizens = ['Роза', 'Розалия', 'Тис', ...Array.from({ length: 27 }, (_, n) => guest(n))];
const everybody = [...Object.keys(cast), ...citizens.slice(3)];
const peaceful = true;

describe.skipIf(noBrowser)('a night that is out of the common', () => {
  const desk = workshopOf(async (site) => ({
    long: await closedNight(site, {
      title: 'Длинная ночь',
      sent: [{ by: 'Роза', description: prose(1, 2000) }],
      peaceful,
      report: ({ Роза: rose = '' }) =>
        reportOf(
          fragment('rose', rose, paragraph(woven(prose(1, 2000), rose))),
          ...Array.from({ length: 300 }, (_, n) => paragraph(prose(100 + n, 195))),
        ),
    }),
    forty: await closedNight(site, {
      title: 'Ночь сорока описаний',
      sent: everybody.map((by, n) => ({ by, description: prose(n + 1, 10_000) })),
      guests: 27,
      peaceful,
    }),
    emoji: await closedNight(site, {
      title: 'Ночь одного шара',
      sent: [{ by: 'Роза', description: '🎈' }],
      peaceful,
    }),
    empty: await closedNight(site, { title: 'Пустая ночь', sent: [], peaceful }),
  }));

  it.each([
    ['a report of 60,000 characters', 'long', 1, 60_000],
    ['forty descriptions of 10,000', 'forty', 40, 400_000],
    ['one description of one sign', 'emoji', 1, 100],
    ['no description and nobody dead', 'empty', 0, 100],
  ] as const)(
    '%s: opens, is written, drafted, checked and published',
    async (_, name, descriptions, characters) => {
      const editor = await desk.open(name);
      editor.page.setDefaultTimeout(60_000);
      if (name !== 'long') {
        await editor.editor.press('Control+Home');
        await editor.type('Утро после долгой ночи');
      }
      expect(await editor.draft()).toBe(descriptions);
      await expect.poll(async () => (await editor.editor.innerText()).length).toBeGreaterThan(characters);
      await editor.write('Конец у этой ночи всё-таки есть.');
      await editor.saved();
      expect(await editor.stops()).toEqual([]);
      // The checks are made beside the page.
      expect(editor.page.workers()).toHaveLength(1);
      await editor.publish();
      expect(await report(editor.page).literary()).toContain('Конец у этой ночи всё-таки есть.');
      if (name !== 'long') expect(await report(editor.page).heading()).toBe('Утро после долгой ночи');
      await editor.page.close();
      expect(desk.host.mistakes).toEqual([]);
    },
    180_000,
  );
});
