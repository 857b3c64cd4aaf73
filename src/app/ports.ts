import type { Setup } from '../engine/game.ts';
import type { Entry } from '../engine/log.ts';
import type { Phrases } from '../engine/phrases.ts';
import type { Refusal, Result } from '../engine/result.ts';
import type { RulesetId } from '../engine/vocabulary.ts';
import type { Cast } from '../literary/cast.ts';
import type { Setting } from '../literary/setting.ts';
import type { GameSettings } from './settings.ts';

/** Who asks: the signed-in account, or nobody. */
export type Actor = { readonly id: string; readonly nick: string } | null;

export interface AccountRow {
  id: string;
  nick: string;
  nickKey: string;
  email: string | null;
  passwordHash: string | null;
  createdAt: Date;
}

export type GameState = 'signup' | 'running' | 'over' | 'called-off'; // taken back before the start

export interface GameRow {
  id: string;
  slug: string;
  title: string;
  ruleset: string;
  options: Readonly<Record<string, unknown>>;
  settings: GameSettings;
  hostId: string;
  hostNick: string;
  state: GameState;
  /** The number of log entries. */
  version: number;
  createdAt: Date;
  startedAt: Date | null;
  endedAt: Date | null;
}

export interface SeatRow {
  nick: string;
  accountId: string;
  joinedAt: Date;
}

/** The first entry of a running game's log is its setup; the seed stays in the database until the end. */
export type LogLine = Entry | ({ at: string; kind: 'start' } & { setup: Setup });

/** «Описание». */
export interface DescriptionRow {
  id: string;
  night: number;
  author: string;
  /** The ability it goes with; '' for a text without a command. */
  ability: string;
  text: string;
  original: string | null;
  sentAt: Date;
}

export interface PostRow {
  id: string;
  day: number;
  author: string;
  byHost: boolean;
  text: string;
  votes: readonly string[];
  at: Date;
  editedAt: Date | null;
}

/** A literary report: the draft in the workshop and, once published, what the public reads. */
export interface ReportRow {
  night: number;
  title: string;
  document: unknown;
  version: number;
  savedAt: Date;
  published: unknown;
  publishedAt: Date | null;
}

export interface JurorRow {
  accountId: string;
  nick: string;
}

export interface ScoreRow {
  night: number;
  accountId: string;
  description: string;
  scores: Readonly<Record<string, number>>;
  remark: string;
  state: 'open' | 'scored' | 'abstained';
  version: number;
  savedAt: Date;
}

export interface TallyRow {
  night: number;
  input: unknown;
  result: unknown;
  hash: string;
  closedAt: Date;
  awarded: unknown;
}

/** What the host has set for the panel of a night beside the game's settings (J3–J6). */
export interface PanelRow {
  night: number;
  soft: Date | null;
  hard: Date | null;
  duel: Duel | null;
  /** By lot of the tally: the bonus in place of the table's, null for praise alone. */
  proposal: Readonly<Record<string, string | null>> | null;
}

/** «Текст на текст»: pairs that share a place, and what the jurors say of them; by descriptions' ids. */
export interface Duel {
  open: boolean;
  pairs: readonly (readonly [string, string])[];
  votes: readonly { accountId: string; better: string; worse: string }[];
}

/** J2 A juror who must not judge a description; without one, the whole game. */
export interface ConflictRow {
  accountId: string;
  description: string | null;
  night: number | null;
  kind: 'declared' | 'pinned';
  reason: string;
  at: Date;
}

/** J5 A line of the jury's own log («журнал комиссии»): append-only. */
export interface JuryRecordRow {
  id: string;
  at: Date;
  night: number | null;
  accountId: string;
  nick: string;
  act: string;
  /** The account that it concerns. */
  about: string | null;
  before: unknown;
  after: unknown;
  reason: string;
  way: 'desk' | 'ballot';
  /** The code of the refusal; null: it was done. */
  refusal: string | null;
}

export interface PublishedReport {
  slug: string;
  gameTitle: string;
  night: number;
  title: string;
  published: unknown;
  publishedAt: Date;
}

/** Everything kept. All methods of one game take its id first; rows go in and out as plain values. */
export interface Store {
  accounts: {
    byId(id: string): Promise<AccountRow | null>;
    byNickKey(nickKey: string): Promise<AccountRow | null>;
    /** False when the nick is taken. */
    create(row: AccountRow): Promise<boolean>;
    /** Those of `among` who have signed in from a browser of this account, or have its e-mail (J2). */
    near(accountId: string, among: readonly string[]): Promise<readonly string[]>;
  };
  games: {
    create(row: Omit<GameRow, 'version' | 'hostNick'>): Promise<boolean>;
    bySlug(slug: string): Promise<GameRow | null>;
    /** Within a transaction: others who hold the same game wait until it ends. */
    hold(slug: string): Promise<void>;
    /** Changes whenever anything does that the public sees of the game; null when there is none. */
    versionOf(slug: string): Promise<string | null>;
    list(states: readonly GameState[]): Promise<readonly (GameRow & { seats: number })[]>;
    setState(gameId: string, state: GameState, at: Date): Promise<void>;
  };
  seats: {
    list(gameId: string): Promise<readonly SeatRow[]>;
    add(gameId: string, row: SeatRow): Promise<boolean>;
    remove(gameId: string, accountId: string): Promise<void>;
    /** Games in which the account holds a seat. */
    gamesOf(
      accountId: string,
    ): Promise<readonly { gameId: string; slug: string; title: string; nick: string }[]>;
  };
  log: {
    /** Entries with seq >= from, in order. */
    read(gameId: string, from?: number): Promise<readonly LogLine[]>;
    /** False when the game's version is no longer `expected`: nothing is written then. */
    append(gameId: string, expected: number, lines: readonly LogLine[]): Promise<boolean>;
    /** As `read`, with the seq of the first of them that does not follow from those before it by the chain of hashes. */
    readChain(
      gameId: string,
      from?: number,
    ): Promise<{ readonly lines: readonly LogLine[]; readonly broken: number | null }>;
    /** The seq of the first entry that breaks the chain of hashes; null when all hold. */
    broken(gameId: string): Promise<number | null>;
  };
  descriptions: {
    ofNight(gameId: string, night: number): Promise<readonly DescriptionRow[]>;
    all(gameId: string): Promise<readonly DescriptionRow[]>;
    /** One per author, night and ability: replaces the earlier one, keeping its id. */
    put(gameId: string, row: DescriptionRow): Promise<void>;
    remove(gameId: string, night: number, author: string, ability: string): Promise<void>;
  };
  posts: {
    ofDay(gameId: string, day: number): Promise<readonly PostRow[]>;
    byId(gameId: string, id: string): Promise<PostRow | null>;
    add(gameId: string, row: PostRow): Promise<void>;
    edit(gameId: string, id: string, text: string, at: Date): Promise<void>;
  };
  reports: {
    get(gameId: string, night: number): Promise<ReportRow | null>;
    ofGame(gameId: string): Promise<readonly ReportRow[]>;
    /** Creates with version 1 when `expected` is 0, else moves `expected` to the next; null when stale. */
    save(
      gameId: string,
      night: number,
      expected: number,
      title: string,
      document: unknown,
      at: Date,
    ): Promise<number | null>;
    publish(gameId: string, night: number, at: Date): Promise<void>;
    /** Newest first, of all games. */
    latest(limit: number): Promise<readonly PublishedReport[]>;
  };
  jurors: {
    list(gameId: string): Promise<readonly JurorRow[]>;
    add(gameId: string, row: JurorRow): Promise<void>;
    remove(gameId: string, accountId: string): Promise<void>;
    gamesOf(accountId: string): Promise<readonly { gameId: string; slug: string; title: string }[]>;
  };
  scores: {
    ofNight(gameId: string, night: number): Promise<readonly ScoreRow[]>;
    /** As reports.save: null when stale. */
    save(gameId: string, row: Omit<ScoreRow, 'version'>, expected: number): Promise<number | null>;
  };
  tallies: {
    get(gameId: string, night: number): Promise<TallyRow | null>;
    ofGame(gameId: string): Promise<readonly TallyRow[]>;
    /** False when the night is already tallied. */
    close(gameId: string, row: TallyRow): Promise<boolean>;
    award(gameId: string, night: number, awarded: unknown): Promise<void>;
    /** J5 An organiser's change: another snapshot in place of the one that stood. */
    replace(gameId: string, row: Pick<TallyRow, 'night' | 'input' | 'result' | 'hash'>): Promise<void>;
  };
  panels: {
    get(gameId: string, night: number): Promise<PanelRow | null>;
    save(gameId: string, row: PanelRow): Promise<void>;
  };
  conflicts: {
    list(gameId: string): Promise<readonly ConflictRow[]>;
    put(gameId: string, row: ConflictRow): Promise<void>;
    remove(gameId: string, accountId: string, description: string | null): Promise<void>;
  };
  /** Nothing here is ever changed or removed. */
  juryRecords: {
    list(gameId: string): Promise<readonly JuryRecordRow[]>;
    add(gameId: string, row: JuryRecordRow): Promise<void>;
    /** Whether anything in it is about this account. */
    concern(gameId: string, accountId: string): Promise<boolean>;
  };
  answers: {
    get(gameId: string, accountId: string, key: string): Promise<unknown | null>;
    put(gameId: string, accountId: string, key: string, answer: unknown, at: Date): Promise<void>;
  };
  /** All or nothing; inside, use the store given. */
  transaction<T>(work: (store: Store) => Promise<T>): Promise<T>;
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface Chance {
  /** A random, unguessable id; never serial. */
  id(): string;
  /** A game's secret seed. */
  seed(): string;
}

/** What the use cases need from outside. */
export interface Context {
  readonly store: Store;
  readonly chance: Chance;
  readonly now: () => Date;
  /** The password again, before what must not be done by whoever sits at an open desk (J5). */
  readonly confirm: (actor: NonNullable<Actor>, password: string) => Promise<Result<unknown, Refusal>>;
  /** The words of one ruleset; without one, those that all rulesets share. */
  readonly phrases: (ruleset?: RulesetId) => Phrases;
  readonly siteWords: Readonly<Record<string, string>>;
  readonly setting: Setting;
  /** The names of a ruleset's characters, as prose calls them. */
  readonly cast: (ruleset: RulesetId) => Cast;
}
