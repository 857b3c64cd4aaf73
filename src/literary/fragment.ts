import type { Cast } from './cast.ts';
import { digest } from './chance.ts';
import { type Named, namesIn } from './hidden.ts';
import type { NightDescription, NightMaterial } from './material.ts';
import { type ReportMark, type ReportNode, textNode } from './node.ts';
import { proseBlocks } from './prose.ts';
import { NAMELESS } from './reuse.ts';

/** The anchor of a fragment that a draft makes: fixed, and nothing can be told from it about its source. */
export const fragmentId = (night: number, source: string): string =>
  digest(`fragment/${night}/${source}`).slice(0, 12);

/** A line of text as inline content: what must not be told is hidden behind «N», nicks of the dead are atoms. */
function inline(line: string, names: readonly Named[], marks: readonly ReportMark[]): readonly ReportNode[] {
  const content: ReportNode[] = [];
  let text = '';
  let at = 0;
  for (const { nick, hidden, from, to } of names) {
    if (from < at) continue;
    text += line.slice(at, from);
    at = to;
    if (hidden || nick === null) text += NAMELESS;
    else if (line.slice(from, to) !== nick) text += line.slice(from, to);
    else {
      content.push(...textNode(text, marks), { type: 'nick', attrs: { player: nick }, marks });
      text = '';
    }
  }
  content.push(...textNode(text + line.slice(at), marks));
  return content;
}

/**
 * A description as blocks of a report: paragraphs, verse and dialogue, every word marked as woven.
 * Nicks that must not be told are «N», which reads in every case until the host names the character; with the cast, so
 * are roles that nobody may learn.
 */
export function fragmentOf(
  description: NightDescription,
  material: NightMaterial,
  options: { readonly id?: string; readonly rumour?: boolean; readonly cast?: Cast } = {},
): ReportNode {
  const { id = fragmentId(material.night, description.id), rumour = false } = options;
  const source = description.id;
  const marks: readonly ReportMark[] = [{ type: 'woven', attrs: { source, rumour } }];
  const names = namesIn(description, material, options.cast);
  const content = proseBlocks(description.text, (line) => inline(line, names(line), marks), marks);
  return {
    type: 'fragment',
    attrs: { id, source, rumour },
    content: content.length > 0 ? content : [{ type: 'paragraph' }],
  };
}
