import { describe, expect, test } from 'vitest';
import { draftPlace, type Keep, keepOn, readKept } from '../../../src/islands/play/draft.ts';
import { answered, keyFor } from '../../../src/islands/play/key.ts';

function device(): Keep {
  const kept = new Map<string, string>();
  return {
    getItem: (place) => kept.get(place) ?? null,
    setItem: (place, value) => void kept.set(place, value),
    removeItem: (place) => void kept.delete(place),
  };
}
const full: Keep = {
  getItem: () => '{"broken',
  removeItem: () => undefined,
  setItem: () => {
    throw new Error('QuotaExceededError');
  },
};

describe('drafts', () => {
  test('are kept until forgotten', () => {
    const storage = device();
    keepOn(storage, 'place', { text: 'Ночь.' });
    expect(readKept(storage, 'place')).toEqual({ text: 'Ночь.' });
    keepOn(storage, 'place', null);
    expect(readKept(storage, 'place')).toBeNull();
  });

  test('of two players, games or phases never meet', () => {
    const places = [
      draftPlace('a', 'night-1', 'Fix'),
      draftPlace('a', 'night-1', 'Fix:2'),
      draftPlace('a', 'night-11', 'Fix'),
      draftPlace('a:night-1', '1', 'Fix'),
      draftPlace('b', 'night-1', 'Fix'),
    ];
    expect(new Set(places).size).toBe(places.length);
  });

  test('a full, broken or missing storage stops nobody', () => {
    keepOn(full, 'place', 'x');
    expect(readKept(full, 'place')).toBeNull();
    expect(readKept(null, 'place')).toBeNull();
    expect(keyFor(null, 'place', 'body')).not.toBe('');
  });
});

describe('the key of a submission', () => {
  test('is the same for the same words until the server has answered', () => {
    const storage = device();
    const key = keyFor(storage, 'place', 'body');
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(keyFor(storage, 'place', 'body')).toBe(key);
    answered(storage, 'place');
    expect(keyFor(storage, 'place', 'body')).not.toBe(key);
  });

  test('is another for other words', () => {
    const storage = device();
    expect(keyFor(storage, 'place', 'body')).not.toBe(keyFor(storage, 'place', 'other'));
  });
});
