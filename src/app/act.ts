import { z } from 'zod';
import { departs } from '../engine/absences.ts';
import type { Refusal, Result } from '../engine/result.ts';
import { mayHold } from '../engine/bonus-fit.ts';
import { playsHere } from '../engine/seating.ts';
import { bonusIds } from '../engine/vocabulary.ts';
import { bonusKinds } from './bonus-kinds.ts';
import { changeGame, playAt, type Running, type Untimed } from './change-game.ts';
import { nick, slug, typed } from './fields.ts';
import type { Permission } from './may.ts';
import type { Actor, Context } from './ports.ts';
import { readInput } from './read-input.ts';
import { refuse } from './refuse.ts';

const base = z.object({ slug });
const bonus = z.enum(bonusIds);

/** A use case that is one entry of the log: the engine says whether it may stand. */
function act<S extends z.ZodType<{ slug: string }>>(
  schema: S,
  permission: Exclude<Permission, 'create a game'>,
  entry: (input: z.output<S>, it: Running) => Untimed,
  forbidden: (input: z.output<S>, it: Running) => string | null = () => null,
) {
  return async (ctx: Context, actor: Actor, raw: unknown): Promise<Result<null, Refusal>> => {
    const read = readInput(schema, raw);
    if (!read.ok) return read;
    return changeGame(ctx, actor, read.value.slug, permission, async (_ctx, it, at) => {
      const code = forbidden(read.value, it);
      if (code !== null) return { entries: [], answer: refuse(code) };
      const played = playAt(it.game, at, [entry(read.value, it)]);
      if (!played.ok) return { entries: [], answer: played };
      return { entries: played.value.entries, answer: { ok: true, value: null } };
    });
  };
}

const me = (it: Running): string => it.seat?.nick ?? '';

/** A leader secretly blocks a vote of this day (5.5). */
export const blockVote = act(base.extend({ of: nick }), 'play', (input, it) => ({
  kind: 'block',
  by: me(it),
  of: input.of,
}));

/** A player uses a bonus in the open phase (10). */
export const activateBonus = act(
  base.extend({ bonus, targets: z.array(nick).max(2).default([]) }),
  'play',
  ({ bonus: used, targets }, it) => ({
    kind: 'activate',
    by: me(it),
    bonus: used,
    ...(targets.length > 0 ? { targets } : {}),
  }),
);

/** 6.2 The doll chooses one of the clans that recruited her, until the lynch ends. */
export const chooseClan = act(base.extend({ clan: nick }), 'play', ({ clan }, it) => ({
  kind: 'choose',
  by: me(it),
  name: 'doll',
  value: clan,
}));

/** The host grants a bonus: his act, whatever the jury says (10). */
export const grantBonus = act(
  base.extend({ to: nick, bonus }),
  'run the game',
  (input) => ({ kind: 'grant', to: input.to, bonus: input.bonus }),
  ({ to, bonus }, { row, game }) => {
    if (!bonusKinds(row).includes(bonus)) return 'bonus-unknown';
    return playsHere(game, to) && !mayHold(game, to, bonus) ? 'bonus-unfit' : null;
  },
);

/** fast-mafia 5.6 The host says in which order those leave who miss one lynch too many; until he closes it. */
export const orderDepartures = act(
  base.extend({ order: z.array(nick).min(1).max(40) }),
  'run the game',
  ({ order }) => ({ kind: 'choose', name: departs, value: order }),
);

/** The host ends the game early and names the winner, with a reason (7.2). */
export const stopGame = act(
  base.extend({ winner: nick, why: typed(1000).trim().min(3) }),
  'run the game',
  (input) => ({ kind: 'stop', winner: input.winner, why: input.why }),
);
