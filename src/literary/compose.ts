import type { Player } from '../engine/vocabulary.ts';
import { type ReportDocument, SCHEMA_VERSION } from './report.ts';
import type { NightDescription, NightMaterial } from './material.ts';
import { nickFinder } from './nicks.ts';
import { block, type ReportNode, textNode } from './node.ts';
import { proseBlocks } from './prose.ts';
import { ground, proseReader, runsOn, type Word } from './reuse.ts';

/** A finished report as prose: each paragraph with the players whose descriptions are woven into it. */
export interface ComposedReport {
  readonly title: string;
  readonly paragraphs: readonly { readonly from: readonly Player[]; readonly text: string }[];
}

/** A stretch of a line that comes from a description. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly description: NightDescription;
}

/** The stretches of a line that it shares with descriptions: whole runs of words with what parts them. */
function stretches(
  line: string,
  descriptions: readonly NightDescription[],
  read: (text: string) => readonly Word[],
): readonly Stretch[] {
  const own = read(line);
  const whole = ground(own);
  const found: Stretch[] = [];
  for (const description of descriptions) {
    for (const { other, length } of runsOn(read(description.text), whole)) {
      const from = own[other]?.from ?? 0;
      const to = own[other + length - 1]?.to ?? 0;
      if (!found.some((one) => from < one.to && one.from < to)) found.push({ from, to, description });
    }
  }
  return found.sort((a, b) => a.from - b.from);
}

/**
 * Makes a document of a report that was written elsewhere: its words are matched with the night's descriptions
 * and marked as woven; what comes from a failed command is marked as a rumour; nicks become atoms.
 */
export function compose(material: NightMaterial, { title, paragraphs }: ComposedReport): ReportDocument {
  const nicks = material.seats.map(({ player }) => player);
  const read = proseReader(nicks);
  const find = nickFinder(nicks);

  const inline = (line: string, descriptions: readonly NightDescription[]): readonly ReportNode[] => {
    const marked = stretches(line, descriptions, read);
    const atoms = find(line).filter(({ nick, from, to }) => line.slice(from, to) === nick);
    const cuts = [0, line.length, ...[...marked, ...atoms].flatMap(({ from, to }) => [from, to])];
    const points = [...new Set(cuts)].sort((a, b) => a - b);
    return points.flatMap((from, index): readonly ReportNode[] => {
      const to = points[index + 1];
      if (to === undefined) return [];
      const stretch = marked.find((one) => one.from <= from && to <= one.to);
      const marks = stretch
        ? [
            {
              type: 'woven',
              attrs: { source: stretch.description.id, rumour: stretch.description.class === 'C' },
            },
          ]
        : [];
      const atom = atoms.find((one) => one.from === from && one.to === to);
      if (!atom) return textNode(line.slice(from, to), marks);
      const nick = { type: 'nick', attrs: { player: atom.nick } };
      return [marks.length > 0 ? { ...nick, marks } : nick];
    });
  };

  return {
    type: 'doc',
    attrs: { schemaVersion: SCHEMA_VERSION, omitted: {}, accepted: {} },
    content: [
      block('heading', title, { level: 2 }),
      ...paragraphs.flatMap(({ from, text }) => {
        const descriptions = material.descriptions.filter(({ author }) => from.includes(author));
        return proseBlocks(text, (line) => inline(line, descriptions));
      }),
    ],
  };
}
