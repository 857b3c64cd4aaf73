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

/** The tables of the jury. */
export interface JuryStore {
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
    /**
     * Finished games in which a text took a place, the newest first; of one game alone, where it is named. `version`
     * changes with the game and with every tally of it.
     */
    judgedGames(slug?: string): Promise<readonly { slug: string; version: string }[]>;
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
}
