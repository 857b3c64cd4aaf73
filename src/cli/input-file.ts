import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Fault } from '../scenario/fault.ts';

/** npm starts us in the package's folder: a path is also looked for where the user stood. Null: no such file. */
export function readInputFile(file: string): string | null {
  for (const folder of [process.cwd(), process.env['INIT_CWD']]) {
    try {
      if (folder !== undefined) return readFileSync(resolve(folder, file), 'utf8');
    } catch {
      continue;
    }
  }
  return null;
}

/** What is wrong goes to standard error; the exit code says that nothing was done. */
export function refuse(lines: readonly string[]): 2 {
  process.stderr.write(`${lines.join('\n')}\n`);
  return 2;
}

/** A fault of a file, with its line where an editor looks for it. */
export const located = (file: string, { line, message }: Fault): string =>
  `${file}:${String(line)}: line ${String(line)}: ${message}`;
