/** A stretch of a text. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** The sentences of a text: up to a full stop, a question or exclamation mark, dots, or the end of a line. */
export function sentences(text: string): readonly Stretch[] {
  const found: Stretch[] = [];
  let from = 0;
  for (const match of text.matchAll(/[.!?…]+["»”)]*(?=\s|$)|\n/gu)) {
    const to = match.index + match[0].length;
    if (text.slice(from, to).trim() !== '') found.push({ from, to });
    from = to;
  }
  if (text.slice(from).trim() !== '') found.push({ from, to: text.length });
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
