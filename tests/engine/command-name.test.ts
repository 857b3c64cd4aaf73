import { expect, it } from 'vitest';
import { commandName } from '../../src/engine/command-name.ts';

it.each([
  ['Кот', { player: 'Кот', ability: null }],
  ['Кот/kill', { player: 'Кот', ability: 'kill' }],
  ['И/Или', { player: 'И/Или', ability: null }],
  ['И/Или/kill', { player: 'И/Или', ability: 'kill' }],
  ['Ход/kill', { player: 'Ход/kill', ability: null }],
  ['Ход/kill/kill', { player: 'Ход/kill', ability: 'kill' }],
  ['И', null],
  ['Кот/', null],
  ['Кот/прыжок', null],
  ['/kill', null],
  ['', null],
])('«%s» names a command', (written, named) => {
  expect(commandName(written, ['Кот', 'И/Или', 'Ход/kill'])).toEqual(named);
});
