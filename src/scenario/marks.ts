import { isNick } from '../engine/nick.ts';
import type { Player } from '../engine/vocabulary.ts';

/**
 * The nicks that a written vote marks: «M-S, Июлька» marks two, but a comma may also belong to a nick.
 * Players are looked for first, the longest at each place; the rest is cut at its commas.
 */
export function marksOf(players: readonly Player[], written: string): readonly string[] {
  const pieces = written.split(',');
  // A nick takes no more pieces than it has commas, and one.
  const longest = 1 + Math.max(0, ...players.map((it) => it.split(',').length - 1));
  const marks: string[] = [];
  for (let from = 0; from < pieces.length;) {
    let to = Math.min(from + longest, pieces.length);
    while (to > from + 1 && !isPlayer(pieces.slice(from, to).join(','))) to -= 1;
    marks.push(pieces.slice(from, to).join(',').trim());
    from = to;
  }
  return marks.filter((mark) => mark !== '');

  function isPlayer(text: string): boolean {
    return players.some((player) => isNick(player, text.trim()));
  }
}
