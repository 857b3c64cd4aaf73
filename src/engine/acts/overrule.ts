import type { Changed, Correction } from '../correction.ts';
import { correctedLetters } from '../corrected-letters.ts';
import type { Game } from '../game.ts';
import { alike } from '../gone-and-come.ts';
import type { EntryOf } from '../log.ts';
import type { PrivateMessage } from '../message.ts';
import type { Play, Played } from '../played.ts';
import { playedAgain } from '../played-again.ts';
import { isPublic } from '../public-outcome.ts';
import { refusal } from '../result.ts';
import { concerns } from '../ruling.ts';

/**
 * 3.17 The host overrules an outcome of a night that everybody has read.
 *
 * `announce`: nothing is resolved again; the ruling stands beside the published report as the host's mistake.
 *
 * `apply`: the game is played again from its beginning, by its own entries, with the ruling put into that night. An
 * entry that has become impossible (a command of somebody who is dead now) is refused there, and one that was
 * refused may now stand. Three things are kept, so that nobody is wronged by what he was told:
 * - a roll that came out then comes out the same while it still can be: who was named commissar stays commissar;
 * - who was held for dead when a lynch opened has not missed it (5.6);
 * - what was published and what was written to players stays readable: the game keeps each changed phase as it was.
 *
 * A correction may end the game, but only where no phase that is public would thereby never have been: a game that
 * everybody has read on is not taken back to an earlier end. The host is told so (`would-end-earlier`), and has the
 * announcement and 7.2 instead. A game that is over is never corrected, since all its secrets are out.
 *
 * Refusals: `wrong-phase`, when there is no such public night; `unknown-command`; those of `playedAgain`.
 */
export function overrule(game: Game, entry: EntryOf<'overrule'>, play: Play): Played {
  const { night, of } = entry;
  const ruled = game.past.find((it) => it.kind === 'night' && it.published && it.number === night);
  if (ruled?.kind !== 'night') return { game, refusal: refusal('wrong-phase', '3.17') };
  const judged = ruled.commands.filter((it) => it.status === 'effective' || it.status === 'ineffective');
  const command = judged.find((it) => concerns(entry, it));
  if (command === undefined) return { game, refusal: refusal('unknown-command', '3.17', { target: of }) };
  if (entry.as === 'announce') {
    const letters: readonly PrivateMessage[] =
      entry.tell !== undefined && command.actor !== null && game.alive.includes(command.actor)
        ? [{ to: command.actor, kind: 'answer', text: entry.tell }]
        : [];
    return { game: corrected(game, game, entry, [], letters), refusal: null };
  }
  const again = playedAgain(game, entry, play);
  if (!again.ok) return { game, refusal: again.error };
  const changed = changedPhases(game, again.value);
  const letters = correctedLetters(game, again.value, night, changed);
  return { game: corrected(game, again.value, entry, changed, letters), refusal: null };
}

/** Public phases that came out otherwise. */
function changedPhases(before: Game, after: Game): readonly Changed[] {
  return before.past.filter(isPublic).flatMap((was, place) => {
    const now = after.past[place];
    return now === undefined || alike(was, now) ? [] : [{ was, now }];
  });
}

/** The game, with what has been said of the correction. */
function corrected(
  before: Game,
  game: Game,
  { kind: _, ...ruling }: EntryOf<'overrule'>,
  changed: Correction['changed'],
  letters: Correction['letters'],
): Game {
  const after = before.past.filter(isPublic).length;
  const atOnce = { was: before.letters, now: game.letters };
  return { ...game, corrections: [...before.corrections, { ...ruling, after, changed, atOnce, letters }] };
}
