import { mayHold, worksIn } from '../engine/bonus-fit.ts';
import { offers } from '../engine/command.ts';
import type { Game, Setup } from '../engine/game.ts';
import type { Entry } from '../engine/log.ts';
import { open } from '../engine/play.ts';
import { awaitsWord } from '../engine/talk.ts';
import { chanceOf } from './chance.ts';
import { spendDay } from './day.ts';
import { spendNight } from './night.ts';
import { act, hear, learn, type Table } from './table.ts';

/** A game that was played to its end: `replay(setup, entries)` is `game`. */
export interface FinishedGame {
  readonly setup: Setup;
  readonly entries: readonly Entry[];
  readonly game: Game;
}

/** Where a lynch begins with the host's word for when it ends: later than anybody votes. */
const never = '2999-12-31T00:00:00.000Z';

/** More phases than any game can have in which people still die (7.1). */
const endless = 2000;

/**
 * Plays a game to its end: everybody acts by what he may know, and `seed` decides what is left to whim. The game's own
 * rolls follow from `setup.seed`. The same setup and seed give the same game. Throws on a set-up that `open` refuses:
 * `checkPlan` comes first.
 */
export function playGame(setup: Setup, seed: string, bonuses = 0): FinishedGame {
  const opened = open(setup);
  if (!opened.ok) throw new Error(`no game: ${opened.error.code} ${JSON.stringify(opened.error.detail)}`);
  const table: Table = {
    game: opened.value,
    entries: [],
    chance: chanceOf(seed),
    minds: new Map(),
    suspicion: new Map(),
    appointed: new Set(),
  };
  for (let phases = 0; table.game.over === null; phases += 1) {
    if (phases > endless) throw new Error(`a game without end: ${JSON.stringify({ setup, seed })}`);
    hear(table);
    playPhase(table, bonuses);
  }
  return { setup, entries: table.entries, game: table.game };
}

function playPhase(table: Table, bonuses: number): void {
  const { kind } = table.game.phase;
  if (awaitsWord(table.game)) act(table, { kind: 'deadline', ends: never });
  if (bonuses > 0) useBonuses(table);
  if (kind === 'night') spendNight(table);
  else spendDay(table);
  act(table, { kind: 'close' });
  if (kind === 'night') act(table, { kind: 'publish' });
  const outcome = table.game.past.at(-1);
  if (outcome !== undefined) learn(table, outcome);
  if (kind === 'night' && table.game.over === null) reward(table, bonuses);
}

/** 10 The jury has read the night's descriptions. */
function reward(table: Table, bonuses: number): void {
  const { game, chance } = table;
  for (let given = 0; given < bonuses; given += 1) {
    const to = chance.pick(game.alive);
    const kinds = game.ruleset.bonuses.filter((it) => mayHold(game, to, it));
    if (kinds.length > 0) act(table, { kind: 'grant', to, bonus: chance.pick(kinds) });
  }
}

/** 10 One of a kind in a phase, and a second command only by who has a first. */
function useBonuses(table: Table): void {
  const { game, chance } = table;
  const used = new Set<string>();
  for (const { player, bonus, state } of game.bonuses) {
    const name = `${player}/${bonus}`;
    if (state !== 'held' || used.has(name) || !worksIn(bonus, game.phase.kind) || chance.happens(0.5))
      continue;
    if (bonus === 'second-command' && offers(game, player).length === 0) continue;
    used.add(name);
    const targets = bonus === 'hint' ? chance.shuffled(game.alive).slice(0, 2) : [];
    act(table, { kind: 'activate', by: player, bonus, targets });
  }
}
