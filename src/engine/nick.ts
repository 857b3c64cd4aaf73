import { ok, refuse, type Result } from './result.ts';
import { look, peelings, tidy, withoutDigits } from './spelling.ts';
import type { Player } from './vocabulary.ts';

/**
 * The player that a typed nick means. Exactly as signed first, whatever ornaments stand around; then
 * without case, ё and look-alike letters; then by its beginning, if only one begins so, or with 0 for О and 3 for З.
 * Errors: `unknown-target` with `target`, `ambiguous-target` with `candidates`.
 */
export const findPlayer = (players: readonly Player[], text: string): Result<Player> =>
  theOne(text, meantBy(players, text).players);

/** As `findPlayer`, but a beginning is nobody: where a nick must be written in full. */
export function findExactly(players: readonly Player[], text: string): Result<Player> {
  const { how, players: meant } = meantBy(players, text);
  const whole = how === 'beginning' ? likeWithDigits(meant, foldNick(text)) : meant;
  return theOne(text, whole);
}

function theOne(text: string, [one, ...others]: readonly Player[]): Result<Player> {
  if (one === undefined) return refuse('unknown-target', '3.16', { target: text });
  if (others.length === 0) return ok(one);
  return refuse('ambiguous-target', '3.16', { target: text, candidates: [one, ...others].toSorted() });
}

/** How well a typed nick fits those whom it may mean; the best way that fits anybody counts. */
export interface Meant {
  readonly how: 'exact' | 'alike' | 'beginning';
  /** Nobody, the one, or several that are equally likely. */
  readonly players: readonly Player[];
}

/** 3.16 Whom a typed nick may mean, and how it was found: one, several, or nobody. */
export function meantBy(players: readonly Player[], text: string): Meant {
  if (players.includes(text)) return { how: 'exact', players: [text] };
  const longest = Math.max(0, ...players.map((it) => it.length));
  const { exact, bare } = asSigned(players, text, longest);
  if (exact !== null) return { how: 'exact', players: [exact] };
  // No way of writing makes a nick so much longer.
  if (bare > 4 * longest + 64) return { how: 'beginning', players: [] };
  const folded = foldNick(text);
  if (folded === '') return { how: 'beginning', players: [] };
  const alike = players.filter((it) => foldNick(it) === folded);
  if (alike.length > 0) {
    const plain = tidy(text);
    const sameCase = alike.filter((it) => tidy(it) === plain);
    return { how: 'alike', players: sameCase.length > 0 ? sameCase : alike };
  }
  const begun = players.filter((it) => begins(foldNick(it), folded));
  return { how: 'beginning', players: [...new Set([...begun, ...likeWithDigits(players, folded)])] };
}

/** The nick that stands in the text letter by letter, with as few ornaments taken off as may be; and how long it is without any. */
function asSigned(
  players: readonly Player[],
  text: string,
  longest: number,
): { exact: Player | null; bare: number } {
  if (players.includes(text)) return { exact: text, bare: text.length };
  let bare = 0;
  for (const first of ['stops', 'quotes'] as const) {
    for (const [from, to] of peelings(text, first)) {
      bare = to - from;
      if (bare > longest) continue;
      const exact = players.find((it) => it.length === to - from && text.startsWith(it, from));
      if (exact !== undefined) return { exact, bare };
    }
  }
  return { exact: null, bare };
}

function likeWithDigits(players: readonly Player[], folded: string): readonly Player[] {
  const sought = withoutDigits(folded);
  return players.filter((it) => withoutDigits(foldNick(it)) === sought);
}

const said = /[\p{L}\p{N}\p{S}]/u;
const goesOn = /^[\p{M}\u200D\p{Emoji_Modifier}\u{E0020}-\u{E007F}\uDC00-\uDFFF]/u;
const halfFlag = /(?<!\p{RI})(?:\p{RI}\p{RI})*\p{RI}$/u;

/** A beginning ends between signs: 👩 does not begin 👩‍🚀, and a lone dot begins nothing. */
function begins(nick: string, folded: string): boolean {
  if (!nick.startsWith(folded) || !said.test(folded)) return false;
  const rest = nick.slice(folded.length);
  return !goesOn.test(rest) && !(/^\p{RI}/u.test(rest) && halfFlag.test(folded));
}

/** Is it this very nick, whatever its case, ornaments and look-alikes? */
export const isNick = (player: Player, text: string): boolean =>
  player === text || foldNick(player) === foldNick(text);

const folds = new Map<string, string>();

/** A nick as the eye takes it: «М-S» with a Cyrillic М is M-S, «Тётя» is «тетя». Two equal folds are one nick. */
export function foldNick(nick: string): string {
  const known = folds.get(nick);
  if (known !== undefined) return known;
  const fold = look(tidy(nick));
  if (nick.length > 200) return fold;
  if (folds.size > 10_000) folds.clear();
  folds.set(nick, fold);
  return fold;
}
