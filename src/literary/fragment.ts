import type { Role } from '../engine/vocabulary.ts';
import { type Cast, roleFinder } from './cast.ts';
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

/** The roles that a description must not name: a ghost's whom it met as somebody else, and of a secret deed its hero's. */
function hiddenRoles(one: NightDescription, { seats, alive }: NightMaterial): readonly Role[] {
  const { command, role, author } = one;
  if (command?.status !== 'effective') return [];
  const [target] = command.targets;
  const met = seats.find(({ player }) => player === target && alive.includes(player))?.character;
  const ghost = typeof command.seen === 'string' && met !== undefined && met !== command.seen && met !== role;
  return [...(ghost ? [met] : []), ...(one.class === 'B' && alive.includes(author) ? [role] : [])];
}

/** What a line holds besides its words: a nick to be told as an atom, or something that «N» stands for. */
interface Spot {
  readonly from: number;
  readonly to: number;
  readonly nick: string | null;
}

/** A line of text as inline content: what must not be told is hidden behind «N», nicks of the dead are atoms. */
function inline(line: string, spots: readonly Spot[], marks: readonly ReportMark[]): readonly ReportNode[] {
  const content: ReportNode[] = [];
  let text = '';
  let at = 0;
  for (const { nick, from, to } of spots) {
    if (from < at) continue;
    text += line.slice(at, from);
    at = to;
    if (nick === null) text += NAMELESS;
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
  const hidden = hiddenNicks(description, material);
  const roles = hiddenRoles(description, material);
  const findNicks = nickFinder(material.seats.map(({ player }) => player));
  const findRoles = options.cast && roles.length > 0 ? roleFinder(options.cast) : () => [];
  const spots = (line: string): readonly Spot[] =>
    [
      ...findNicks(line).map(({ nick, from, to }) => ({
        from,
        to,
        nick: hidden.includes(nick) ? null : nick,
      })),
      ...findRoles(line).flatMap(({ role, from, to }) =>
        roles.includes(role) ? [{ from, to, nick: null }] : [],
      ),
    ].sort((a, b) => a.from - b.from || b.to - a.to);
  const content = proseBlocks(description.text, (line) => inline(line, spots(line), marks), marks);
  return {
    type: 'fragment',
    attrs: { id, source, rumour },
    content: content.length > 0 ? content : [{ type: 'paragraph' }],
  };
}
