import { words } from './fold.ts';
import type { ReportNode } from './node.ts';
import { published } from './walk.ts';

/** Words a minute of unhurried reading. */
const PACE = 170;

/** How many minutes the report takes to read, at least one. */
export const readingMinutes = (doc: ReportNode): number =>
  Math.max(1, Math.round(published(doc).reduce((sum, { text }) => sum + words(text).length, 0) / PACE));
