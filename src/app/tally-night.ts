import { z } from 'zod';
import type { Refusal, Result } from '../engine/result.ts';
import { tally, type Tally } from '../jury/tally.ts';
import { phaseNumber, slug } from './fields.ts';
import { inTurn } from './in-turn.ts';
import { keepRecord } from './jury-record.ts';
import { loadGame } from './load-game.ts';
import { may } from './may.ts';
import type { Actor, Context } from './ports.ts';
import { readInput } from './read-input.ts';
import { refuse } from './refuse.ts';
import { tallyInputs } from './tally-inputs.ts';

const input = z.object({ slug, night: phaseNumber });

/** «Подвести итоги»: closes the night's panel and freezes the tally with its inputs and hash (J5). */
export async function tallyNight(ctx: Context, actor: Actor, raw: unknown): Promise<Result<Tally, Refusal>> {
  const read = readInput(input, raw);
  if (!read.ok) return read;
  const { slug: address, night } = read.value;
  return inTurn(ctx, address, async (inside) => {
    const loaded = await loadGame(inside, address, actor);
    if (!loaded.ok) return loaded;
    const it = loaded.value;
    if (!actor || !may(actor, 'run the game', it)) return refuse('not-found');
    const counted = await tallyInputs(inside, it, night);
    if (counted.ballots.every((ballot) => !ballot.scores)) return refuse('nothing-to-tally');
    const result = tally(counted);
    const row = { night, input: counted, result, hash: result.hash, closedAt: ctx.now(), awarded: null };
    const closed = await inside.store.tallies.close(it.row.id, row);
    if (!closed) return refuse('already-tallied');
    const after = { hash: result.hash };
    await keepRecord(inside, actor, it.row.id, { act: 'tally', way: 'desk', night, after });
    return { ok: true, value: result };
  });
}
