import type { Setup } from '../engine/game.ts';
import type { Entry } from '../engine/log.ts';
import type { Phrases } from '../engine/phrases.ts';
import type { Refusal, Result } from '../engine/result.ts';
import type { RulesetId } from '../engine/vocabulary.ts';
import type { Cast } from '../literary/cast.ts';
import type { Setting } from '../literary/setting.ts';
import type { JuryStore } from './ports/jury.ts';
import type { ReportStore } from './ports/reports.ts';
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

/** Everything kept. All methods of one game take its id first; rows go in and out as plain values. */
export interface Store extends ReportStore, JuryStore {
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
  /** Whether the clock does this for a game; everything, unless said. */
  readonly byItself?: (row: GameRow, act: 'close' | 'publish') => boolean;
  /** The password again, before what must not be done by whoever sits at an open desk (J5). */
  readonly confirm: (actor: NonNullable<Actor>, password: string) => Promise<Result<unknown, Refusal>>;
  /** The words of one ruleset; without one, those that all rulesets share. */
  readonly phrases: (ruleset?: RulesetId) => Phrases;
  readonly siteWords: Readonly<Record<string, string>>;
  readonly setting: Setting;
  /** The names of a ruleset's characters, as prose calls them. */
  readonly cast: (ruleset: RulesetId) => Cast;
}
