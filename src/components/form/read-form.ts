import type { z } from 'zod';

/** A form as it came back: what was typed, what is wrong and where, and the checked value when nothing is. */
export interface Form<T> {
  /** False on the first visit. */
  sent: boolean;
  value: T | null;
  /** What stood in a field; empty before anything was sent. */
  typed(name: string): string;
  /** Words at a field; under '' those that concern the whole form. */
  errors: Record<string, string>;
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

/** Reads the form that a page posts to itself and checks it; the messages are the schema's own Russian words. */
export async function readForm<S extends z.ZodType>(request: Request, schema: S): Promise<Form<z.output<S>>> {
  if (request.method !== 'POST') return { sent: false, value: null, typed: () => '', errors: {} };
  const posted = await request.formData().catch(() => null);
  if (!posted)
    return {
      sent: true,
      value: null,
      typed: () => '',
      errors: { '': 'Форма пришла не целиком. Отправьте её ещё раз.' },
    };
  const raw = fields(posted);
  const typed = (name: string) => {
    const value = raw[name];
    return Array.isArray(value) ? (value[0] ?? '') : (value ?? '');
  };
  const parsed = schema.safeParse(raw);
  if (parsed.success) return { sent: true, value: parsed.data, typed, errors: {} };
  const errors: Record<string, string> = {};
  // A form is flat: what is wrong inside a field (the third date of a list) stands at the field.
  for (const { path, message } of parsed.error.issues) {
    // A schema has Russian words for what a person may get wrong; the rest no page of ours sends.
    if (/[а-яё]/i.test(message)) errors[String(path[0] ?? '')] ??= message;
    else errors[''] = broken;
  }
  return { sent: true, value: null, typed, errors };
}
