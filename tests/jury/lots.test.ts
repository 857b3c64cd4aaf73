import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { lots } from '../../src/jury/lots.ts';

const night = (number: number, juror?: string) => ({
  secret: 'фонарь',
  night: number,
  juror,
  nicks: ['Fix', 'Июлька'],
});
const texts = Array.from({ length: 24 }, (_, n) => ({ id: `d${n}`, text: `Текст ${n} об Июльке.` }));
const ids = (all: readonly { id: string }[]) => all.map(({ id }) => id);
const codes = (all: readonly { id: string; code: string }[]) =>
  new Map(all.map(({ id, code }) => [id, code]));

describe('lots', () => {
  test('show a code, a masked text and nothing else of the author', () => {
    const [lot] = lots([{ id: 'd1', text: 'Fix  сказал "кряк"...' }], night(3, 'Флюгер'));
    expect(lot).toEqual({
      id: 'd1',
      code: expect.stringMatching(/^[А-Я]-[1-9]\d$/),
      text: 'Игрок сказал «кряк»…',
    });
  });

  test('come in an order of each juror’s own, the same whenever he looks and however they were sent', () => {
    const first = ids(lots(texts, night(3, 'Флюгер')));
    expect(ids(lots(texts.toReversed(), night(3, 'Флюгер')))).toEqual(first);
    expect(ids(lots(texts, night(3, 'Цезура')))).not.toEqual(first);
    expect(first).not.toEqual(ids(texts));
    expect(first.toSorted()).toEqual(ids(texts).toSorted());
  });

  test('cannot be linked by their codes between nights or jurors', () => {
    const here = codes(lots(texts, night(3, 'Флюгер')));
    for (const other of [
      night(4, 'Флюгер'),
      night(3, 'Цезура'),
      { ...night(3, 'Флюгер'), secret: 'другой' },
    ]) {
      const there = codes(lots(texts, other));
      const same = texts.filter(({ id }) => here.get(id) === there.get(id));
      expect(same.length).toBeLessThan(3);
    }
  });

  test('say nothing by the order of codes without a juror', () => {
    const own = lots(texts, night(3));
    expect(own.map(({ code }) => code)).toEqual(own.map(({ code }) => code).toSorted());
    expect(ids(own)).not.toEqual(ids(texts));
  });

  test('keep order and codes when a description is corrected', () => {
    const corrected = texts.map((one) => (one.id === 'd7' ? { ...one, text: 'Совсем другой.' } : one));
    expect(codes(lots(corrected, night(3, 'Флюгер')))).toEqual(codes(lots(texts, night(3, 'Флюгер'))));
  });

  test('have different codes, however many they are', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), fc.string(), (count, secret) => {
        const many = Array.from({ length: count }, (_, n) => ({ id: `d${n}`, text: '' }));
        expect(new Set(lots(many, { secret, night: 1, nicks: [] }).map(({ code }) => code)).size).toBe(count);
      }),
      { numRuns: 20 },
    );
    const crowd = Array.from({ length: 3000 }, (_, n) => ({ id: `d${n}`, text: '' }));
    expect(codes(lots(crowd, night(1))).size).toBe(3000);
  });
});
