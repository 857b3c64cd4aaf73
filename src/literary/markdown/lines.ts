/** A chunk of Markdown: lines that stand together, of one kind. */
export interface Chunk {
  readonly kind: 'heading' | 'rule' | 'quote' | 'bullets' | 'numbers' | 'text';
  readonly lines: readonly string[];
}

const heading = /^ {0,3}#{1,6}(?:[ \t]|$)/u;
const rule = /^ {0,3}(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/u;
const quoted = /^ {0,3}>/u;
const bullet = /^ {0,3}[-*+][ \t]+\S/u;
const numbered = /^ {0,3}\d{1,9}[.)][ \t]+\S/u;

const kindOf = (line: string): Chunk['kind'] =>
  heading.test(line)
    ? 'heading'
    : rule.test(line)
      ? 'rule'
      : quoted.test(line)
        ? 'quote'
        : bullet.test(line)
          ? 'bullets'
          : numbered.test(line)
            ? 'numbers'
            : 'text';

const alone: ReadonlySet<Chunk['kind']> = new Set(['heading', 'rule']);

/** Parts a text into chunks: at empty lines, and where the kind of the lines changes. */
export function chunks(text: string): readonly Chunk[] {
  const found: { kind: Chunk['kind']; lines: string[] }[] = [];
  let open: (typeof found)[number] | null = null;
  for (const line of text.split('\n')) {
    if (line.trim() === '') {
      open = null;
      continue;
    }
    // A heading in two lines: its text and a row of signs under it.
    if (open?.kind === 'text' && open.lines.length === 1 && /^(?:=+|-{2,})\s*$/u.test(line)) {
      open.kind = 'heading';
      open = null;
      continue;
    }
    const kind = kindOf(line);
    const wrapped = open !== null && kind === 'text' && (open.kind === 'bullets' || open.kind === 'numbers');
    if (open && (open.kind === kind || wrapped) && !alone.has(kind)) open.lines.push(line);
    else found.push((open = { kind, lines: [line] }));
    if (alone.has(kind)) open = null;
  }
  return found;
}
