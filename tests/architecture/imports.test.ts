import { describe, expect, it } from 'vitest';
import { importsOf, sourceFiles } from './sources.ts';

/** Who may import whom of our own (design.md §3): folder of src → folders and files of src it may import besides itself. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  jury: [],
  calendar: [],
  scenario: ['engine'],
  simulation: ['engine'],
  literary: ['engine'],
  app: ['engine', 'scenario', 'literary', 'jury', 'calendar'],
  store: ['app/ports.ts', 'app/ports', 'engine', 'literary', 'jury', 'calendar', 'app/settings.ts'],
  auth: ['app', 'store', 'engine'],
  api: ['app', 'engine'],
  pages: [
    'app',
    'api',
    'layouts',
    'components',
    'islands',
    'styles',
    'engine',
    'literary',
    'jury',
    'calendar',
  ],
  layouts: ['app', 'components', 'styles', 'engine', 'literary', 'jury', 'calendar'],
  components: ['app', 'layouts', 'styles', 'engine', 'literary', 'jury', 'calendar'],
  islands: ['api', 'engine', 'simulation', 'literary', 'jury', 'calendar'],
};

const folderOf = (path: string): string => path.split('/')[1] ?? '';
const files = sourceFiles('src');
const own = files.flatMap((path) => importsOf(path)).filter((one) => one.own && one.to.startsWith('src/'));

describe('who may import whom', () => {
  it.each(Object.entries(mayImport))('%s imports nothing of ours beyond its list', (folder, allowed) => {
    const wrong = own
      .filter(({ from }) => folderOf(from) === folder)
      .filter(({ to }) => {
        const inside = to.replace(/^src\//, '');
        return ![folder, ...allowed].some((one) => inside === one || inside.startsWith(`${one}/`));
      });
    expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  it('only middleware, cli and tests import compose', () => {
    const importers = own.filter(({ to }) => to === 'src/compose.ts').map(({ from }) => from);
    expect(importers.filter((from) => from !== 'src/middleware.ts' && !from.startsWith('src/cli/'))).toEqual(
      [],
    );
  });

  it('only store imports the Prisma client, only auth imports Lucia', () => {
    const imports = files.flatMap((path) => importsOf(path));
    const prisma = imports.filter(({ to }) => to.includes('@prisma/') || to.includes('store/generated'));
    const lucia = imports.filter(({ to }) => to === 'lucia');
    expect(
      prisma.filter(({ from }) => !/^src\/(store\/|cli\/migration)/.test(from)).map(({ from }) => from),
    ).toEqual([]);
    expect(lucia.filter(({ from }) => !from.startsWith('src/auth/')).map(({ from }) => from)).toEqual([]);
  });

  it('the pure folders run in a browser: no node: import, no React, no clock', () => {
    const pure = files.filter((path) => /^src\/(engine|simulation|jury|calendar|literary)\//.test(path));
    const impure = pure
      .flatMap((path) => importsOf(path))
      .filter(({ to }) => /^node:|^react|^astro/.test(to));
    expect(impure.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  it('there are no import cycles', () => {
    const graph = new Map<string, string[]>();
    for (const { from, to } of own) graph.set(from, [...(graph.get(from) ?? []), to]);
    const done = new Set<string>();
    const cycles: string[] = [];
    const visit = (path: string, trail: readonly string[]): void => {
      if (trail.includes(path)) cycles.push([...trail.slice(trail.indexOf(path)), path].join(' → '));
      if (done.has(path) || trail.includes(path)) return;
      for (const next of graph.get(path) ?? []) visit(next, [...trail, path]);
      done.add(path);
    };
    for (const path of graph.keys()) visit(path, []);
    expect(cycles).toEqual([]);
  });
});
