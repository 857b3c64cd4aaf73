import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import BallotForm from '../../src/islands/BallotForm.tsx';
import CommandForm from '../../src/islands/CommandForm.tsx';
import VoteBox from '../../src/islands/VoteBox.tsx';
import { defaultCriteria } from '../../src/jury/criteria.ts';

const NOW = '2026-12-08T10:00:00.000Z';

/** The text of a page as the server makes it, before any script has run. */
const text = (html: string) =>
  html
    .replaceAll('<!-- -->', '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .replaceAll('\u00a0', ' ');

describe('made on the server, without a browser,', () => {
  test('the night’s form shows what was accepted', () => {
    const page = text(
      renderToString(
        <CommandForm
          slug="tri"
          night={4}
          ends="2025-12-12T05:00:00Z"
          now="2025-12-11T19:42:00Z"
          offers={[{ ability: 'spy', label: 'Шпионить', arity: 1, rule: '3.2', among: ['Fix', 'Котофей'] }]}
          sent={[
            {
              ability: 'spy',
              slot: 'spy',
              label: 'Шпионить',
              targets: ['Fix'],
              at: '2025-12-11T19:41:07Z',
              status: 'accepted',
            },
          ]}
          description={{ spy: { text: 'Fix, на арену!', at: '2025-12-11T19:41:07Z' } }}
          limits={{ min: 5, max: 2000, hard: 10_000 }}
          nick="Марья Ивановна"
          isCitizen={false}
        />,
      ),
    );
    for (const words of [
      'Ночная команда',
      'Описание',
      'Отправить',
      'Принято в 22:41:07',
      'Шпионить: Fix. Можно менять до 08:00.',
      '14 знаков из 2000',
      'В тексте назван живой игрок.',
    ]) {
      expect(page).toContain(words);
    }
  });

  test('after the deadline there is no form to fill in', () => {
    const html = renderToString(
      <CommandForm
        {...{ slug: 'tri', night: 4, nick: 'Fix', isCitizen: true, offers: [], sent: [], description: {} }}
        ends="2025-12-12T05:00:00Z"
        now="2025-12-12T05:00:00Z"
        limits={{ min: 20, max: 2000, hard: 10_000 }}
      />,
    );
    expect(text(html)).toContain('Срок вышел в 08:00');
    expect(html).not.toContain('<textarea');
  });

  test('the box of the thread offers the living, and no vote to who has none', () => {
    const box = { slug: 'tri', day: 4, ends: '', living: ['Fix', 'tanka'], me: 'tanka' };
    const voter = text(renderToString(<VoteBox {...box} canVote />));
    for (const words of ['За кого голос', 'Без голоса', 'Fix', 'tanka (вы)', 'Пост'])
      expect(voter).toContain(words);
    expect(text(renderToString(<VoteBox {...box} me="" canVote={false} />))).not.toContain('За кого голос');
  });

  test('the ballot shows the first lot not scored yet', () => {
    const lot = { text: 'Дышит Игрок.', scores: {}, remark: '', state: 'open' as const, version: 0 };
    const lots = [
      { ...lot, code: 'А-11', state: 'scored' as const },
      { ...lot, code: 'К-52' },
    ];
    const page = text(
      renderToString(
        <BallotForm
          {...{ slug: 'tri', night: 3, criteria: [...defaultCriteria], lots, closes: null, now: NOW }}
        />,
      ),
    );
    for (const words of [
      'Описание К-52',
      '2 из 2',
      'Образ',
      'Оценить',
      'Воздержаться',
      'Назад',
      'Остались четыре оценки',
    ]) {
      expect(page).toContain(words);
    }
    expect(page).not.toContain('А-11');
  });

  test('a ballot whose result is out can be read and not changed', () => {
    const lot = {
      text: 'Дышит Игрок.',
      scores: { image: 9 },
      remark: '',
      state: 'open' as const,
      version: 1,
    };
    const lots = [
      { ...lot, code: 'А-11' },
      { ...lot, code: 'К-52' },
    ];
    const ends = { closes: '2099-01-05T05:00:00.000Z', now: NOW };
    const ballot = { slug: 'tri', night: 3, criteria: [...defaultCriteria], lots, ...ends };
    const page = text(renderToString(<BallotForm {...ballot} closed />));
    for (const words of ['Бюллетень закрыт.', 'Дышит', 'Назад', 'Дальше']) expect(page).toContain(words);
    for (const words of ['Оценить', 'Воздержаться', 'переменить', 'Срок был'])
      expect(page).not.toContain(words);
  });

  test('a ballot tells by the server’s clock, and with the date, what has passed', () => {
    const lot = { code: 'А-11', text: 'Дышит.', scores: {}, remark: '', state: 'open' as const, version: 0 };
    const ballot = { slug: 'tri', night: 3, criteria: [...defaultCriteria], lots: [lot], now: NOW };
    const page = (due: string, closes: string) =>
      text(renderToString(<BallotForm {...ballot} {...{ due, closes }} />));
    const reminded = page('2026-11-30T20:54:00.000Z', '2026-12-20T07:00:00.000Z');
    for (const words of ['Просили закончить до 30 ноября, 23:54', 'ещё принимаются', 'Оценить'])
      expect(reminded).toContain(words);
    const late = page('2026-11-30T20:54:00.000Z', '2026-12-08T05:00:00.000Z');
    expect(late).toContain('Бюллетень закрыт. Срок был 8 декабря, 08:00.');
    expect(late).not.toContain('Оценить');
  });

  test('a night without descriptions says so', () => {
    expect(
      text(
        renderToString(
          <BallotForm {...{ slug: 't', night: 3, criteria: [], lots: [], closes: null, now: NOW }} />,
        ),
      ),
    ).toContain('оценивать нечего');
  });
});
