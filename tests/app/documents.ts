import { LIMITS } from '../../src/literary/refusal.ts';

const text = (words: string, marks: unknown[] = []) => ({ type: 'text', text: words, marks });

export const paragraph = (words: string, marks: unknown[] = []) => ({
  type: 'paragraph',
  content: [text(words, marks)],
});

/** A report with its title and these blocks. */
export const documentOf = (...blocks: unknown[]) => ({
  type: 'doc',
  attrs: { schemaVersion: 1 },
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [text('Ночь, в которой пробовали')] },
    ...blocks,
  ],
});

const link = (href: unknown) => documentOf(paragraph('сюда', [{ type: 'link', attrs: { href } }]));

const fragment = (id: string, source: string) => ({
  type: 'fragment',
  attrs: { id, source },
  content: [paragraph('Капли от бессонницы')],
});

/** A block within a block within a block … */
export function nested(depth: number): unknown {
  let block: unknown = paragraph('дно');
  for (let level = 0; level < depth; level++) block = { type: 'blockquote', content: [block] };
  return block;
}

const badLinks = [
  'javascript:alert(1)',
  'JaVa\tScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  '//evil.example',
  '/\\evil.example',
  'https:\\\\evil.example',
  'https://user:secret@evil.example',
  'blob:https://evil.example/1',
  '',
  null,
  42,
];

export interface BadDocument {
  what: string;
  /** Of the id of a description of the night. */
  make: (source: string) => unknown;
  code: string;
}

/** What a browser of ours never sends. */
export const badDocuments: readonly BadDocument[] = [
  { what: 'an unknown node', make: () => documentOf({ type: 'script', content: [] }), code: 'unknown-node' },
  {
    what: 'a node named like Object’s own',
    make: () => documentOf({ type: '__proto__' }),
    code: 'unknown-node',
  },
  {
    what: 'an unknown mark',
    make: () => documentOf(paragraph('слово', [{ type: 'onclick' }])),
    code: 'unknown-node',
  },
  ...badLinks.map((href) => ({
    what: `a link to ${JSON.stringify(href)}`,
    make: () => link(href),
    code: 'bad-link',
  })),
  {
    what: 'one fragment twice',
    make: (source) => documentOf(fragment('f1', source), fragment('f1', source)),
    code: 'duplicate-fragment',
  },
  {
    what: 'a fragment of another night',
    make: () => documentOf(fragment('f1', 'of-another-night')),
    code: 'foreign-fragment',
  },
  {
    what: 'a woven piece of another night',
    make: () => documentOf(paragraph('слово', [{ type: 'woven', attrs: { source: 'of-another-night' } }])),
    code: 'foreign-fragment',
  },
  { what: '10,000 levels', make: () => documentOf(nested(10_000)), code: 'too-deep' },
  { what: 'a level too many', make: () => documentOf(nested(LIMITS.depth + 1)), code: 'too-deep' },
  { what: 'too much text', make: () => documentOf(paragraph('ж'.repeat(LIMITS.text + 1))), code: 'too-long' },
  {
    what: 'five megabytes of nothing',
    make: () => ({
      ...documentOf(),
      content: Array.from({ length: 200_000 }, () => ({ type: 'paragraph' })),
    }),
    code: 'too-long',
  },
  { what: 'a lone surrogate', make: () => documentOf(paragraph('\ud83d')), code: 'bad-document' },
  {
    what: 'a lone surrogate in a reason',
    make: () => ({ ...documentOf(), attrs: { schemaVersion: 1, omitted: { one: '\udc00' } } }),
    code: 'bad-document',
  },
  {
    what: 'a lone surrogate in a fragment’s id',
    make: (source) => documentOf(fragment('\ud83d', source)),
    code: 'bad-document',
  },
  {
    what: 'a lone surrogate in a nick',
    make: () => documentOf({ type: 'paragraph', content: [{ type: 'nick', attrs: { player: '\ud83d' } }] }),
    code: 'bad-document',
  },
  { what: 'text that is a number', make: () => documentOf(paragraph(7 as never)), code: 'bad-document' },
  {
    what: 'content that is no list',
    make: () => documentOf({ type: 'paragraph', content: {} }),
    code: 'bad-document',
  },
  {
    what: 'a paragraph in a paragraph',
    make: () => documentOf({ type: 'paragraph', content: [paragraph('а')] }),
    code: 'bad-document',
  },
  { what: 'nothing in it', make: () => ({ type: 'doc', content: [] }), code: 'bad-document' },
  {
    what: 'a version from the future',
    make: () => ({ ...documentOf(), attrs: { schemaVersion: 99 } }),
    code: 'newer-version',
  },
  ...[null, 'текст', 7, [], {}, { type: 'paragraph' }].map((document) => ({
    what: `the form of ${JSON.stringify(document)}`,
    make: () => document,
    code: 'bad-document',
  })),
];
