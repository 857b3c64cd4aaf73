/** On which occasions a text of the report is kept by itself: each before it is replaced, or instead of being lost. */
export const occasions = [
  'draft',
  'restore',
  'mine',
  'theirs',
  'merged',
  'held',
  'late',
  'stale',
  'unreadable',
  'publication',
] as const;
export type Occasion = (typeof occasions)[number];

/** Those that the host's own choice in a conflict brings about. */
export const occasionsOfHost = ['mine', 'theirs', 'merged'] as const satisfies readonly Occasion[];

/** A version of the report («версия») as the workshop lists it. */
export interface KeptVersion {
  readonly id: string;
  /** null: kept by itself. */
  readonly name: string | null;
  /** null: kept by the host, under a name. */
  readonly occasion: Occasion | null;
  /** ISO instant. */
  readonly at: string;
  readonly by: string;
}
