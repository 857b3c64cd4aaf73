const DEPTH = 100;

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** The words of something that was to be a report, block by block, whatever else is wrong with it. */
export function salvage(json: unknown): readonly string[] {
  const texts: string[] = [];
  const visit = (value: unknown, depth: number): void => {
    const { content } = record(value);
    if (!Array.isArray(content) || depth > DEPTH) return;
    const words = content.map((child) => {
      const { text, type } = record(child);
      return typeof text === 'string' ? text : type === 'hardBreak' ? '\n' : '';
    });
    if (words.join('').trim() !== '') texts.push(words.join(''));
    for (const child of content) visit(child, depth + 1);
  };
  visit(json, 0);
  return texts;
}
