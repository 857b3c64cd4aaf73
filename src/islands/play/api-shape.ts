/** What the forms of players and jurors call, and what they are answered. A refusal comes as an error's `data.refusal`. */
export interface PlayApi {
  readonly play: {
    readonly send: { mutate(input: SentCommand): Promise<Accepted> };
    readonly correct: { mutate(input: CorrectedText): Promise<{ text: string }> };
  };
  readonly thread: {
    readonly post: { mutate(input: SentPost): Promise<{ id: string }> };
  };
  readonly jury: {
    readonly score: { mutate(input: SentScores): Promise<{ version: number }> };
    readonly abstain: { mutate(input: LotVersion): Promise<{ version: number }> };
    readonly declare: { mutate(input: LotPlace & { why: string }): Promise<null> };
    readonly withdraw: { mutate(input: LotPlace): Promise<null> };
  };
}

export type Command = { ability: string; targets: readonly string[] } | { text: string };

/** What the server has taken, as it understood it. */
export interface Accepted {
  at: string;
  words: string;
  /** An ability, «heal/2» for a second command of it, `none` for a text without a command. */
  slot: string;
  ability: string | null;
  targets: readonly string[];
}

export interface SentCommand {
  slug: string;
  night: number;
  /** Made on the device: whatever is sent twice under one key is taken once. */
  key: string;
  /** Null: a description alone. */
  command: Command | null;
  description: string;
}

/** L4 A description put right after the deadline. */
export interface CorrectedText {
  slug: string;
  night: number;
  slot: string;
  description: string;
}

export interface SentPost {
  slug: string;
  key: string;
  text: string;
  vote: string | null;
}

export interface LotPlace {
  slug: string;
  night: number;
  lot: string;
}

export interface LotVersion extends LotPlace {
  /** The version last seen of this juror's line; another one on the server is a conflict. */
  version: number;
}

export interface SentScores extends LotVersion {
  scores: Readonly<Record<string, number>>;
  remark: string;
  done: boolean;
}
