import { z } from 'zod';
import { composition } from '../engine/deal.ts';
import type { Options } from '../engine/options.ts';
import { rulesetById } from '../engine/rulesets/catalogue.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { ok, type Refusal, type Result } from '../engine/result.ts';
import { variantOf } from '../engine/variant.ts';
import { title } from './fields.ts';
import { permissions } from './may.ts';
import type { Actor, Context } from './ports.ts';
import { readInput } from './read-input.ts';
import { refuse } from './refuse.ts';
import { say } from './say.ts';
import { gameSettings } from './settings.ts';
import { slugOf } from './slug.ts';

const input = z.object({
  title: title(80),
  ruleset: z.string().max(80),
  options: z.record(z.string(), z.unknown()).default({}),
});

/** A signed-in account creates a game, open for sign-up, and is its host. */
export async function createGame(
  ctx: Context,
  actor: Actor,
  raw: unknown,
): Promise<Result<{ slug: string }, Refusal>> {
  if (!actor || !permissions['create a game'](actor)) return refuse('not-signed-in');
  const read = readInput(input, raw);
  if (!read.ok) return read;
  const ruleset = rulesetById(read.value.ruleset);
  if (!ruleset) return refuse('invalid-input', { field: 'ruleset' });
  const options = ruleset.options.safeParse(read.value.options);
  if (!options.success) {
    const field = String(options.error.issues[0]?.path[0] ?? 'options');
    const option = ctx.phrases(ruleset.id).options[field]?.label;
    return option === undefined
      ? refuse('invalid-input', { field })
      : refuse('option-out-of-range', { field, option });
  }
  const allowed = { seats: ruleset.seats, bonuses: options.data.bonuses ?? ruleset.bonuses };
  const checked = readInput(z.object({ settings: gameSettings(allowed).prefault({}) }), raw);
  if (!checked.ok) return checked;
  const { settings } = checked.value;
  if (settings.seats.min > settings.seats.max) return refuse('invalid-input', { field: 'seats' });
  const dealt = dealable(ctx, ruleset, options.data, settings.seats);
  if (!dealt.ok) return dealt;
  const row = {
    title: read.value.title,
    ruleset: ruleset.id,
    options: { ...options.data },
    settings,
    hostId: actor.id,
    state: 'signup' as const,
    createdAt: ctx.now(),
    startedAt: null,
    endedAt: null,
  };
  const base = slugOf(read.value.title);
  for (let n = 1; n < 12; n++) {
    // Few games share a title; from the fifth on chance finds a free address at once.
    const slug =
      n === 1
        ? base
        : `${base}-${
            n < 5
              ? n
              : ctx.chance
                  .id()
                  .replace(/[^a-z0-9]/gi, '')
                  .slice(0, 6)
                  .toLowerCase()
          }`;
    if (await ctx.store.games.create({ ...row, id: ctx.chance.id(), slug }))
      return { ok: true, value: { slug } };
  }
  return refuse('invalid-input', { field: 'title' });
}

/** 1 As few players as may begin, and as many as there are seats, get a cast; else this game could never start. */
function dealable(
  ctx: Context,
  edition: Ruleset,
  options: Options,
  seats: { min: number; max: number },
): Result<null, Refusal> {
  for (const end of ['min', 'max'] as const) {
    const cast = composition(variantOf(edition, options), seats[end], options);
    if (cast.ok) continue;
    const field = String(cast.error.detail?.option ?? `settings.seats.${end}`);
    return refuse('cannot-be-dealt', { field, seats: seats[end], why: say(ctx, cast.error, edition.id) });
  }
  return ok(null);
}
