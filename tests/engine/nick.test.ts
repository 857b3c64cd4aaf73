import { expect, it } from 'vitest';
import { findPlayer, foldNick } from '../../src/engine/nick.ts';
import { readTargets } from '../../src/engine/target-list.ts';

const found = (players: readonly string[], text: string) => {
  const player = findPlayer(players, text);
  return player.ok ? player.value : player.error.code;
};

it('an exact nick wins over any that only looks like it', () => {
  const players = ['M-S', 'М-S', 'm-s'];
  for (const nick of players) expect(found(players, nick)).toBe(nick);
  expect(found(players, 'М-s')).toBe('ambiguous-target');
});

it('ornaments are ignored, unless they are the nick', () => {
  expect(found(['Кот', 'Кот.'], 'Кот.')).toBe('Кот.');
  expect(found(['Кот'], '@«Кот».')).toBe('Кот');
  expect(found(['@@@'], '@@@')).toBe('@@@');
  expect(found(['J.R.'], 'j.r')).toBe('J.R.');
});

it('a letter typed as two code points is the same letter', () => {
  expect(found(['Чай'], 'Чай'.normalize('NFD'))).toBe('Чай');
});

it('a beginning is enough when only one nick begins so, and nothing is no beginning', () => {
  expect(found(['Мышь белая', 'Мот'], 'мышь')).toBe('Мышь белая');
  expect(found(['Мышь белая'], '')).toBe('unknown-target');
  expect(found(['Мышь белая'], '«»')).toBe('unknown-target');
});

it('folds what the eye cannot tell apart', () => {
  expect(foldNick('Тётя Мотя')).toBe(foldNick(' ТЕТЯ  МОТЯ '));
  expect(foldNick('Vasilisk')).toBe(foldNick('Vаsilisk'));
  expect(foldNick('Кот')).not.toBe(foldNick('Кит'));
});

it('a list is cut into as many nicks as are wanted, a nick with a comma before its parts', () => {
  const players = ['А', 'Б', 'А, Б', 'Б, А'];
  expect(readTargets(players, 'А, Б, А', 2)).toEqual(['А, Б', 'А']);
  expect(readTargets(players, 'А, Б, А', 3)).toEqual(['А', 'Б', 'А']);
  expect(readTargets(players, 'А, Б', 1)).toEqual(['А, Б']);
  expect(readTargets(players, 'А, Б, В', 1)).toEqual(['А, Б', 'В']);
  expect(readTargets(players, ' , ', 1)).toEqual([]);
});
