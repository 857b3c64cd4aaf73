import type { z } from 'zod';

/** A form as it came back: what was typed, what is wrong and where, and the checked value when nothing is. */
export interface Form<T> extends Typed {
  /** False on the first visit. */
  sent: boolean;
  value: T | null;
  /** Words at a field; under '' those that concern the whole form. */
  errors: Record<string, string>;
}

/** What stood in the fields; nothing before anything was sent. */
export interface Typed {
  names: readonly string[];
  typed(name: string): string;
  /** A field that came several times. */
  all(name: string): readonly string[];
}

const broken = 'Это пришло к нам с повреждением. Обновите страницу и отправьте ещё раз.';

/** The posted fields; one that came several times is a list. */
function fields(data: FormData): Record<string, string | string[]> {
  const read: Record<string, string | string[]> = {};
  for (const name of new Set(data.keys())) {
    const values = data.getAll(name).filter((value) => typeof value === 'string');
    read[name] = values.length > 1 || name.endsWith('[]') ? values : (values[0] ?? '');
  }
  return read;
}

const nothing: Typed = { names: [], typed: () => '', all: () => [] };

/**
 * Reads the form that a page posts to itself and checks it; the messages are the schema's own Russian words. A schema
 * may depend on what was typed.
 */
export async function readForm<S extends z.ZodType>(
  request: Request,
  schema: S | ((typed: Typed) => S),
): Promise<Form<z.output<S>>> {
  if (request.method !== 'POST') return { ...nothing, sent: false, value: null, errors: {} };
  const posted = await request.formData().catch(() => null);
  if (!posted) {
    const words = 'Форма пришла не целиком. Отправьте её ещё раз.';
    return { ...nothing, sent: true, value: null, errors: { '': words } };
  }
  const raw = fields(posted);
  const all = (name: string) => (Object.hasOwn(raw, name) ? [raw[name] ?? ''].flat() : []);
  const typed: Typed = { names: Object.keys(raw), all, typed: (name) => all(name)[0] ?? '' };
  const parsed = (typeof schema === 'function' ? schema(typed) : schema).safeParse(raw);
  if (parsed.success) return { ...typed, sent: true, value: parsed.data, errors: {} };
  const errors: Record<string, string> = {};
  // A form is flat: what is wrong inside a field (the third date of a list) stands at the field.
  for (const { path, message } of parsed.error.issues) {
    // A schema has Russian words for what a person may get wrong; the rest no page of ours sends.
    if (/[а-яё]/i.test(message)) errors[String(path[0] ?? '')] ??= message;
    else errors[''] = broken;
  }
  return { ...typed, sent: true, value: null, errors };
}
