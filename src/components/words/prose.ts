/**
 * No-break spaces where a Russian compositor would put them: after words of one or two letters, before a dash,
 * before «же, бы, ли». For the interface's own sentences; what people wrote stays as they wrote it.
 */
export function nbsp(text: string): string {
  return text
    .replace(/(?<=^|[\s(«„\u00a0])([а-яё]{1,2}) (?=\S)/giu, '$1\u00a0')
    .replace(/ (?=[—–] )/gu, '\u00a0')
    .replace(/ (?=(?:же|бы|ли|ль|б|ж)(?:[\s,.;:!?…»]|$))/giu, '\u00a0');
}

/** Paragraphs of a plain text: blocks between empty lines, each a list of lines. */
export function paragraphs(text: string): readonly (readonly string[])[] {
  return text
    .split(/\n\s*\n/u)
    .map((block) =>
      block
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    )
    .filter((lines) => lines.length > 0);
}
