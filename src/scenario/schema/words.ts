import { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

/** A mapping with these keys and no others; what it may hold is said when it holds something else. */
export const strict = <S extends z.ZodRawShape>(shape: S) =>
  z.strictObject(shape, {
    error: (issue: Issue) =>
      issue.code === 'unrecognized_keys'
        ? `unknown key ${issue.keys.map((key) => `"${key}"`).join(', ')}; expected ${Object.keys(shape).join(', ')}`
        : undefined,
  });

/** Text as typed: a nick may look like a number. */
export const text = z.preprocess(
  (value) => (typeof value === 'number' || typeof value === 'boolean' ? String(value) : value),
  z.string(),
);

/** One of these words; `what` names the kind of word in the message. */
export const oneOf = <W extends string>(what: string, words: readonly W[]) =>
  text.pipe(
    z.custom<W>((word) => (words as readonly unknown[]).includes(word), {
      error: (issue) => `unknown ${what} "${String(issue.input)}"; expected ${words.join(', ')}`,
    }),
  );

/** A mapping whose keys are checked one by one, so that the fault names the line of the key. */
export const keyed = <V extends z.ZodType>(key: z.ZodType<string>, value: V) =>
  z.record(z.string(), value).superRefine((record, context) => {
    for (const each of Object.keys(record)) {
      for (const issue of key.safeParse(each).error?.issues ?? []) {
        context.addIssue({ code: 'custom', message: issue.message, path: [each], params: { key: true } });
      }
    }
  });

const nouns: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a mapping',
  record: 'a mapping',
  null: 'null',
};

const got = (value: unknown): string => {
  if (value === null) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a mapping';
  return typeof value === 'string' ? `the text "${value}"` : String(value);
};

/** What was expected, for the faults that have no message of their own. */
export const explain = (issue: Issue): string | undefined => {
  switch (issue.code) {
    case 'invalid_type': {
      const expected = nouns[issue.expected] ?? issue.expected;
      const key = issue.path?.at(-1);
      if (issue.input !== undefined) return `expected ${expected}, found ${got(issue.input)}`;
      return key === undefined
        ? `missing; expected ${expected}`
        : `missing key "${String(key)}"; expected ${expected}`;
    }
    case 'invalid_value':
      return `expected ${issue.values.map(String).join(' or ')}, found ${got(issue.input)}`;
    case 'unrecognized_keys':
      return `unknown key ${issue.keys.map((key) => `"${key}"`).join(', ')}; expected no such key here`;
    default:
      return undefined;
  }
};

/** What this schema finds wrong in a value, for schemas that choose another one by hand. */
export const read = <T>(schema: z.ZodType<T>, value: unknown) => schema.safeParse(value, { error: explain });
