import type { Game } from './game.ts';
import { characterOf } from './seating.ts';
import { byNick } from './moves.ts';
import type { Night } from './night.ts';
import type { Death } from './outcome.ts';

/** One death a player: a kill with all whose kill succeeded goes before a backfire. */
export function deathsOf(night: Night): readonly Death[] {
  const died = new Set(night.all('died').map((it) => it.player));
  const dead = [...died].filter((it) => !night.has('raised', it)).sort(byNick);
  return dead.map((player) => {
    const facts = night.about('died', player);
    const cause = facts.some((it) => it.cause === 'kill') ? 'kill' : 'backfire';
    const by = new Set(facts.filter((it) => it.cause === cause).map((it) => it.by));
    const death: Death = { player, character: night.character(player), cause, by: [...by].sort(byNick) };
    return player === night.game.commissar ? { ...death, commissar: true } : death;
  });
}

/** The dead of a lynch, of whom nobody's hand is named. */
export const executions = (
  game: Game,
  players: readonly string[],
  cause: 'lynch' | 'autokill',
): readonly Death[] =>
  players.toSorted(byNick).map((player) => ({
    player,
    character: characterOf(game, player).id,
    cause,
    by: [],
  }));
