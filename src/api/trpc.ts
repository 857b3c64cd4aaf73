import { initTRPC, TRPCError } from '@trpc/server';
import { z } from 'zod';
import type { Refusal, Result } from '../engine/result.ts';
import type { Actor, Context } from '../app/ports.ts';
import { slug } from '../app/fields.ts';
import { say } from '../app/say.ts';

export interface ApiContext {
  ctx: Context;
  actor: Actor;
}

/** A refusal on its way to the client: what is said, at which field, and never more than `detail` holds. */
export interface SaidRefusal {
  code: string;
  message: string;
  field?: string;
  detail?: unknown;
}

class Refused extends TRPCError {
  refusal: SaidRefusal;
  constructor(refusal: SaidRefusal) {
    super({ code: httpCode(refusal.code), message: refusal.message });
    this.refusal = refusal;
  }
}

const statuses: Readonly<Record<string, TRPCError['code']>> = {
  'not-found': 'NOT_FOUND',
  'not-signed-in': 'UNAUTHORIZED',
  forbidden: 'FORBIDDEN',
  'version-conflict': 'CONFLICT',
  'report-held': 'CONFLICT',
  'stale-version': 'CONFLICT',
  'too-many-tries': 'TOO_MANY_REQUESTS',
};

function httpCode(code: string): TRPCError['code'] {
  return statuses[code] ?? 'UNPROCESSABLE_CONTENT';
}

const t = initTRPC.context<ApiContext>().create({
  // Stack traces and zod's own words stay on the server.
  isDev: false,
  errorFormatter({ shape, error, ctx }) {
    const refusal: SaidRefusal =
      error instanceof Refused
        ? error.refusal
        : ctx && error.code === 'BAD_REQUEST'
          ? {
              code: 'invalid-input',
              message: say(ctx.ctx, { code: 'invalid-input', detail: { field: '' } } as never),
            }
          : {
              code: error.code === 'NOT_FOUND' ? 'not-found' : 'failed',
              message: 'Не получилось. Попробуйте ещё раз.',
            };
    return {
      code: shape.code,
      message: refusal.message,
      data: { code: shape.data.code, httpStatus: shape.data.httpStatus, refusal },
    };
  },
});

export const router = t.router;
export const procedure = t.procedure;

const asked = z.object({ slug });

/** The value of a use case, or its refusal as the procedure's error, in the words of the game that was asked about. */
export async function answer<T>({ ctx }: ApiContext, input: unknown, result: Result<T, Refusal>): Promise<T> {
  if (result.ok) return result.value;
  const { code, detail } = result.error;
  const game = asked.safeParse(input);
  const row = game.success ? await ctx.store.games.bySlug(game.data.slug) : null;
  const message = say(ctx, result.error, row?.ruleset);
  const field = typeof detail?.field === 'string' ? { field: detail.field } : {};
  throw new Refused({ code, message, ...field, ...(detail ? { detail } : {}) });
}
