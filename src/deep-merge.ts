/** Words from a file of content: what is nested is laid over name by name, all else is replaced whole. */
export type Words = { readonly [name: string]: unknown };

/** `base` with everything that `over` says laid over it. */
export function deepMerge(base: Words, over: Words): Words {
  const merged = Object.entries(over).map(([name, value]) => {
    const under = base[name];
    return [name, isWords(under) && isWords(value) ? deepMerge(under, value) : value] as const;
  });
  return { ...base, ...Object.fromEntries(merged) };
}

const isWords = (value: unknown): value is Words =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
