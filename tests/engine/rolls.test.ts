import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { firstPhase, phaseAfter } from '../../src/engine/phase-order.ts';
import { drawOrRecall } from '../../src/engine/recall.ts';
import { commitment, draw } from '../../src/engine/rolls.ts';
import { gameOf } from './table.ts';

/** 1.2 As anybody may reckon it after: the digest as one number, modulo. */
const reckoned = (seed: string, label: string, sorted: readonly string[]): string | undefined => {
  const digest = createHmac('sha256', seed).update(label).digest('hex');
  return sorted[Number(BigInt(`0x${digest}`) % BigInt(sorted.length))];
};

describe('1.2 a labelled roll', () => {
  const among = ['Арбуз', 'Кот', 'Лиса', 'Пёс', 'Туча', 'Чай, лимон', 'Шар'];

  it('is the HMAC of its label under the seed, as anybody can check it', () => {
    for (const seed of ['фонарь', '', 'another seed']) {
      for (let n = 1; n <= 20; n += 1) {
        const label = `night/${n}/commissar`;
        expect(draw(seed, label, among)).toBe(reckoned(seed, label, among));
      }
    }
  });

  it('does not depend on the order in which they stand', () => {
    for (let n = 1; n <= 20; n += 1) {
      const label = `lynch/${n}/tie`;
      expect(draw('фонарь', label, among.toReversed())).toBe(draw('фонарь', label, among));
    }
  });

  it('3.17 once told comes out the same while it still can', () => {
    const game = gameOf({ players: { Кот: 'citizen', Тибул: 'tibul' } });
    const told = { ...game.told, rolls: { жребий: ['Нет', 'Шар', 'Кот'] } };
    expect(drawOrRecall({ ...game, told }, 'жребий', among)).toBe('Шар');
    expect(drawOrRecall({ ...game, told }, 'жребий', ['Кот'])).toBe('Кот');
    expect(drawOrRecall({ ...game, told }, 'другой', among)).toBe(draw('фонарь', 'другой', among));
    expect(drawOrRecall({ ...game, told }, 'жребий', ['Лиса', 'Туча'])).toBe(
      draw('фонарь', 'жребий', ['Лиса', 'Туча']),
    );
  });

  it('is committed to by the SHA-256 of the seed', () => {
    const expected = createHash('sha256').update('фонарь').digest('hex');
    expect(commitment('фонарь')).toBe(expected);
    expect(gameOf({ players: { Кот: 'citizen' } }).commitment).toBe(expected);
  });
});

describe('2.1 the order of phases', () => {
  const names = (options: object) => {
    let phase = firstPhase(options);
    return Array.from({ length: 5 }, () => {
      const name = `${phase.kind} ${phase.number}`;
      phase = phaseAfter(phase, options);
      return name;
    });
  };

  it('begins with a day, or by option with a night, and the number grows with each pair', () => {
    const byDay = ['lynch 1', 'night 1', 'lynch 2', 'night 2', 'lynch 3'];
    expect(names({})).toEqual(byDay);
    expect(names({ starts: 'day' })).toEqual(byDay);
    expect(names({ starts: 'night' })).toEqual(['night 1', 'lynch 1', 'night 2', 'lynch 2', 'night 3']);
  });
});
