import type { Answer, Visitor } from '../../support/visitor.ts';

/** One look of one person at everything he can ask for: an answer's address → all its bytes and headers. */
export type Look = ReadonlyMap<string, string>;

/** Without what is different at any two moments; ETag, length and cookies stay. */
const plain = ({ status, headers, body }: Answer): string =>
  `${status}\n${headers.replace(/^date: .*$/gm, '')}\n${body}`
    .replace(/(data-now="|now&quot;:\[0,&quot;)[^"&]+/g, '$1NOW')
    .replace(/(сейчас|На) \d\d:\d\d/g, '$1 NOW')
    .replace(/(data-left="|>)[^<>"]*(?:ч|мин|дн|дня|дней)\.?(?=[<"])/g, '$1LEFT')
    .replace(/uid="[^"]*"/g, 'uid');

/** Asks for every page, every query and every procedure that he may try. */
export async function look(
  who: Visitor,
  paths: readonly string[],
  calls: readonly (readonly [procedure: string, input: object])[],
): Promise<Look> {
  const seen = new Map<string, string>();
  for (const path of paths) seen.set(path, plain(await who.get(path)));
  for (const [procedure, input] of calls) {
    seen.set(`query ${procedure}`, plain(await who.query(procedure, input)));
    seen.set(`call ${procedure}`, plain(await who.mutate(procedure, input)));
  }
  return seen;
}

/** Where two looks part, with the words around. */
export function partings(one: Look, other: Look): readonly string[] {
  return [...one].flatMap(([address, before]) => {
    const after = other.get(address) ?? '';
    if (before === after) return [];
    let at = 0;
    while (before[at] === after[at]) at += 1;
    const words = (text: string) => text.slice(Math.max(0, at - 60), at + 60).replace(/\s+/g, ' ');
    return [`${address}: …${words(before)}… or …${words(after)}…`];
  });
}
