import type { NightMaterial } from './material.ts';
import type { ReportNode } from './node.ts';
import { proseReader, standsIn, type Word } from './reuse.ts';
import { type Passage, published } from './walk.ts';

/** The woven runs of a source that hold at least a letter; a fragment's unmarked words are the host's. */
export const runsOf = (passage: Passage, source: string) =>
  passage.woven.filter(
    (run) => run.source === source && /[\p{L}\p{N}]/u.test(passage.text.slice(run.from, run.to)),
  );

type Read = (text: string) => readonly Word[];

/** The words of a passage that nobody has sent. */
const ownWords = ({ text, woven }: Passage, read: Read): readonly Word[] =>
  read(text).filter((word) => !woven.some((run) => run.from <= word.from && word.to <= run.to));

const isChanged = (passage: Passage, source: string, sent: readonly Word[], read: Read): boolean =>
  runsOf(passage, source).some(({ from, to }) => !standsIn(read(passage.text.slice(from, to)), sent));

/** Whether a piece is no more its author's alone: its words are others, or the host's own stand in its fragment. */
export const isEdited = (passage: Passage, source: string, sent: readonly Word[], read: Read): boolean =>
  isChanged(passage, source, sent, read) ||
  (passage.fragment?.source === source && ownWords(passage, read).length > 0);

/** Whether the host has put a hand to the piece itself. What he wrote at its edges is his own, and no edit (W3). */
function isEditedInside(passage: Passage, source: string, sent: readonly Word[], read: Read): boolean {
  if (isChanged(passage, source, sent, read)) return true;
  const runs = runsOf(passage, source);
  const [first, last] = [runs[0], runs.at(-1)];
  if (!first || !last || passage.fragment?.source !== source) return false;
  return ownWords(passage, read).some(({ from, to }) => from >= first.to && to <= last.from);
}

/** «Правлено ведущим»: a woven piece that the host has put a hand to. */
export interface Edit {
  readonly source: string;
  readonly path: readonly number[];
  readonly from: number;
  readonly to: number;
}

/** From a description's first woven word in a passage to its last there; null where it does not sound. */
function stretchOf({ woven }: Passage, source: string): { from: number; to: number } | null {
  const runs = woven.filter((run) => run.source === source);
  const [first, last] = [runs[0], runs.at(-1)];
  return first && last ? { from: first.from, to: last.to } : null;
}

/** Every edited piece of the report, in its order. */
export function editsOf(doc: ReportNode, material: NightMaterial): readonly Edit[] {
  const read = proseReader(material.seats.map(({ player }) => player));
  const own = new Map(material.descriptions.map(({ id, text }) => [id, read(text)]));
  return published(doc).flatMap((passage) =>
    [...new Set(passage.woven.map(({ source }) => source))].flatMap((source): readonly Edit[] => {
      const words = own.get(source);
      if (!words || !isEditedInside(passage, source, words, read)) return [];
      const stretch = stretchOf(passage, source);
      return stretch ? [{ source, path: passage.path, ...stretch }] : [];
    }),
  );
}

/** What has become of a description in the report: its woven pieces as they stand there, the host's hand in them. */
export const asWoven = (doc: ReportNode, source: string): string =>
  published(doc)
    .flatMap((passage) => {
      const stretch = stretchOf(passage, source);
      return stretch ? [passage.text.slice(stretch.from, stretch.to)] : [];
    })
    .join('\n\n');
