import type { z } from 'zod';
import type { Fault, Path } from './fault.ts';
import { explain } from './schema/words.ts';
import type { Source } from './source.ts';

/** Collects what is wrong in a file, each with its line. */
export class Faults {
  readonly list: Fault[] = [];
  private readonly source: Source;

  constructor(source: Source) {
    this.source = source;
  }

  add(path: Path, message: string): void {
    this.list.push({ line: this.source.lineAt(path), message: `${place(path)}${message}` });
  }

  /** The value as the schema gives it, or null and its faults. `at` is where the value stands in the file. */
  check<T>(schema: z.ZodType<T>, value: unknown, at: Path): T | null {
    const parsed = schema.safeParse(value, { error: explain });
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues) this.addIssue(issue, [...at, ...issue.path]);
    return null;
  }

  inOrder(): readonly Fault[] {
    return [...this.list].sort((a, b) => a.line - b.line);
  }

  private addIssue(issue: z.core.$ZodIssue, path: Path): void {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...path, key]) : null;
    const isKey = issue.code === 'custom' && issue.params?.['key'] === true;
    for (const each of keys ?? [path]) {
      const line = keys || isKey ? this.source.lineOfKey(each) : this.source.lineAt(each);
      const message = keys
        ? issue.message.replace(/^unknown key .*?;/, `unknown key "${String(each.at(-1))}";`)
        : issue.message;
      this.list.push({ line, message: `${place(keys ? path : each)}${message}` });
    }
  }
}

/** «days 1, votes 2: » — counted from one, as people do. */
function place(path: Path): string {
  const words = path.reduce<string[]>((all, step) => {
    if (typeof step === 'number') return [...all.slice(0, -1), `${all.at(-1) ?? ''} ${String(step + 1)}`];
    return [...all, String(step)];
  }, []);
  return words.length > 0 ? `${words.join(', ')}: ` : '';
}
