import type { Path } from './fault.ts';

/** Something in `expect` that did not hold. */
export interface Mismatch {
  readonly line: number;
  /** «night 3» */
  readonly phase: string;
  /** «deaths», «commands: M-S» */
  readonly what: string;
  readonly expected: string;
  readonly actual: string;
}

/** A mismatch before its place in the file is known; `path` starts at the key in `expect`. */
export interface Difference extends Pick<Mismatch, 'expected' | 'actual'> {
  readonly path: Path;
}

/** A value in one line, as in the file. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return `[${value.map(shown).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const pairs = Object.entries(value).filter(([, it]) => it !== undefined);
    return `{ ${pairs.map(([key, it]) => `${quoted(key)}: ${shown(it)}`).join(', ')} }`;
  }
  return typeof value === 'string' ? quoted(value) : String(value);
}

const quoted = (text: string): string =>
  /^[^\s,:{}[\]"'#&*!|>%@`][^,:{}[\]"\n#]*$/u.test(text) ? text : JSON.stringify(text);

/** Does the value have all that was expected of it? Fields that are not named are not compared. */
export const matches = (expected: unknown, actual: unknown): boolean => fits(expected, actual, false);

/** The same where no list promises an order, as in letters: «team» names its members in any. */
export const matchesInAnyOrder = (expected: unknown, actual: unknown): boolean =>
  fits(expected, actual, true);

function fits(expected: unknown, actual: unknown, anyOrder: boolean): boolean {
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length) return false;
    const [wanted, found] = anyOrder ? [expected.toSorted(), actual.toSorted()] : [expected, actual];
    return wanted.every((each, index) => fits(each, found[index], anyOrder));
  }
  if (typeof expected === 'object' && expected !== null) {
    const fields = Object.entries(expected).filter(([, value]) => value !== undefined);
    return fields.every(([key, value]) =>
      fits(value, (actual as Record<string, unknown> | null)?.[key], anyOrder),
    );
  }
  return expected === actual;
}
