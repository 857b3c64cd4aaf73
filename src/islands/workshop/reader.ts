import type { ReportDocument } from '../../literary/document.ts';
import { type NightAtHand, readReport, type Reading } from './read-report.ts';

/** What the page tells its worker: the night once, then each report as it stands. */
export type Question = { readonly night: NightAtHand } | { readonly document: ReportDocument };

/** Reads reports beside the page, the latest first: one that was overtaken is left unread. */
export interface Reader {
  /** Resolves with null when a later report was given before this one's turn came. */
  read(document: ReportDocument): Promise<Reading | null>;
  end(): void;
}

interface Turn {
  readonly document: ReportDocument;
  readonly done: (reading: Reading | null) => void;
}

/** The checks take longer on a big report than a key may: they are made in a worker, if the browser has one. */
export function openReader(night: NightAtHand): Reader {
  let worker = startWorker();
  let waiting: Turn | null = null;
  let asked: Turn | null = null;

  const give = ({ document }: Turn): void => {
    if (worker) worker.postMessage({ document } satisfies Question);
    else setTimeout(() => answer(readReport(document, night)));
  };
  const ask = (): void => {
    if (asked || !waiting) return;
    asked = waiting;
    waiting = null;
    give(asked);
  };
  const answer = (reading: Reading): void => {
    asked?.done(reading);
    asked = null;
    ask();
  };
  /** A worker that cannot start is done without. */
  const failed = (): void => {
    worker?.terminate();
    worker = null;
    if (asked) give(asked);
  };
  worker?.addEventListener('message', ({ data }: MessageEvent<Reading>) => answer(data));
  worker?.addEventListener('error', failed);
  worker?.postMessage({ night } satisfies Question);
  return {
    read: (document) =>
      new Promise((done) => {
        waiting?.done(null);
        waiting = { document, done };
        ask();
      }),
    end: () => worker?.terminate(),
  };
}

function startWorker(): Worker | null {
  return typeof Worker === 'undefined'
    ? null
    : new Worker(new URL('./reading-worker.ts', import.meta.url), { type: 'module' });
}
