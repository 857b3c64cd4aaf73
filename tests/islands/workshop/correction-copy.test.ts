import { beforeEach, describe, expect, test } from 'vitest';
import {
  beginCorrection,
  forgetCopies,
  forgetCorrection,
  keepCorrection,
} from '../../../src/islands/workshop/correction-copy.ts';
import { copyPlace, keepCopy } from '../../../src/islands/workshop/local-copy.ts';
import type { Keep } from '../../../src/islands/play/draft.ts';
import { saying } from './desk-of-night.ts';

let device: Keep;
beforeEach(() => {
  const kept = new Map<string, string>();
  device = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
});

const begin = (version: number, words: string) =>
  beginCorrection(device, 'test', 3, { version, document: saying(words) });
const keep = (version: number, base: string, words: string) =>
  keepCorrection(device, 'test', 3, { version, base: saying(base), document: saying(words) });
const typedAtTen = (words: string) =>
  keepCopy(device, copyPlace('test', 3), { version: 4, document: saying(words), sending: null });

describe('a correction', () => {
  test('begins with the published text, and goes on from where this device was', () => {
    expect(begin(5, 'вышло')).toEqual({ kind: 'stored' });
    keep(5, 'вышло', 'исправляю');
    expect(begin(5, 'вышло')).toEqual({ kind: 'restored', document: saying('исправляю') });
    keep(5, 'вышло', 'вышло');
    expect(begin(5, 'вышло')).toEqual({ kind: 'stored' });
  });

  test('of a text that was corrected elsewhere meanwhile is offered, with what it began with', () => {
    keep(5, 'вышло', 'исправляю');
    expect(begin(6, 'исправлено')).toEqual({
      kind: 'parted',
      mine: saying('исправляю'),
      base: saying('вышло'),
    });
  });

  test('offers what was typed when the report came out, until the host has chosen', () => {
    typedAtTen('дописываю в десять');
    expect(begin(5, 'вышло')).toEqual({ kind: 'parted', mine: saying('дописываю в десять'), base: null });
    forgetCopies(device, 'test', 3);
    expect(begin(5, 'вышло')).toEqual({ kind: 'stored' });
    typedAtTen('вышло');
    expect(begin(5, 'вышло')).toEqual({ kind: 'stored' });
  });

  test('that was made takes no other tab’s words with it', () => {
    keep(5, 'вышло', 'из другой вкладки');
    forgetCorrection(device, 'test', 3, saying('моё'));
    expect(begin(5, 'вышло').kind).toBe('restored');
    forgetCorrection(device, 'test', 3, saying('из другой вкладки'));
    expect(begin(5, 'вышло').kind).toBe('stored');
  });
});
