import type {
  AbilityId,
  BonusId,
  Cause,
  ClanId,
  FunctionId,
  ReasonCode,
  RefusalCode,
  Verdict,
} from './vocabulary.ts';

/**
 * Words of one ruleset, as data. A phrase may hold places in braces, `{nick}`: letters.ts and report.ts say which.
 * Checked by src/phrases.ts, written in content/phrases.
 */
export interface Phrases {
  /** By character id, `commissar` among them. */
  readonly characters: Readonly<Record<string, CharacterWords>>;
  readonly clans: Readonly<Record<ClanId, { readonly name: string; readonly genitive: string }>>;
  readonly functions: Readonly<Record<FunctionId, FunctionWords>>;
  readonly abilities: Readonly<Record<AbilityId, AbilityWords>>;
  readonly report: ReportWords;
  /** The reason of a trace's row or of a vote that does not count. */
  readonly reasons: Readonly<Record<ReasonCode, string>>;
  /** What its author is told: in full, with what to do. */
  readonly refusals: Readonly<Record<RefusalCode, string>>;
  readonly letters: LetterWords;
  readonly verdicts: Readonly<Record<Verdict, string>>;
  readonly bonuses: Readonly<Record<BonusId, { readonly name: string; readonly about: string }>>;
  readonly causes: Readonly<Record<Cause, string>>;
}

export type Gender = 'masculine' | 'feminine';

export const cases = [
  'nominative',
  'genitive',
  'dative',
  'accusative',
  'instrumental',
  'prepositional',
] as const;
export type Case = (typeof cases)[number];

/** Written as inside a sentence: «тётушка Ганимед». */
export type CharacterWords = Readonly<Record<Case, string>> & { readonly gender: Gender };

export interface FunctionWords {
  readonly name: string;
  readonly about: string;
}

export interface AbilityWords {
  /** «Убить» */
  readonly name: string;
  /** «Кого убить» */
  readonly whom: string;
  /** What the report says when it worked, after the actor: «избил {accusative}». */
  readonly acted: Readonly<Record<Gender, string>>;
}

export interface ReportWords {
  /** The one sentence for blocked, failed and not sent. */
  readonly nothing: string;
  readonly mirrored: string;
  readonly guest: string;
  readonly noGuest: string;
  /** By the scholar's number. */
  readonly counts: readonly string[];
  readonly died: string;
  readonly diedCommissar: string;
  readonly quiet: string;
}

export interface LetterWords {
  readonly dealt: string;
  readonly team: string;
  readonly teamAlone: string;
  readonly appointed: string;
  readonly role: string;
  readonly guest: string;
  readonly guestUnknown: string;
  readonly guestNone: string;
  readonly same: string;
  readonly different: string;
  readonly count: string;
  readonly spiedBy: string;
  readonly succeeded: string;
  readonly bonus: string;
}
