import { digest } from './chance.ts';
import type { NightDescription, NightMaterial } from './material.ts';
import { nickFinder } from './nicks.ts';
import { type ReportMark, type ReportNode, textNode } from './node.ts';
import { proseBlocks } from './prose.ts';
import { NAMELESS } from './reuse.ts';

/** The anchor of a fragment that a draft makes: fixed, and nothing can be told from it about its source. */
export const fragmentId = (night: number, source: string): string =>
  digest(`fragment/${night}/${source}`).slice(0, 12);

/**
 * The nicks that a description must not bring into the report: its author's and those of everybody who was
 * alive at nightfall, but of those whom this very deed killed: their deaths are told.
 */
function hiddenNicks(
  { author, command }: NightDescription,
  { alive, deaths }: NightMaterial,
): readonly string[] {
  const slain = command
    ? deaths.filter(({ by, player }) => by.includes(author) && command.targets.includes(player))
    : [];
  const tonight = deaths
    .map(({ player }) => player)
    .filter((player) => !slain.some((death) => death.player === player));
  return [...new Set([author, ...alive, ...tonight])];
}

/** A line of text as inline content: nicks hidden behind «N», nicks of the dead as atoms. */
function inline(
  line: string,
  hidden: readonly string[],
  all: readonly string[],
  marks: readonly ReportMark[],
): readonly ReportNode[] {
  const content: ReportNode[] = [];
  let text = '';
  let at = 0;
  for (const { nick, from, to } of nickFinder(all)(line)) {
    text += line.slice(at, from);
    at = to;
    if (hidden.includes(nick)) text += NAMELESS;
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
 * Nicks that must not be told are «N», which reads in every case until the host names the character.
 */
export function fragmentOf(
  description: NightDescription,
  material: NightMaterial,
  options: { readonly id?: string; readonly rumour?: boolean } = {},
): ReportNode {
  const { id = fragmentId(material.night, description.id), rumour = false } = options;
  const source = description.id;
  const marks: readonly ReportMark[] = [{ type: 'woven', attrs: { source, rumour } }];
  const hidden = hiddenNicks(description, material);
  const all = material.seats.map(({ player }) => player);
  const content = proseBlocks(description.text, (line) => inline(line, hidden, all, marks), marks);
  return {
    type: 'fragment',
    attrs: { id, source, rumour },
    content: content.length > 0 ? content : [{ type: 'paragraph' }],
  };
}
