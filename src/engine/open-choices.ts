import type { Game } from './game.ts';
import type { Position } from './position.ts';
import { recruits } from './recruits.ts';
import { ok, refuse, type Result } from './result.ts';
import { drawOrRecall } from './recall.ts';
import type { ClanId, Player } from './vocabulary.ts';

/** The choice that a doll has in the open lynch (6.2). */
export interface OpenChoice {
  readonly name: 'doll';
  readonly player: Player;
  readonly among: readonly ClanId[];
  /** What she has chosen so far; until the end she may change her mind. */
  readonly value: ClanId | null;
}

/** 6.2 The choices that dolls have in the open lynch, made or not; none in a night, or once the lynch is closed. */
export function openChoices(game: Position): readonly OpenChoice[] {
  if (game.phase.kind !== 'lynch' || game.phase.state === 'closed') return [];
  return [...recruits(game)]
    .filter(([, among]) => among.length > 1)
    .map(([player, among]) => ({
      name: 'doll',
      player,
      among,
      value: among.find((it) => it === game.choices[player]) ?? null,
    }));
}

/**
 * 6.2 At the end of a lynch a roll chooses for who has not, label `lynch/N/doll`. Error: `impossible-roll`, when a
 * scenario forces a clan that did not recruit her.
 */
export function chooseByRoll(game: Game): Result<Game> {
  let chosen = game;
  for (const { player, among, value } of openChoices(game)) {
    if (value !== null) continue;
    const label = `lynch/${game.phase.number}/doll`;
    const forced = game.setup.forced?.[label];
    if (forced !== undefined && !among.includes(forced)) {
      return refuse('impossible-roll', '6.2', { label, value: forced, among });
    }
    const clan = forced ?? drawOrRecall(game, label, among);
    chosen = {
      ...chosen,
      choices: { ...chosen.choices, [player]: clan },
      rolls: { ...chosen.rolls, [label]: clan },
    };
  }
  return ok(chosen);
}
