import type { Game } from './game.ts';

/** fast-mafia 2.3 Where the host begins a lynch by naming its end, all votes before his word are talk. */
export const awaitsWord = (game: Pick<Game, 'ruleset' | 'phase'> | null): boolean =>
  game?.ruleset.time === 'host' && game.phase.kind === 'lynch' && game.phase.ends === null;
