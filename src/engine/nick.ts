import { ok, refuse, type Result } from './result.ts';
import type { Player } from './vocabulary.ts';

/**
 * The player that a typed nick means. Exactly as signed first; then without the ornaments people add; then
 * without case, ё and look-alike letters; then by its beginning, if only one begins so.
 * Errors: `unknown-target` with `target`, `ambiguous-target` with `candidates`.
 */
export function findPlayer(players: readonly Player[], text: string): Result<Player> {
  if (players.includes(text)) return ok(text);
  const plain = tidy(text);
  const folded = foldNick(text);
  for (const means of [
    (player: Player) => tidy(player) === plain,
    (player: Player) => foldNick(player) === folded,
    (player: Player) => folded !== '' && foldNick(player).startsWith(folded),
  ]) {
    const found = players.filter(means);
    const [one] = found;
    if (found.length > 1)
      return refuse('ambiguous-target', '3.16', { target: text, candidates: found.toSorted() });
    if (one !== undefined) return ok(one);
  }
  return refuse('unknown-target', '3.16', { target: text });
}

/** Is it this very nick, whatever its case, ornaments and look-alikes? */
export const isNick = (player: Player, text: string): boolean =>
  player === text || foldNick(player) === foldNick(text);

const folds = new Map<string, string>();

/** A nick as the eye takes it: «М-S» with a Cyrillic М is M-S, «Тётя» is «тетя». Two equal folds are one nick. */
export function foldNick(nick: string): string {
  let fold = folds.get(nick);
  if (fold === undefined) {
    fold = look(tidy(nick));
    if (folds.size > 10_000) folds.clear();
    folds.set(nick, fold);
  }
  return fold;
}

/** Without quotes, @, a final full stop, double spaces and what cannot be seen; unless nothing else is there. */
export function tidy(text: string): string {
  const seen = text
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
  const bare = seen
    .replace(/[«»"“”„‘’'`@]/gu, '')
    .trim()
    .replace(/[.…]+$/u, '')
    .trim();
  return bare === '' ? seen : bare;
}

const lookAlikes: Readonly<Record<string, string>> = Object.fromEntries(
  [...'abcehkmoptxy'].map((latin, place) => [latin, [...'авсенкмортху'][place] ?? latin]),
);

/** Case, ё, dashes and the Latin letters that look Cyrillic, in one of their cases at least. */
function look(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[‐‑‒–—−]/gu, '-')
    .replace(/\s*,\s*/gu, ',')
    .replace(/[a-z]/gu, (latin) => lookAlikes[latin] ?? latin);
}
