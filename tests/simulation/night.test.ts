import { expect, it } from 'vitest';
import { chanceOf } from '../../src/simulation/chance.ts';
import { spendNight } from '../../src/simulation/night.ts';
import type { Table } from '../../src/simulation/table.ts';
import { after, gameOf, skipTo } from '../engine/table.ts';

const players = { Врач: 'gaspar', Враг: 'first-fat-man', Тибул: 'tibul', Кот: 'citizen', Пёс: 'citizen' };

/** How often of so many nights the doctor, who knows the enemy, names him by his secret ability. */
function namesEnemy(secret: string): number {
  const game = after(gameOf({ players, options: { secrets: { doctor: secret } } }), skipTo('night'));
  const sent = Array.from({ length: 200 }, (_, night) => {
    const mind = {
      clan: 'town',
      mafia: false,
      members: new Set(['Врач']),
      seen: new Map([['Враг', 'first-fat-man']]),
      doubts: new Map<string, number>(),
    };
    const table: Table = {
      game,
      entries: [],
      chance: chanceOf(`ночь ${String(night)}`),
      minds: new Map([['Врач', mind]]),
      suspicion: new Map(),
      appointed: new Set(),
    };
    spendNight(table);
    return table.game.sent.filter((it) => it.ability === 'secret').map((it) => it.targets);
  }).flat();
  expect(sent.length).toBeGreaterThan(40);
  return sent.filter((it) => it.includes('Враг')).length / sent.length;
}

it('a secret ability that heals spares enemies, and one that stops a clan’s night looks for them', () => {
  expect(namesEnemy('heal-two')).toBeLessThan(0.1);
  expect(namesEnemy('cancel-clan')).toBeGreaterThan(0.6);
});
