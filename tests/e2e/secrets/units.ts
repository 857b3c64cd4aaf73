import type { Answer } from '../../support/visitor.ts';

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

const decode = (html: string): string =>
  html.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name: string) => {
    if (decimal) return String.fromCodePoint(Number(decimal));
    if (hex) return String.fromCodePoint(parseInt(String(hex), 16));
    return entities[name] ?? whole;
  });

/** Where one statement ends and another begins; what stands in one row or one pair of a list is one statement. */
const ends =
  /<\/?(?:p|li|tr|h[1-6]|dl|section|article|div|table|thead|tbody|ul|ol|header|footer|main|nav|form|figure|aside|option|button|select|blockquote|dt)(?=[\s>])/i;

const island = /\s(?:props|data-props)="([^"]*)"/g;

/** What each object of JSON says: its name, its own values and keys, and those of plain objects and lists in it. */
function objectsOf(value: unknown, name = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) {
    const own = value.filter((one) => typeof one !== 'object').join(' · ');
    return [...(own ? [`${name} · ${own}`] : []), ...value.flatMap((one) => objectsOf(one, name))];
  }
  const inner = Object.entries(value).flatMap(([key, one]) => objectsOf(one, key));
  return [`${name} · ${said(value, 2)}`, ...inner];
}

function said(value: object, depth: number): string {
  return Object.entries(value)
    .flatMap(([key, inner]): readonly string[] => {
      if (typeof inner !== 'object' || inner === null) return [key, String(inner)];
      if (Array.isArray(inner)) return [key, ...inner.filter((one) => typeof one !== 'object').map(String)];
      return depth > 0 ? [key, said(inner, depth - 1)] : [key];
    })
    .join(' · ');
}

/** Astro writes every value of an island's props as [kind, value]. */
function plain(value: unknown): unknown {
  if (Array.isArray(value) && value.length === 2 && typeof value[0] === 'number') return plain(value[1]);
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]));
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** An answer in its smallest pieces that state something: rows, sentences, headers, objects of JSON, props of islands. */
export function unitsOf({ body, type, headers }: Answer): readonly string[] {
  if (type.includes('json')) return [...headers.split('\n'), ...objectsOf(jsonIn(body))];
  const props = [...body.matchAll(island)].flatMap(([, text = '']) => objectsOf(plain(jsonIn(decode(text)))));
  const html = body.replace(island, '').split(ends).map(decode);
  return [...headers.split('\n').map(decodeURI_), ...html, ...props].filter((unit) => unit.trim() !== '');
}

function decodeURI_(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Letters and digits alone, attributes too: whatever typography, markup or escaping did, the words are found. */
export const lettersOf = (text: string): string =>
  decode(text.replace(/<\/?[a-z][\w-]*/gi, ' '))
    .replace(/\\[nrt"]/g, ' ')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Pieces of a text, each long enough to stand nowhere else. */
export function piecesOf(text: string, length = 30): readonly string[] {
  const letters = lettersOf(text);
  const count = Math.floor(letters.length / length);
  return Array.from({ length: count }, (_, n) => letters.slice(n * length, (n + 1) * length));
}
