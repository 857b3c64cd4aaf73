import type { Cast, FoundRole } from '../cast.ts';
import type { Coverage } from '../coverage.ts';
import type { ReportDocument } from '../report.ts';
import type { NightMaterial } from '../material.ts';
import type { FoundNick } from '../nicks.ts';
import { typography } from '../typography.ts';
import type { Stretch } from '../sentences.ts';
import type { Passage } from '../walk.ts';

export type FindingCode =
  | 'uncovered'
  | 'premature'
  | 'rumour'
  | 'death-untold'
  | 'death-role'
  | 'author-nick'
  | 'nick-beside-role'
  | 'living-nick'
  | 'role-unveiled'
  | 'ghost-unveiled'
  | 'gender'
  | 'failed-as-success'
  | 'order'
  | 'tense'
  | 'person'
  | 'untitled'
  | 'empty'
  | 'unfinished'
  | 'length'
  | 'typography';

/** «Находка»: what a check has to say about a place of the report. */
export interface Finding {
  readonly code: FindingCode;
  /** ■ It stops publication; false once the host has accepted it. */
  readonly stops: boolean;
  /** In Russian, for the host. */
  readonly message: string;
  /** The same finding has the same key after an edit elsewhere: what an accepted reason is kept under. */
  readonly key: string;
  /** The host's reason for leaving it so. */
  readonly accepted: string | null;
  /** The passage it is about, and the part of its text. */
  readonly path?: readonly number[];
  readonly from?: number;
  readonly to?: number;
  /** The description it is about. */
  readonly source?: string;
}

/** What every check reads. */
export interface Reading {
  readonly doc: ReportDocument;
  /** What will be published, the title first. */
  readonly passages: readonly Passage[];
  readonly material: NightMaterial;
  readonly cast: Cast;
  readonly coverage: readonly Coverage[];
  readonly findNicks: (text: string) => readonly FoundNick[];
  readonly findRoles: (text: string) => readonly FoundRole[];
  readonly sentencesOf: (text: string) => readonly Stretch[];
  /** The narrator's words of a passage; speech, verse and letters are blanks. */
  readonly narrativeOf: (passage: Passage) => string;
}

/** So many places of one kind are looked at in a passage: who repeats a name a thousand times is told of it once. */
export const MOST = 100;

export type Check = (reading: Reading) => readonly Finding[];

/** A finding before the host's acceptance is looked up; `about` tells it from others of its code. */
export const finding = (
  code: FindingCode,
  stops: boolean,
  message: string,
  about: string,
  place: Pick<Finding, 'path' | 'from' | 'to' | 'source'> = {},
): Finding => ({
  code,
  stops,
  message: typography(message),
  key: `${code}:${about}`,
  accepted: null,
  ...place,
});

/** A quotation of spaces between the words that they part: «слово␣␣слово». */
export function quoteSpaces(text: string, from: number, to: number): string {
  const before = /\S+$/u.exec(text.slice(Math.max(0, from - 40), from))?.[0] ?? '';
  const after = /^\S+/u.exec(text.slice(to, to + 40))?.[0] ?? '';
  return `«${(before + '␣'.repeat(to - from) + after).replace(/[«»"]/g, '')}»`;
}

/** A quotation of a place with the word before it, so that the host recognises it. */
export function quote(text: string, from: number, to: number): string {
  const before = /\S+\s+$/u.exec(text.slice(Math.max(0, from - 40), from))?.[0] ?? '';
  return `«${(before + text.slice(from, to)).replace(/[«»"]/g, '').trim()}»`;
}
