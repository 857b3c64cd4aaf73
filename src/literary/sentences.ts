/** A stretch of a text. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** No sentence is longer: what goes on without a stop is cut between words. */
const LONGEST = 600;

/** The sentences of a text: up to a full stop, a question or exclamation mark, dots, or the end of a line. */
export function sentences(text: string): readonly Stretch[] {
  const found: Stretch[] = [];
  let from = 0;
  const put = (to: number) => {
    while (to - from > LONGEST) {
      const space = text.lastIndexOf(' ', from + LONGEST);
      const cut = space > from ? space + 1 : from + LONGEST;
      found.push({ from, to: cut });
      from = cut;
    }
    if (/\S/u.test(text.slice(from, to))) found.push({ from, to });
    from = to;
  };
  for (const match of text.matchAll(/[.!?…]+["»”)]*(?=\s|$)|\n/gu)) put(match.index + match[0].length);
  put(text.length);
  return found;
}

/** The sentence that holds a place. */
export function sentenceAt(all: readonly Stretch[], at: number): Stretch {
  let [low, high] = [0, all.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((all[middle]?.to ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return all[low] ?? { from: at, to: at };
}

export const within = (place: Stretch, whole: Stretch): boolean =>
  place.from >= whole.from && place.to <= whole.to;

export const touches = (one: Stretch, other: Stretch): boolean => one.from < other.to && other.from < one.to;
