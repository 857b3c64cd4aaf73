import { deal } from '../engine/deal.ts';
import { open } from '../engine/play.ts';
import { rulesetById } from '../engine/rulesets/catalogue.ts';
import type { Seat } from '../engine/game.ts';
import { ok, type Refusal, type Result } from '../engine/result.ts';
import { inTurn } from './in-turn.ts';
import { loadGame } from './load-game.ts';
import { may } from './may.ts';
import { firstDeadline } from './phase-end.ts';
import type { Actor, Context, LogLine } from './ports.ts';
import { refuse } from './refuse.ts';

/** The host starts the game: a secret seed is drawn, the roles dealt from it, the seed's commitment published (1.2). */
export function startGame(
  ctx: Context,
  actor: Actor,
  input: { slug: string },
): Promise<Result<null, Refusal>> {
  return beginGame(ctx, actor, input, { seed: ctx.chance.seed() });
}

/** How the roles come: from the seed, or, for the demo games alone, as a script has them. */
export interface Dealing {
  seed: string;
  seats?: readonly Seat[];
  forced?: Readonly<Record<string, string>>;
}

/** Starts a game with a given dealing; no page and no procedure leads here but `startGame`. */
export async function beginGame(
  ctx: Context,
  actor: Actor,
  input: { slug: string },
  { seed, seats: cast, forced }: Dealing,
): Promise<Result<null, Refusal>> {
  return inTurn(ctx, input.slug, async (inside) => {
    const loaded = await loadGame(inside, input.slug, actor);
    if (!loaded.ok) return loaded;
    const { row, seats } = loaded.value;
    if (!may(actor, 'run the game', loaded.value)) return refuse('not-found');
    if (row.state !== 'signup') return refuse('game-started');
    if (seats.length < row.settings.seats.min) {
      return refuse('not-enough-seats', { have: seats.length, need: row.settings.seats.min });
    }
    const ruleset = rulesetById(row.ruleset);
    if (!ruleset) throw new Error(`Unknown ruleset ${row.ruleset}`);
    const players = seats.map((seat) => seat.nick);
    const dealt = cast ? ok(cast) : deal(ruleset, row.options, seed, players);
    if (!dealt.ok) return dealt;
    const setup = {
      ruleset: ruleset.id,
      options: row.options,
      seed,
      seats: dealt.value,
      attended: true,
      ...(forced ? { forced } : {}),
    };
    const opened = open(setup);
    if (!opened.ok) return opened;
    const now = ctx.now();
    const at = now.toISOString();
    const lines: LogLine[] = [
      { kind: 'start', at, setup },
      ...firstDeadline(row, opened.value.phase.kind, now).map((line) => ({ ...line, at }) as LogLine),
    ];
    if (!(await inside.store.log.append(row.id, 0, lines))) return refuse('game-started');
    await inside.store.games.setState(row.id, 'running', now);
    return { ok: true, value: null };
  });
}
