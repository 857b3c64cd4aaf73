import { meantBy, type Meant } from './nick.ts';
import { isQuoted, piecesOf, type Piece } from './target-pieces.ts';
import type { Player } from './vocabulary.ts';

/** What a typed list of targets says. */
export interface TargetList {
  /** Nicks as typed. */
  readonly targets: readonly string[];
  /** How well the worst of them fits its player; null: not all are known, or they are too many or too few. */
  readonly how: Meant['how'] | null;
  /** Players whom one way of cutting the list names and another, as good, does not. */
  readonly unclear: readonly Player[];
}

const ways: readonly Meant['how'][] = ['exact', 'alike', 'beginning'];

/** The smaller, the better; what fits nobody comes last. */
export const rankOf = (how: Meant['how'] | null): number => (how === null ? ways.length : ways.indexOf(how));

/** How many cuttings are looked at to name the players of an unclear list. */
const enough = 20;

/** More pieces than this are no list of targets, whatever the commas mean. */
const mostPieces = 100;

/**
 * Reads a list of so many nicks. A comma may stand inside a nick, so every way to cut the list counts that gives as
 * many known players as the ability takes, those with the better written nicks first: if it is one, that is the list; if
 * they name different players, the list is unclear. Where none does, every known nick stays whole and the rest
 * is cut at every comma.
 */
export function readTargets(players: readonly Player[], list: string, arity: number): TargetList {
  const quoted = piecesOf(list, true);
  const plain = piecesOf(list, false) ?? [];
  for (const pieces of quoted?.length === plain.length ? [plain] : [quoted, plain]) {
    const read = pieces && new Cutting(players, list, pieces).into(arity);
    if (read) return read;
  }
  return { targets: new Cutting(players, list, quoted ?? plain).atCommas(), how: null, unclear: [] };
}

interface Found {
  readonly text: string;
  readonly meant: Meant;
}

interface Way {
  readonly targets: readonly string[];
  readonly players: readonly Player[];
}

class Cutting {
  readonly #players: readonly Player[];
  readonly #list: string;
  readonly #pieces: readonly Piece[];
  /** A nick takes no more pieces than it has commas, and one. */
  readonly #longest: number;
  readonly #found = new Map<number, Found | null>();

  constructor(players: readonly Player[], list: string, pieces: readonly Piece[]) {
    this.#players = players;
    this.#list = list;
    this.#pieces = pieces;
    this.#longest = 1 + Math.max(0, ...players.map((it) => it.split(',').length - 1));
  }

  into(arity: number): TargetList | null {
    if (arity === 0 || this.#pieces.length > mostPieces) return null;
    const said = this.#pieces.filter((_, place) => this.#text(place, 1) !== '').length;
    if (said > arity * this.#longest) return null;
    for (const how of ways) {
      const found = this.#cut(0, arity, how, new Set());
      const different = found.filter((it) => new Set(it.players).size === arity);
      const [first, ...others] = different.length > 0 ? different : found;
      if (first === undefined) continue;
      const all = [...new Set([first, ...others].flatMap((it) => it.players))];
      const unclear = all.filter(
        (it) => others.some((one) => !one.players.includes(it)) || !first.players.includes(it),
      );
      return { targets: first.targets, how, unclear: unclear.toSorted() };
    }
    return null;
  }

  /** Every known nick whole, the longest first, the rest cut at its commas; what is empty left out. */
  atCommas(): readonly string[] {
    const targets: string[] = [];
    const longest = this.#pieces.length > mostPieces ? 1 : this.#longest;
    for (let from = 0; from < this.#pieces.length;) {
      let size = Math.min(longest, this.#pieces.length - from);
      while (size > 1 && (this.#at(from, size)?.meant.how ?? 'beginning') === 'beginning') size -= 1;
      targets.push(this.#text(from, size));
      from += size;
    }
    return targets.filter((it) => it !== '');
  }

  /** The ways to cut what follows a place into so many nicks, each written this well or better. */
  #cut(from: number, arity: number, how: Meant['how'], hopeless: Set<number>): readonly Way[] {
    const place = from * 100 + arity;
    if (hopeless.has(place)) return [];
    if (from === this.#pieces.length) return arity === 0 ? [{ targets: [], players: [] }] : [];
    const cuts: Way[] = this.#text(from, 1) === '' ? [...this.#cut(from + 1, arity, how, hopeless)] : [];
    const most = arity === 0 ? 0 : Math.min(this.#longest, this.#pieces.length - from);
    for (let size = most; size > 0 && cuts.length < enough; size -= 1) {
      const found = this.#at(from, size);
      const [player, another] = found?.meant.players ?? [];
      if (!found || player === undefined || another !== undefined) continue;
      if (rankOf(found.meant.how) > rankOf(how)) continue;
      for (const rest of this.#cut(from + size, arity - 1, how, hopeless))
        cuts.push({ targets: [found.text, ...rest.targets], players: [player, ...rest.players] });
    }
    if (cuts.length === 0) hopeless.add(place);
    return cuts;
  }

  #at(from: number, size: number): Found | null {
    const place = from * this.#longest + size - 1;
    let found = this.#found.get(place);
    if (found === undefined) {
      const text = this.#text(from, size);
      const meant = text === '' ? null : meantBy(this.#players, text);
      const whole = size === 1 || meant?.how === 'exact' || !this.#hasQuoted(from, size);
      found = meant && whole ? { text, meant } : null;
      this.#found.set(place, found);
    }
    return found;
  }

  #hasQuoted = (from: number, size: number): boolean =>
    this.#pieces.slice(from, from + size).some((it) => isQuoted(this.#list.slice(it.from, it.to)));

  #text(from: number, size: number): string {
    const [first, last] = [this.#pieces[from], this.#pieces[from + size - 1]];
    return this.#list.slice(first?.from, last?.to).trim();
  }
}
