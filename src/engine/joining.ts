import { playersOf } from './seating.ts';
import { clanOf } from './allegiance.ts';
import type { Fact } from './fact.ts';
import type { Game } from './game.ts';
import { recruits } from './recruits.ts';
import type { Player } from './vocabulary.ts';

/** 6.3 Who joins a clan at the end of this lynch, and which living members are told who is in it now. */
export function joining(game: Game, alive: readonly Player[]): readonly Fact[] {
  const everybody = playersOf(game);
  return [...recruits(game)].flatMap(([player, among]): readonly Fact[] => {
    const clan = among.length > 1 ? among.find((it) => it === game.choices[player]) : among[0];
    const clansmen = everybody.filter((it) => clanOf(game, it) === clan);
    const living = clansmen.filter((it) => alive.includes(it));
    if (clan === undefined || !alive.includes(player) || living.length === 0) return [];
    const members = everybody.filter((it) => it === player || clansmen.includes(it));
    const told = members.filter((it) => alive.includes(it));
    return [
      { kind: 'joined', player, clan, rule: '6.3' },
      ...told.map((it) => ({ kind: 'teamed', player: it, clan, members, rule: '6.3' }) as const),
    ];
  });
}
