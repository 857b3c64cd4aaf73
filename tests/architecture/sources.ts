import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const root = process.cwd();
const endings = ['.ts', '.tsx', '.astro', '.mjs'];

/** Every source file of a folder, as paths from the repository's root; generated code left out. */
export function sourceFiles(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((path) => !path.includes('store/generated/'))
    .sort();
}

export interface Import {
  from: string;
  /** A path from the root for our own files, else the package as written. */
  to: string;
  own: boolean;
}

const patterns = [
  /(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]/g,
  /import\s*['"]([^'"]+)['"]/g,
  /import\(\s*['"]([^'"]+)['"]\s*\)/g,
];

/** All imports of a file, type imports included. */
export function importsOf(path: string): readonly Import[] {
  const code = readFileSync(join(root, path), 'utf8');
  return patterns
    .flatMap((pattern) => [...code.matchAll(pattern)].map((match) => match[1] ?? ''))
    .map((name) =>
      name.startsWith('.')
        ? { from: path, to: relative(root, resolve(root, dirname(path), name)), own: true }
        : { from: path, to: name, own: false },
    );
}
