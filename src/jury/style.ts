/**
 * J1: takes an author's typing habits off a text, so that quotes, dashes, spaces and line breaks tell nobody: «ёлочки»
 * with „лапки“ inside, a dash between spaces, an ellipsis of one sign, single spaces, paragraphs parted by one empty
 * line. Line breaks of verse stay. A second run changes nothing.
 */
export function plainStyle(text: string): string {
  let plain = text;
  // One mend may make room for another, as a dash does after a quote that has just been closed.
  for (let round = 0, before = ''; round < 8 && plain !== before; round += 1) {
    before = plain;
    plain = paragraphs(plain)
      .map((lines) => quotes(lines.join('\n')))
      .join('\n\n');
  }
  return plain;
}

/** A line longer than this is prose, and the break after it ends a paragraph. */
const verse = 70;

function paragraphs(text: string): readonly (readonly string[])[] {
  const parted: string[][] = [];
  let last = '';
  for (const next of text.split(/\r\n?|[\n\v\f\u0085\u2028\u2029]/u).map(line)) {
    const goesOn = last !== '' && Math.max(last.length, next.length) <= verse && !next.startsWith('—');
    if (next !== '' && goesOn) parted.at(-1)?.push(next);
    else if (next !== '') parted.push([next]);
    last = next;
  }
  return parted;
}

function line(text: string): string {
  return text
    .replace(/[\p{Zs}\t]+/gu, ' ')
    .trim()
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/\.{3,}|…[.…]*/g, '…')
    .replace(/[‐‑‒−]/g, '-')
    .replace(/--+/g, '—')
    .replace(/^[-–—](?! ?[-–—]) ?/u, '— ')
    .replace(/ [-–](?= )/g, ' —')
    .replace(/(?<=[,.!?…»"”]) ?(?:[–—] ?|- )/g, ' — ')
    .replace(/(?<=\p{L}) ?[–—] ?(?=[\p{L}«"„“])/gu, ' — ')
    .replace(/ +([,.!?…;:»])(?=[\s»"”]|$)/g, '$1')
    .trim();
}

/** Quotes by their place: one that stands before a word opens, any other closes; inside a quote the inner pair is used. */
function quotes(text: string): string {
  let depth = 0;
  return text.replace(/(["“”„‟«»])( ?)/gu, (...found: readonly unknown[]) => {
    const [, mark, space, at] = found as [string, string, string, number];
    const beforeWord = space === '' && /^$|[\s([«„“"—-]/u.test(text.charAt(at - 1));
    if ('«„'.includes(mark) || (mark !== '»' && beforeWord)) {
      depth += 1;
      return depth === 1 ? '«' : '„';
    }
    depth = Math.max(0, depth - 1);
    return (depth === 0 ? '»' : '“') + space;
  });
}
