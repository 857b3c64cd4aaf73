import type { Entry } from './log.ts';

/**
 * История: the entries by which a game stands, oldest first, without those that left it as it was. A longer history
 * shares all of a shorter one, so that one entry more costs the same on any day. What it holds shows in `entries`
 * alone: to compare or to print a game is not to walk through all that has happened in it.
 */
export class History {
  readonly #before: History | null;
  readonly #last: Entry | null;

  private constructor(before: History | null, last: Entry | null) {
    this.#before = before;
    this.#last = last;
  }

  static readonly none = new History(null, null);

  /** This history, and one entry more. */
  and(entry: Entry): History {
    return new History(this, entry);
  }

  get entries(): readonly Entry[] {
    return History.#back(this).reverse();
  }

  static #back(from: History): Entry[] {
    const entries: Entry[] = [];
    for (let at: History | null = from; at !== null; at = at.#before) {
      if (at.#last !== null) entries.push(at.#last);
    }
    return entries;
  }
}
