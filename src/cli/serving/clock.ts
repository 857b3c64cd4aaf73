import { clockwork, type Failed } from '../../app/tick.ts';
import type { Context } from '../../app/ports.ts';

/** Deadlines are moved and games begun meanwhile, by other processes too. */
const MOST = 15_000;

const say: Failed = (slug, cause) => console.error(`Часы партии ${slug}:`, cause);

/** Runs the clock of all games from now on: what is due already is done first. Gives back how to stop it. */
export function startClock(ctx: Context, failed: Failed = say): () => Promise<void> {
  const tick = clockwork(ctx, failed);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let running = run();

  async function run(): Promise<void> {
    let wait = MOST;
    try {
      const next = await tick();
      if (next) wait = Math.min(MOST, Math.max(1, next.getTime() - ctx.now().getTime()));
    } catch (cause) {
      // The database is away: it may be back next time.
      failed('*', cause);
    }
    if (!stopped) timer = setTimeout(() => (running = run()), wait).unref();
  }

  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
