import { findPlayer, isNick } from './nick.ts';
import type { Player } from './vocabulary.ts';

/** More pieces than this are no list of targets, whatever the commas mean. */
const mostPieces = 12;

/**
 * The nicks of a typed list. A comma may stand inside a nick, so of all ways to cut the list the one counts that
 * gives as many known players as the ability takes, with the longest nicks first; else every known nick
 * stays whole and the rest is cut at every comma.
 */
export function readTargets(players: readonly Player[], list: string, arity: number): readonly string[] {
  const pieces = list.split(',');
  if (list.trim() === '') return [];
  if (pieces.length === 1 || pieces.length > mostPieces) return pieces.map((it) => it.trim());
  const known = (text: string) => findPlayer(players, text).ok;
  return cut(pieces, arity, known) ?? greedy(pieces, players);
}

function cut(
  pieces: readonly string[],
  arity: number,
  known: (text: string) => boolean,
): readonly string[] | null {
  if (arity === 0) return pieces.length === 0 ? [] : null;
  for (let size = pieces.length - arity + 1; size > 0; size -= 1) {
    const head = joined(pieces, size);
    if (!known(head)) continue;
    const rest = cut(pieces.slice(size), arity - 1, known);
    if (rest !== null) return [head, ...rest];
  }
  return null;
}

function greedy(pieces: readonly string[], players: readonly Player[]): readonly string[] {
  if (pieces.length === 0) return [];
  let size = pieces.length;
  while (size > 1 && !players.some((it) => isNick(it, joined(pieces, size)))) size -= 1;
  return [joined(pieces, size), ...greedy(pieces.slice(size), players)].filter((it) => it !== '');
}

const joined = (pieces: readonly string[], size: number): string => pieces.slice(0, size).join(',').trim();
