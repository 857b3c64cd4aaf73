import type { Written } from './api.ts';

/** How a night stands to the hour at which it comes out. */
export interface Prepared {
  readonly readyVersion: number | null;
  /** ISO instant. */
  readonly lockedAt: string | null;
  /** Descriptions as their authors have corrected them by now. */
  readonly corrected: readonly { readonly id: string; readonly text: string }[];
}

interface Place {
  readonly slug: string;
  readonly night: number;
}

/** What the workshop calls besides writing: the mark, the authors' corrections, and its own of a published report. */
export interface MorningApi {
  readonly report: {
    readonly ready: { mutate(input: Place & { version: number; ready: boolean }): Promise<Prepared> };
    readonly lock: { mutate(input: Place & { locked: boolean }): Promise<Prepared> };
    readonly correct: { mutate(input: Written & { why: string }): Promise<{ url: string }> };
  };
}
