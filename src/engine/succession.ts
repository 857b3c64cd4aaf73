import type { Fact } from './fact.ts';
import { characterOf } from './seating.ts';
import type { Game } from './game.ts';
import type { Leaders } from './outcome.ts';
import type { ClanId, Player } from './vocabulary.ts';

/** 4 Who leads the clans when the deaths of a phase are known, and who was told so. */
export function succession(
  game: Game,
  alive: readonly Player[],
): { leaders: Leaders; facts: readonly Fact[] } {
  if (Object.values(game.leaders).every((it) => it === null || alive.includes(it)))
    return { leaders: game.leaders, facts: [] };
  const facts: Fact[] = [];
  const leaders = Object.entries(game.leaders).map(([clan, leader]): [ClanId, Player | null] => {
    if (leader === null || alive.includes(leader)) return [clan, leader];
    const heir = heirOf(game, clan, alive);
    if (heir !== null) facts.push({ kind: 'succeeded', player: heir, clan, rule: '4' });
    return [clan, heir];
  });
  return { leaders: Object.fromEntries(leaders), facts };
}

/** The thug, else the spy, never the bodyguard; `alive` is in the order of nicks. */
function heirOf(game: Game, clan: ClanId, alive: readonly Player[]): Player | null {
  const clansmen = alive.filter((it) => characterOf(game, it).clan === clan);
  for (const fn of game.ruleset.heirs) {
    const heir = clansmen.find((it) => characterOf(game, it).functions.includes(fn));
    if (heir !== undefined) return heir;
  }
  return null;
}
