import type {
  AbilityId,
  BonusId,
  Cause,
  ClanId,
  FunctionId,
  PhaseKind,
  ReasonCode,
  RefusalCode,
  SecretId,
  Verdict,
} from './vocabulary.ts';

/**
 * Words of one ruleset, as data: written in content/phrases, checked by src/phrases.ts. A phrase may hold places in
 * braces, `{target}`; report.ts and letters.ts fill them.
 */
export interface Phrases {
  /** «Три толстяка» */
  readonly title: string;
  /** What tells it from others of the name, or '': «последняя редакция» */
  readonly subtitle: string;
  /** By character id, `commissar` among them. */
  readonly characters: Readonly<Record<string, CharacterWords>>;
  /** `none` among them, for who belongs to no clan. */
  readonly clans: Readonly<Record<ClanId, ClanWords>>;
  readonly functions: Readonly<Record<FunctionId, FunctionWords>>;
  readonly abilities: Readonly<Record<AbilityId, AbilityWords>>;
  readonly report: ReportWords;
  /** Why a command did not work or a vote does not count, for a row of the trace or the tally. */
  readonly reasons: Readonly<Record<ReasonCode, string>>;
  /** What its author is told: what is wrong and what to do. */
  readonly refusals: Readonly<Record<RefusalCode, string>>;
  readonly refusalParts: RefusalParts;
  readonly letters: LetterWords;
  readonly verdicts: Readonly<Record<Verdict, string>>;
  readonly bonuses: Readonly<Record<BonusId, BonusWords>>;
  /** 3.15 For the host who chooses, and for the holder. */
  readonly secrets: Readonly<Record<SecretId, SecretWords>>;
  readonly causes: Readonly<Record<Cause, string>>;
  readonly answers: Readonly<Record<'true' | 'false' | 'none', string>>;
  /** Headings of the rulebook's chapters, by number, over the options that belong there. */
  readonly chapters: Readonly<Record<string, string>>;
  readonly seating: SeatingWords;
  readonly options: Readonly<Record<string, OptionWords>>;
}

/** How many seats to offer, and what to say of it: «полный состав 24». */
export interface SeatingWords {
  readonly usual: number;
  readonly hint: string;
}

/** An option as the host is asked about it. */
export interface OptionWords {
  readonly label: string;
  readonly hint: string;
  readonly rule: string;
  /** The chapter under whose heading it stands, where not that of its rule. */
  readonly under?: string | undefined;
  /** The answers; `unset` for a number that the host has not named. */
  readonly choices: Readonly<Record<string, string>>;
}

export const genders = ['masculine', 'feminine'] as const;
export type Gender = (typeof genders)[number];

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
export interface CharacterWords extends Readonly<Record<Case, string>> {
  readonly gender: Gender;
  /** As in a list of characters: «Доктор Гаспар Арнери». */
  readonly full: string;
}

/** «Повстанцы», «повстанцев» */
export interface ClanWords {
  readonly name: string;
  readonly genitive: string;
}

export interface FunctionWords {
  readonly name: string;
  readonly about: string;
}

export interface BonusWords {
  readonly name: string;
  readonly about: string;
}

export interface SecretWords {
  readonly name: string;
  readonly about: string;
}

export interface AbilityWords {
  /** «Убить» */
  readonly name: string;
  /** «Кого убить» */
  readonly whom: string;
  /** «убивать», as in «две ночи подряд … нельзя» */
  readonly doing: string;
  /** The report's line when it worked: «{actor} избила {accusative}.» */
  readonly acted: Readonly<Record<Gender, string>>;
  /** The same where the report does not show the target's role: «{actor} кое-кого избила.» */
  readonly done?: Readonly<Record<Gender, string>>;
  /** The report's line when not, where it differs from `report.idle`. */
  readonly idle?: string;
}

export interface ReportWords {
  /** The one sentence for blocked, failed and not sent. */
  readonly nothing: string;
  readonly idle: string;
  readonly mirrored: string;
  readonly guest: string;
  readonly noGuest: string;
  /** By the scholar's number, 0 to 3. */
  readonly counts: Readonly<Record<Gender, readonly string[]>>;
  readonly died: string;
  readonly diedCommissar: string;
  /** Where the dead are known by nick alone. */
  readonly diedHidden: string;
  /** Who left in the night for absence; `{died}` says who he was. */
  readonly departed: string;
  readonly departedHidden: string;
  /** Who missed the lynch, with his misses in all. */
  readonly missed: string;
  /** Who waits to leave. */
  readonly queue: string;
  /** How many live, and of which clans. */
  readonly living: string;
  readonly quiet: string;
}

export interface RefusalParts {
  /** How many players an ability takes, by number. */
  readonly arity: Readonly<Record<string, string>>;
  readonly own: string;
  readonly or: string;
}

/** 3.17 Of which night, of which phase the letters are, those that hold no more, and those that hold instead. */
export interface CorrectionWords {
  readonly corrected: string;
  readonly of: Readonly<Record<PhaseKind, string>>;
  /** To who was held for dead, and is not. */
  readonly lives: string;
  readonly gone: string;
  readonly come: string;
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
  readonly recruited: string;
  readonly choose: string;
  readonly secret: string;
  readonly answer: string;
  readonly correction: CorrectionWords;
  /** The clan's command: whose, and whom it names. */
  readonly teamChoice: string;
  /** A missed lynch, and the last that may be missed. */
  readonly absence: string;
  readonly absenceLast: string;
  readonly bonus: string;
}
