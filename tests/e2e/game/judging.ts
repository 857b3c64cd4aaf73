import { expect } from 'vitest';
import { ballot } from '../pages/ballot.ts';
import { desk } from '../pages/desk.ts';
import { hostDesk } from '../pages/host-desk.ts';
import { unreachable } from '../pages/reach.ts';
import { alertOf, press } from '../pages/person.ts';
import { firstNightTexts, secondCitizenText } from './night-texts.ts';
import { HOST, JURORS, NICKS } from './people.ts';
import type { Story } from './story.ts';
import { allWords } from '../pages/words.ts';

const opening = (text: string | undefined): string => (text ?? '?').split(' ').slice(0, 3).join(' ');

/** What both jurors think: the scholar's text is the best, the doctor's the second, the rest are as long as they are. */
function markFor(text: string): number {
  if (text.includes(opening(firstNightTexts['Учёный Туб']))) return 10;
  if (text.includes(opening(firstNightTexts['Доктор Гаспар']))) return 9;
  return 2 + (text.length % 5);
}

/** The jury of the first night: appointed, blind, tallied, rewarded. */
export function judging(story: Story): void {
  const { step } = story;
  const seen: Record<string, Set<string>> = {};

  step('the host appoints jurors; a player cannot be one, nor can somebody unknown', async () => {
    const page = await story.open(await story.someone(HOST), '/host');
    await hostDesk(page).appoint(NICKS[0]);
    expect(await alertOf(page)).toContain('в партии играет');
    await hostDesk(page).appoint('Неизвестный Цензор');
    expect(await alertOf(page)).toContain('Неизвестный Цензор');
    expect(await page.getByLabel('Ник члена комиссии').inputValue()).toBe('Неизвестный Цензор');
    const field = page.getByLabel('Ник члена комиссии');
    expect(await unreachable(page, [field, page.getByRole('button', { name: 'Назначить' })])).toEqual([]);
    for (const nick of JURORS) await hostDesk(page).appoint(nick);
    for (const nick of JURORS)
      await page.getByRole('region', { name: 'Комиссия' }).getByText(nick, { exact: true }).waitFor();
  });

  step('each juror scores every text blind, under codes of his own, with no nick on the page', async () => {
    for (const nick of JURORS) {
      const juror = await story.someone(nick);
      const raw = await (await juror.context.request.get(story.path('/jury'))).text();
      expect(NICKS.filter((one) => raw.includes(one))).toEqual([]);
      expect(raw).toContain('фонарь, который Игрок разбил мячом');

      const page = await story.open(juror, '/jury');
      const mine = ballot(page);
      await mine.form.locator('button[type=submit]:enabled').waitFor();
      const ways = [mine.scales.first().getByRole('radio').first(), mine.scoreButton, mine.abstainButton];
      expect(await unreachable(page, ways)).toEqual([]);
      const count = Number(/из (\d+)/.exec(await mine.left())?.[1]);
      expect(count).toBe(17);
      seen[nick] = new Set();
      for (let lot = 1; lot <= count; lot += 1) {
        const code = await mine.code();
        const text = await mine.text();
        seen[nick].add(code);
        if (nick === JURORS[1] && text.includes(opening(secondCitizenText))) await mine.abstainButton.click();
        else await mine.score(markFor(text));
        if (lot < count) await mine.nextAfter(code);
      }
      await mine
        .status()
        .filter({ hasText: 'Сохранено.' })
        .filter({ hasText: /все 17 описаний/ })
        .waitFor();
      expect(seen[nick].size).toBe(count);
    }
    const [first, second] = JURORS.map((nick) => seen[nick] ?? new Set());
    expect([...(first ?? [])].filter((code) => second?.has(code)).length).toBeLessThan(5);
  });

  step('the host tallies: the ballots close, and a score comes too late', async () => {
    const page = await story.open(await story.someone(HOST), '/host');
    await hostDesk(page).act('Подвести итоги');
    expect(await hostDesk(page).main()).toContain('итоги подведены: 16 с местом');
    const juror = await story.someone(JURORS[0]);
    const [code = ''] = [...(seen[JURORS[0]] ?? [])].map((one) => one.replace('Описание ', ''));
    const scores = { image: 1, word: 1, world: 1, wit: 1 };
    const late = await juror.call('jury.score', {
      ...{ slug: story.slug, night: 1, lot: code, version: 1, scores, remark: '', done: true },
    });
    expect(late.refusal?.code).toBe('lot-closed');
  });

  step('the best two are rewarded in private: each reads of his bonus on his own desk', async () => {
    const [best, second] = [story.nick('Учёный Туб'), story.nick('Доктор Гаспар')];
    const page = await story.open(await story.someone(HOST), '/host');
    await press(page, 'Наградить');
    const places = await allWords(page.locator('main ol li'));
    expect(places.slice(0, 2)).toEqual([`1. ${best} Щит`, `2. ${second} Двойной голос`]);
    await press(page, 'Наградить');
    expect((await hostDesk(page).bonuses()).join()).toContain(best);

    const scholar = desk(await story.open(story.as('Учёный Туб'), '/play'));
    expect((await scholar.bonuses()).join()).toContain('Щит');
    expect((await scholar.letters()).join()).toContain('Вам бонус «Щит»');
    const public_ = await story.open(await story.someone('прохожий'));
    expect(await public_.locator('main').innerText()).not.toMatch(new RegExp(`${best}.*Щит`));
  });
}
