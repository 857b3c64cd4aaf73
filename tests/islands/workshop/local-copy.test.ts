import { describe, expect, test } from 'vitest';
import {
  begin,
  copyPlace,
  keepCopy,
  keepOwnCopy,
  type LocalCopy,
} from '../../../src/islands/workshop/local-copy.ts';
import { saying } from './desk-of-night.ts';

const place = copyPlace('test', 3);
const device = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};
const beginning = (copy: LocalCopy | null, version: number, text: string) => {
  const storage = device();
  keepCopy(storage, place, copy);
  return begin(storage, place, { version, document: saying(text) });
};

describe('opening the workshop with a copy on the device', () => {
  test('begins with the server’s text when there is no copy, or the same', () => {
    expect(beginning(null, 1, 'а').kind).toBe('stored');
    expect(beginning({ version: 1, document: saying('а'), sending: null }, 4, 'а').kind).toBe('stored');
  });

  test('gives back what the server has not seen', () => {
    expect(beginning({ version: 1, document: saying('аб'), sending: null }, 1, 'а')).toEqual({
      kind: 'restored',
      document: saying('аб'),
    });
  });

  test('knows its own text on the server when the answer was lost on leaving', () => {
    expect(beginning({ version: 1, document: saying('абв'), sending: saying('аб') }, 2, 'аб').kind).toBe(
      'restored',
    );
  });

  test('shows both when somebody saved meanwhile', () => {
    expect(beginning({ version: 1, document: saying('моё'), sending: null }, 2, 'чужое')).toMatchObject({
      kind: 'parted',
      mine: saying('моё'),
      other: { version: 2, document: saying('чужое') },
    });
  });

  test('a tab that has lost the report writes no copy, and takes away none but its own', () => {
    const storage = device();
    const copy: LocalCopy = { version: 1, document: saying('аб'), sending: null };
    const stored = { version: 1, document: saying('а') };
    keepOwnCopy(storage, place, copy, { name: 'one', writes: true });
    keepOwnCopy(storage, place, { ...copy, document: saying('лишнее') }, { name: 'two', writes: false });
    keepOwnCopy(storage, place, null, { name: 'two', writes: false });
    expect(begin(storage, place, stored)).toEqual({ kind: 'restored', document: saying('аб') });
    keepOwnCopy(storage, place, null, { name: 'one', writes: false });
    expect(begin(storage, place, stored).kind).toBe('stored');
  });

  test('is not disturbed by a copy that makes no sense', () => {
    const storage = device();
    storage.setItem(place, '{"version":1,"document":{"type":"doc"}}');
    expect(begin(storage, place, { version: 1, document: saying('а') }).kind).toBe('stored');
    storage.setItem(place, 'не JSON');
    expect(begin(storage, place, { version: 1, document: saying('а') }).kind).toBe('stored');
  });
});
