import { connection, deliver, type Delivered, type Sending } from '../deliver.ts';

/** One line of the ballot, to be saved. */
export type Act =
  | { kind: 'score'; scores: Readonly<Record<string, number>>; remark: string; done: boolean }
  | { kind: 'abstain' };

type Saved = Delivered<{ version: number }>;
interface Job {
  act: Act;
  tell: ((outcome: Saved) => void)[];
}

/**
 * Saves a ballot's lines one after the other. What was not sent yet gives way to what is newer on the same lot, so that
 * ten quick changes are two saves; each save builds on the version that the one before it was given.
 */
export function keeper(
  versions: Map<string, number>,
  send: (lot: string, act: Act, version: number) => Promise<{ version: number }>,
  tell: (state: Sending) => void,
  connected: () => Promise<void> = connection,
) {
  const waiting = new Map<string, Job>();
  let running = false;

  async function run() {
    if (running) return;
    running = true;
    for (let next = first(); next; next = first()) {
      const [lot, job] = next;
      waiting.delete(lot);
      const outcome = await deliver(() => send(lot, job.act, versions.get(lot) ?? 0), connected, tell);
      if (outcome.ok) versions.set(lot, outcome.answer.version);
      for (const resolve of job.tell) resolve(outcome);
    }
    running = false;
  }
  const first = () => waiting.entries().next().value;

  /** Resolves when this change, or a newer one of the same lot, was saved or refused. */
  function put(lot: string, act: Act): Promise<Saved> {
    return new Promise((resolve) => {
      const tells = waiting.get(lot)?.tell ?? [];
      waiting.set(lot, { act, tell: [...tells, resolve] });
      void run();
    });
  }
  return { put, idle: () => !running };
}
