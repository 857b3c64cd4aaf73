import type { Game } from '../engine/game.ts';
import type { Entry } from '../engine/log.ts';
import type { Outcome } from '../engine/outcome.ts';
import { play } from '../engine/play.ts';
import { publicOutcome } from '../engine/public-outcome.ts';
import { indexOf } from '../engine/ruleset-index.ts';
import type { Player } from '../engine/vocabulary.ts';
import type { Chance } from './chance.ts';
import { readLetters, type Minds } from './mind.ts';

/** Nothing in a simulated game comes late. */
const at = '2010-03-22T12:00:00.000Z';

type Unstamped<E> = E extends Entry ? Omit<E, 'at'> : never;
export type Act = Unstamped<Entry>;

/** A game that is being played, and what its players have in mind. */
export interface Table {
  game: Game;
  readonly entries: Entry[];
  readonly chance: Chance;
  readonly minds: Minds;
  /** What everybody may think of somebody from how he voted: more than 1 is suspicious. */
  readonly suspicion: Map<Player, number>;
  /** Who has been told that he is something tonight that his character is not. */
  readonly appointed: Set<Player>;
}

/** Somebody acts; what the engine refuses stays refused. */
export function act(table: Table, deed: Act): void {
  const entry = { ...deed, at } as Entry;
  table.entries.push(entry);
  table.game = play(table.game, entry).game;
}

/** What was told at the opening of a phase. */
export function hear(table: Table): void {
  const { letters } = table.game;
  readLetters(table.game, table.minds, letters);
  table.appointed.clear();
  for (const it of letters) if (it.kind === 'appointed') table.appointed.add(it.to);
}

/** What a phase that is public now tells everybody, and each by letter. */
export function learn(table: Table, outcome: Outcome): void {
  readLetters(table.game, table.minds, outcome.private);
  const { deaths } = publicOutcome(outcome);
  const votes = table.game.past.findLast((it) => it.kind === 'lynch')?.votes ?? [];
  for (const { player, character } of deaths) {
    if (character === null) continue; // fast-mafia 9.3: nobody is told who he was
    const mafia = isMafia(table.game, character);
    for (const { by, for: named, counted } of votes) {
      const guilt = guilts[mafia ? 'mafia' : 'others'][named === player ? 'named' : 'spared'];
      if (counted) table.suspicion.set(by, suspicionOf(table, by) * guilt);
    }
  }
}

/** What it makes of a voter that he named, or did not name, somebody who is dead now and known for what he was. */
const guilts = { mafia: { named: 0.6, spared: 1.3 }, others: { named: 1.3, spared: 1 } } as const;

/** How suspicious everybody finds a player by his votes: 1 is nothing, more is worse. */
export const suspicionOf = ({ suspicion }: Table, player: Player): number => suspicion.get(player) ?? 1;

function isMafia({ ruleset }: Game, character: string): boolean {
  const clan = indexOf(ruleset).characters.get(character)?.clan;
  return ruleset.clans.some((it) => it.id === clan && it.mafia);
}
