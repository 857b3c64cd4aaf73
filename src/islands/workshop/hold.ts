import type { Holding } from '../../literary/workshop.ts';
import type { Held } from './api.ts';

/** Whose the report is to write. */
export type HoldState =
  /** Not answered yet; `free`: nobody held it when the page was made. */
  | { readonly kind: 'asking'; readonly free: boolean }
  | { readonly kind: 'mine' }
  /** `lost`: it was this tab's, and was taken over. */
  | ({ readonly kind: 'theirs'; readonly lost: boolean } & Holding);

/** What a hold needs of the page it lives on. */
export interface HoldWorld {
  readonly ask: (over: boolean) => Promise<Held>;
  readonly wait: (work: () => void, milliseconds: number) => () => void;
  /** Called with every answer, before anybody is told of the new state. */
  readonly heard: (held: Held) => void;
  /** Nobody looks at this tab: it takes nothing by itself. */
  readonly hidden: () => boolean;
}

/** Both well within the time after which a silent tab holds no more. */
const RENEW = 8_000;
const LOOK = 5_000;

/** Whether this tab may write. */
export const writes = (state: HoldState): boolean =>
  state.kind === 'mine' || (state.kind === 'asking' && state.free);

/**
 * One editor at a time (W5): takes the report when nobody holds it, says every few seconds that the tab is still there,
 * and takes it over when the host wants so.
 */
export function createHold(world: HoldWorld, held: Holding | null) {
  let state: HoldState = { kind: 'asking', free: held === null };
  let cancel: () => void = () => undefined;
  let asking: Promise<boolean> | null = null;
  let stopped = false;
  const listeners = new Set<() => void>();

  function heard(answer: Held): void {
    world.heard(answer);
    const { by, since, you } = answer;
    const lost = state.kind === 'mine' || (state.kind === 'theirs' && state.lost);
    const next: HoldState = answer.mine ? { kind: 'mine' } : { kind: 'theirs', lost, by, since, you };
    if (JSON.stringify(next) === JSON.stringify(state)) return;
    state = next;
    for (const listener of listeners) listener();
  }

  async function ask(over: boolean): Promise<boolean> {
    cancel();
    try {
      heard(await world.ask(over));
      return true;
    } catch {
      // No connection, or signed out: whose it was, it stays. The saver says what is wrong.
      return false;
    } finally {
      if (!stopped) cancel = world.wait(again, state.kind === 'mine' ? RENEW : LOOK);
    }
  }

  /** Asks once more, one question at a time. */
  function next(over: boolean): Promise<boolean> {
    const turn = (asking ?? Promise.resolve(true)).then(() => ask(over));
    asking = turn;
    return turn;
  }

  function again(): void {
    if (state.kind === 'theirs' && world.hidden()) cancel = world.wait(again, LOOK);
    else void next(false);
  }

  return {
    /** Asks whose the report is, and takes it if it is nobody's. */
    look: (): void => void next(false),
    /** «Взять правку себе»: false without a connection. */
    take: async (): Promise<boolean> => (await next(true)) && state.kind === 'mine',
    stop(): void {
      stopped = true;
      cancel();
    },
    state: (): HoldState => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type Hold = ReturnType<typeof createHold>;
