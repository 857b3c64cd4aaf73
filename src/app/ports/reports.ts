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

/** A version of a report that was kept («версия»): by the host under a name, or by itself before a text is replaced (W5). */
export interface ReportVersionRow {
  id: string;
  night: number;
  /** The host's name for it, or the occasion (literary/version.ts) on which it was kept by itself. */
  name: string;
  kind: 'named' | 'backup';
  schema: number;
  document: unknown;
  at: Date;
  byNick: string;
}

/** A kept version without its text: a shelf of them would weigh as much as all of them. */
export type ReportVersionHead = Omit<ReportVersionRow, 'document' | 'schema'>;

/** «Исправлено»: what a published report said before, and says since (W6). */
export interface ReportCorrectionRow {
  id: string;
  night: number;
  at: Date;
  byNick: string;
  why: string;
  before: unknown;
  after: unknown;
}

/** What the workshop of a night knows beside the text. */
export interface ReportDeskRow {
  night: number;
  /** The editor that holds the report: a token made by its tab; null: nobody. */
  holder: string | null;
  holderNick: string | null;
  heldSince: Date | null;
  /** Its last sign of life. */
  heldAt: Date | null;
  /** The version that the host has declared ready to be published by itself (W6). */
  readyVersion: number | null;
  /** L4 Since when descriptions can no longer be corrected. */
  lockedAt: Date | null;
}

export interface PublishedReport {
  slug: string;
  gameTitle: string;
  night: number;
  title: string;
  published: unknown;
  publishedAt: Date;
}

/** The tables of the workshop. */
export interface ReportStore {
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
  reportVersions: {
    /** Newest first. */
    list(gameId: string, night: number): Promise<readonly ReportVersionHead[]>;
    /** The newest few with their texts, newest first. */
    newest(gameId: string, night: number, most: number): Promise<readonly ReportVersionRow[]>;
    get(gameId: string, night: number, id: string): Promise<ReportVersionRow | null>;
    add(gameId: string, row: ReportVersionRow): Promise<void>;
    /** Leaves the newest so many of those that were kept by themselves; what the host has named stays. */
    trim(gameId: string, night: number, most: number): Promise<void>;
  };
  reportCorrections: {
    /** Oldest first. */
    list(gameId: string, night: number): Promise<readonly ReportCorrectionRow[]>;
    add(gameId: string, row: ReportCorrectionRow): Promise<void>;
  };
  reportDesks: {
    get(gameId: string, night: number): Promise<ReportDeskRow | null>;
    /** Changes what is given, and leaves the rest as it stands. */
    put(gameId: string, night: number, change: Partial<Omit<ReportDeskRow, 'night'>>): Promise<void>;
  };
}
