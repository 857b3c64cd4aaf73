import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseAllDocuments,
  type Document,
  type Node,
  type Pair,
} from 'yaml';
import type { Fault, Path } from './fault.ts';

/** A YAML file as a plain value that still knows its lines. */
export interface Source {
  readonly value: unknown;
  /** The line of what stands at this path (of its key, for lists and mappings); of the nearest thing above it, where it is missing. */
  lineAt(path: Path): number;
  /** The line of the key itself, for keys that should not be there. */
  lineOfKey(path: Path): number;
}

/** More than any game needs: aliases could otherwise unfold without end. */
const MOST_NODES = 200_000;

/**
 * Reads YAML. Text that is not YAML, a key written twice and an empty file are faults, in whose words `expected` says
 * what should stand there.
 */
export function readSource(text: string, expected = 'a scenario: ruleset, players, days'): Source | Fault {
  const lines = new LineCounter();
  const documents = parseAllDocuments(text.replace(/^\uFEFF/, '').normalize('NFC'), {
    lineCounter: lines,
    uniqueKeys: sameKey,
  });
  const [document] = documents;
  if (document === undefined || !('contents' in document)) {
    return { line: 1, message: `the file is empty; expected ${expected}` };
  }
  for (const each of documents) {
    const error = each.errors[0];
    if (error) return { line: error.linePos?.[0].line ?? 1, message: yamlTrouble(error.code, error.message) };
  }
  const second = documents[1];
  if (second) {
    return {
      line: lines.linePos(second.range[0]).line,
      message: `a second document; expected one a file: ${expected}`,
    };
  }
  if (document.contents === null || (isScalar(document.contents) && document.contents.value === null)) {
    return { line: 1, message: `the file is empty; expected ${expected}` };
  }
  const plain = new Plain(document);
  const value = plain.read(document.contents);
  if (plain.fault) return { line: lineOf(plain.fault.at), message: plain.fault.message };
  return {
    value,
    lineAt: (path) => lineOf(placeAt(document, path)),
    lineOfKey: (path) => lineOf(keyAt(document, path)),
  };

  function lineOf(node: Node | null | undefined): number {
    return node?.range ? lines.linePos(node.range[0]).line : 1;
  }
}

function yamlTrouble(code: string, message: string): string {
  const [first] = message.split('\n');
  const plain = (first ?? message).replace(/ at line \d+, column \d+:?$/, '');
  return code === 'DUPLICATE_KEY'
    ? 'this key stands here twice; expected every key once'
    : `not YAML: ${plain}`;
}

/** Keys are nicks or words: they are compared as written, `7` and `"7"` alike. */
const sameKey = (a: unknown, b: unknown): boolean =>
  a === b || (isScalar(a) && isScalar(b) && keyText(a) === keyText(b));

/** A key or a nick as it was typed: `007` is no number. */
function keyText(node: unknown): string {
  if (!isScalar(node)) return '';
  return typeof node.value === 'string' ? node.value : (node.source ?? String(node.value));
}

class Plain {
  readonly document: Document;
  count = 0;
  fault: { at: Node; message: string } | null = null;

  constructor(document: Document) {
    this.document = document;
  }

  read(node: unknown, depth = 0): unknown {
    if (this.fault || node === null || node === undefined) return null;
    if (++this.count > MOST_NODES || depth > 50) {
      return this.blame(node as Node, 'too large or too deep; expected a file of ordinary size');
    }
    if (isAlias(node)) {
      const anchored = node.resolve(this.document);
      return anchored
        ? this.read(anchored, depth + 1)
        : this.blame(node, `nothing is called &${node.source}`);
    }
    if (isSeq(node)) return node.items.map((item) => this.read(item, depth + 1));
    if (isMap(node)) {
      return Object.fromEntries(node.items.map((pair) => [this.key(pair), this.read(pair.value, depth + 1)]));
    }
    return isScalar(node) ? scalar(node.value, node.source) : null;
  }

  private key(pair: Pair): string {
    const text = keyText(pair.key);
    const usable = isScalar(pair.key) && text !== '__proto__';
    if (!usable) this.blame((pair.key ?? pair.value) as Node, 'expected a nick or a word as the key');
    return text;
  }

  private blame(at: Node, message: string): null {
    this.fault ??= { at, message };
    return null;
  }
}

/** Numbers that lose something on the way («007», «3.10») stay what was typed. */
function scalar(value: unknown, source: string | undefined): unknown {
  if (typeof value === 'bigint') return source ?? String(value);
  return typeof value === 'number' && source !== undefined && String(value) !== source ? source : value;
}

function nodeAt(document: Document, path: Path): Node | null {
  let node = document.contents as Node | null;
  for (const step of path) {
    const next = child(document, node, step);
    if (!next) return node;
    node = next.value ?? next.key ?? node;
  }
  return node;
}

/** A list or mapping is found by its key: there the eye looks first. */
function placeAt(document: Document, path: Path): Node | null {
  const node = nodeAt(document, path);
  return isMap(node) || isSeq(node) ? keyAt(document, path) : node;
}

function keyAt(document: Document, path: Path): Node | null {
  const last = path.at(-1);
  const parent = nodeAt(document, path.slice(0, -1));
  const found = last === undefined ? undefined : child(document, parent, last);
  return found ? (found.key ?? found.value) : parent;
}

function child(
  document: Document,
  node: Node | null,
  step: PropertyKey,
): { key: Node | null; value: Node | null } | undefined {
  const whole = isAlias(node) ? node.resolve(document) : node;
  if (isSeq(whole)) {
    const item = whole.items[Number(step)] as Node | undefined;
    return item && { key: null, value: item };
  }
  if (!isMap(whole)) return undefined;
  const pair = whole.items.find(({ key }) => keyText(key) === String(step));
  return pair && { key: pair.key as Node, value: pair.value as Node | null };
}
