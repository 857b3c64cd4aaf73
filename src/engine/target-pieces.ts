/** A stretch of a typed list between two commas that cut it. */
export interface Piece {
  readonly from: number;
  readonly to: number;
}

/**
 * The pieces of a typed list, cut at its commas. With `quoted` a comma between quotes cuts nothing: null then, if the
 * quotes do not come in pairs.
 */
export function piecesOf(list: string, quoted: boolean): readonly Piece[] | null {
  const pieces: Piece[] = [];
  let from = 0;
  let [angled, curly, straight] = [0, false, false];
  for (let at = 0; at < list.length; at += 1) {
    const sign = list.charAt(at);
    if (sign === '«') angled += 1;
    else if (sign === '»') angled = Math.max(0, angled - 1);
    else if (sign === '„') curly = true;
    else if (sign === '“') curly = !curly;
    else if (sign === '”') curly = false;
    else if (sign === '"') straight = !straight;
    else if (sign === ',' && !(quoted && (angled > 0 || curly || straight))) {
      pieces.push({ from, to: at });
      from = at + 1;
    }
  }
  if (quoted && (angled > 0 || curly || straight)) return null;
  return [...pieces, { from, to: list.length }];
}

/** Does the piece stand in quotes of its own? Then it is a nick, and no part of one. */
export const isQuoted = (piece: string): boolean => /^\s*[«"“„].*[»"”“]\s*$/su.test(piece);
