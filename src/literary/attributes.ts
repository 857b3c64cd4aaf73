import { isSafeLink } from './safe-link.ts';
import { visible } from './visible.ts';

type Attrs = Record<string, unknown>;
type Read = (attrs: Attrs) => Attrs | null;

const id = (value: unknown): value is string =>
  typeof value === 'string' && /^[\p{L}\p{N}_-]{1,80}$/u.test(value);
const name = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= 200;
const within = (value: unknown, from: number, to: number): boolean =>
  Number.isInteger(value) && Number(value) >= from && Number(value) <= to;

const none: Read = () => ({});

/**
 * What each node and mark of a report may carry: the attributes as they are kept (all others are dropped),
 * or null when one that it needs is missing or wrong. A type that is not here is unknown.
 */
export const nodeAttributes: ReadonlyMap<string, Read> = new Map<string, Read>([
  ['paragraph', none],
  ['verse', none],
  ['dialogue', none],
  ['note', none],
  ['blockquote', none],
  ['bulletList', none],
  ['listItem', none],
  ['horizontalRule', none],
  ['hardBreak', none],
  ['text', none],
  ['orderedList', ({ start }) => ({ start: within(start, 1, 9999) ? start : 1 })],
  ['heading', ({ level }) => ({ level: within(level, 1, 3) ? level : 3 })],
  ['nick', ({ player }) => (name(player) && name(visible(player)) ? { player: visible(player) } : null)],
  [
    'fragment',
    ({ id: anchor, source, rumour }) =>
      id(anchor) && name(source) ? { id: anchor, source, rumour: rumour === true } : null,
  ],
]);

export const markAttributes: ReadonlyMap<string, Read> = new Map<string, Read>([
  ['bold', none],
  ['italic', none],
  ['link', ({ href }) => (isSafeLink(href) ? { href } : null)],
  ['woven', ({ source, rumour }) => (name(source) ? { source, rumour: rumour === true } : null)],
]);
