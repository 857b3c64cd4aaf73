import { standsIn, type Word } from './reuse.ts';
import type { Passage } from './walk.ts';

/** The woven runs of a source that hold at least a letter; a fragment's unmarked words are the host's. */
export const runsOf = (passage: Passage, source: string) =>
  passage.woven.filter(
    (run) => run.source === source && /[\p{L}\p{N}]/u.test(passage.text.slice(run.from, run.to)),
  );

/** Whether the host has put a hand to a woven piece: its words are others, or his own stand in its fragment. */
export function isEdited(
  passage: Passage,
  source: string,
  own: readonly Word[],
  read: (text: string) => readonly Word[],
): boolean {
  const { text, woven, fragment } = passage;
  if (runsOf(passage, source).some(({ from, to }) => !standsIn(read(text.slice(from, to)), own))) return true;
  return (
    fragment?.source === source &&
    read(text).some((word) => !woven.some((run) => run.from <= word.from && word.to <= run.to))
  );
}
