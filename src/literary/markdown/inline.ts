import { isSafeLink } from '../safe-link.ts';
import { type ReportMark, type ReportNode, textNode } from '../node.ts';
import { decodeEntities } from './entities.ts';

/** A piece of a line: text as it is, a delimiter that may open or close emphasis, a link with its own pieces. */
type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'sign'; readonly sign: string; readonly opens: boolean; readonly closes: boolean }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

// Every alternative is bounded, so that no line, however long or broken, is read more than once or so.
const special =
  /\\([!-/:-@[-`{-~])|(\*\*|__|\*|_)|!?\[([^\][\n]{0,500})\]\(\s{0,9}<?([^\s()<>]{0,2000}(?:\([^\s()<>]{0,200}\)[^\s()<>]{0,200})?)>?(?:\s+["'][^"'\n]{0,300}["'])?\s{0,9}\)|<(https?:\/\/[^\s<>]{1,2000}|mailto:[^\s<>]{1,300})>|`([^`\n]{1,500})`/gu;

const isWord = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);
const isBlank = (sign: string | undefined): boolean => sign === undefined || /\s/u.test(sign);

/** Whether a delimiter may open or close: never against a blank; `_` never inside a word, so that Lady_Winter stays. */
function sides(line: string, from: number, to: number): { opens: boolean; closes: boolean } {
  const [before, after] = [line[from - 1], line[to]];
  const inside = line[from] === '_';
  return {
    opens: !isBlank(after) && !(inside && isWord(before)),
    closes: !isBlank(before) && !(inside && isWord(after)),
  };
}

function pieces(line: string): readonly Piece[] {
  const found: Piece[] = [];
  let at = 0;
  const plain = (text: string) => {
    if (text !== '') found.push({ kind: 'text', text: decodeEntities(text) });
  };
  for (const match of line.matchAll(special)) {
    const [all, escaped, sign, label, href, address, code] = match;
    const to = match.index + all.length;
    plain(line.slice(at, match.index));
    at = to;
    if (escaped !== undefined) found.push({ kind: 'text', text: escaped });
    else if (sign !== undefined) found.push({ kind: 'sign', sign, ...sides(line, match.index, to) });
    else if (label !== undefined)
      found.push({ kind: 'link', text: label, href: all[0] === '!' ? '' : (href ?? '') });
    else if (address !== undefined) found.push({ kind: 'link', text: address, href: address });
    else found.push({ kind: 'text', text: code ?? '' });
  }
  plain(line.slice(at));
  return found;
}

/** For each delimiter that has its partner, where the partner stands; the others are text. */
function partners(all: readonly Piece[]): ReadonlyMap<number, number> {
  const open = new Map<string, number[]>();
  const pairs = new Map<number, number>();
  all.forEach((piece, at) => {
    if (piece.kind !== 'sign') return;
    const waiting = open.get(piece.sign) ?? [];
    // Signs without anything between them are a line to be filled in.
    const partner = piece.closes && waiting.at(-1) !== at - 1 ? waiting.pop() : undefined;
    if (partner !== undefined) {
      pairs.set(partner, at).set(at, partner);
      // What was opened inside and not closed stays open no longer.
      for (const [sign, places] of open)
        open.set(
          sign,
          places.filter((place) => place < partner),
        );
    } else if (piece.opens && waiting.length < 8) open.set(piece.sign, [...waiting, at]);
  });
  return pairs;
}

/** One line of Markdown as inline nodes: bold, italic, safe links; any other markup is its text. */
export function readInline(line: string): readonly ReportNode[] {
  const all = pieces(line);
  const pairs = partners(all);
  const depth = { bold: 0, italic: 0 };
  const nodes: { text: string; marks: ReportMark[] }[] = [];
  const put = (text: string, ...more: ReportMark[]) => {
    const marks: ReportMark[] = [
      ...(depth.bold > 0 ? [{ type: 'bold' }] : []),
      ...(depth.italic > 0 ? [{ type: 'italic' }] : []),
      ...more,
    ];
    const last = nodes.at(-1);
    if (last && JSON.stringify(last.marks) === JSON.stringify(marks)) last.text += text;
    else nodes.push({ text, marks });
  };
  all.forEach((piece, at) => {
    if (piece.kind === 'text') put(piece.text);
    else if (piece.kind === 'link') {
      const safe = isSafeLink(piece.href);
      for (const node of readInline(piece.text))
        put(node.text ?? '', ...(safe ? [{ type: 'link', attrs: { href: piece.href } }] : []));
    } else {
      const partner = pairs.get(at);
      if (partner === undefined) put(piece.sign);
      else depth[piece.sign.length === 2 ? 'bold' : 'italic'] += partner > at ? 1 : -1;
    }
  });
  return nodes.flatMap(({ text, marks }) => textNode(text, marks));
}
