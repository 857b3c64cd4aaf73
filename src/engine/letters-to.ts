import { asPublished, type Correction } from './correction.ts';
import type { Game } from './game.ts';
import { goneAndCome } from './gone-and-come.ts';
import type { PrivateMessage } from './message.ts';
import { isPublic } from './public-outcome.ts';
import type { Letter } from './view-types.ts';
import type { Player } from './vocabulary.ts';

/**
 * All that the game has written to a player, in the order in which he was told: the list only ever grows at its end.
 * The results of a night come with its publication; what was told at once is in `game.letters` until then. A letter once
 * written stays as it was; what a correction has made of it, another tells, at the moment of the correction (3.17).
 */
export function lettersTo(game: Game, player: Player): readonly Letter[] {
  const published = game.past
    .filter(isPublic)
    .map((it) => ({ phase: it, said: asPublished(game.corrections, it).private }));
  return [...published, { phase: game.phase, said: game.letters }].flatMap(
    ({ phase: { kind, number }, said }, place) => {
      const made = game.corrections.filter((it) => it.after === place);
      return inOrder(made, said, player).map((it): Letter => ({ kind, number, ...it }));
    },
  );
}

/** What a phase has told a player, and between it what was told of the corrections made while it was open. */
function inOrder(
  corrections: readonly Correction[],
  said: readonly PrivateMessage[],
  player: Player,
): readonly Pick<Letter, 'message' | 'at'>[] {
  const his = <T extends { readonly to: Player }>(list: readonly T[]) =>
    list.filter((it) => it.to === player);
  const lines: Pick<Letter, 'message' | 'at'>[] = [];
  let known: readonly PrivateMessage[] = [];
  const tell = (now: readonly PrivateMessage[]): void => {
    lines.push(...goneAndCome(known, now).come.map((message) => ({ message })));
    known = now;
  };
  for (const { at, atOnce, letters } of corrections) {
    tell(his(atOnce.was));
    tell(his(atOnce.now));
    lines.push(...his(letters).map((message) => ({ message, at })));
  }
  tell(his(said));
  return lines;
}
