import { describe, expect, test } from 'vitest';
import { prose } from '../../src/cli/bench/draft-and-checks.ts';
import { check, inspect } from '../../src/literary/checks.ts';
import { graphemes } from '../../src/literary/description.ts';
import { draft } from '../../src/literary/draft.ts';
import { readMarkdown } from '../../src/literary/markdown/read.ts';
import type { NightMaterial, SentDescription } from '../../src/literary/material.ts';
import { plainText } from '../../src/literary/report.ts';
import { cast, commands, material, seats, setting, texts } from './night.ts';

const players = seats.map(({ player }) => player);
const many = (count: number, length: number): readonly SentDescription[] =>
  Array.from({ length: count }, (_, n) => ({
    id: `many-${String(n)}`,
    author: players[n % players.length] ?? '',
    ability: '',
    text: prose(n + 1, length),
  }));

/** Milliseconds of the processor: what others do on it does not count. */
function cost(work: () => unknown): number {
  const start = process.cpuUsage().user;
  work();
  return (process.cpuUsage().user - start) / 1000;
}
const stops = (night: NightMaterial) =>
  check(draft(night, setting, cast), night, cast).filter((finding) => finding.stops);

describe('sizes', () => {
  test('40 descriptions of 10,000: a draft that nothing stops, in reasonable time', () => {
    const night = material({ texts: many(40, 10_000) });
    expect(cost(() => expect(stops(night)).toEqual([]))).toBeLessThan(5000);
  });

  test('a report of 60,000 characters is only called long', () => {
    const night = material();
    const doc = readMarkdown(`# Ночь\n\n${prose(5, 60_000)}`).document;
    const found = check(doc, night, cast).map(({ code }) => code);
    expect(found).toContain('length');
    expect(cost(() => check(doc, night, cast))).toBeLessThan(2000);
  });

  test('an empty night has a draft, and nothing stops it but what happened', () => {
    const night: NightMaterial = { ...material({ texts: [], commands: [] }), deaths: [] };
    const doc = draft(night, setting, cast);
    expect(plainText(doc).length).toBeGreaterThan(100);
    expect(check(doc, night, cast).filter((finding) => finding.stops)).toEqual([]);
  });

  test.each(['🔥', '👨‍👩‍👧', '!!!', 'Fix'])(
    'a description of «%s» is woven, and missed where it is not',
    (sign) => {
      const night = material({
        texts: texts.map((one) => (one.id === 'd-kill' ? { ...one, text: sign } : one)),
      });
      expect(stops(night)).toEqual([]);
      const state = (doc: ReturnType<typeof draft>) =>
        inspect(doc, night, cast).coverage.find(({ source }) => source === 'd-kill')?.state;
      expect(['verbatim', 'reworked']).toContain(state(draft(night, setting, cast)));
      expect(state(readMarkdown('# Ночь\n\nВетер.').document)).toBe('unwoven');
      if (sign !== 'Fix') expect(state(readMarkdown(`# Ночь\n\nВетер ${sign}`).document)).toBe('verbatim');
    },
  );

  test.each([
    ['ля ', 20_000],
    ['Vasilisk ', 7000],
    ['Суок ', 12_000],
    ['Гимнаст Тибул убил ', 3000],
    ['{', 60_000],
    ['[', 60_000],
    ['« ', 30_000],
    [' ', 60_000],
    ['не то ', 10_000],
    ['"', 60_000],
    ['. ', 30_000],
  ])('%j, %i times over, is checked in reasonable time', (piece, times) => {
    const night = material({
      texts: [
        ...texts,
        { id: 'd-long', author: 'Туча', ability: '', text: piece.repeat(times).slice(0, 10_000) },
      ],
    });
    const doc = readMarkdown(`# Ночь\n\n${piece.repeat(times)}.`).document;
    expect(cost(() => check(doc, night, cast))).toBeLessThan(2500);
    expect(cost(() => draft(night, setting, cast))).toBeLessThan(2500);
  });

  test(
    'a hero who walks by thousands of times is found at no deed, and his own words are',
    { timeout: 3000 },
    () => {
      const line = 'Гаспар шёл по крыше. ';
      const stopped = commands.map((one) => ({ ...one, status: 'ineffective', reason: 'guarded' }) as const);
      const words = 'Доктор до рассвета считал склянки и пел им колыбельную.';
      const own = (id: string, text: string) => ({ id, author: 'Туча', ability: 'heal', text });
      const night = material({
        commands: stopped,
        texts: [
          own('d-woven', line.repeat(470)),
          own('d-other', words),
          own('d-third', 'Склянки остались пусты.'),
          own('d-fourth', 'Под утро задремала и его лампа.'),
        ],
      });
      const { coverage } = inspect(readMarkdown(`# Ночь\n\n${line.repeat(2900)}`).document, night, cast);
      const stateOf = new Map(coverage.map(({ source, state }) => [source, state]));
      expect(stateOf.get('d-woven')).toBe('verbatim');
      for (const id of ['d-other', 'd-third', 'd-fourth']) expect(stateOf.get(id)).toBe('unwoven');
    },
  );

  test('length is counted in graphemes, whatever signs stand side by side', () => {
    const segmenter = new Intl.Segmenter('ru', { granularity: 'grapheme' });
    for (const text of ['Ёлка', 'е\u0301 1️⃣!', '👨‍👩‍👧 и 🇷🇺', 'а\r\nб', '🔥\n\n', '«ё» — №…', 'ﷺ \u1100\u1161'])
      expect(graphemes(text), text).toBe([...segmenter.segment(text)].length);
  });
});
