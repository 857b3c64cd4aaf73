import { initTRPC, TRPCError } from '@trpc/server';
import type { Refusal, Result } from '../engine/result.ts';
import type { Actor, Context } from '../app/ports.ts';
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

/** The value of a use case, or its refusal in Russian words as the procedure's error. */
export function answer<T>({ ctx }: ApiContext, result: Result<T, Refusal>): T {
  if (result.ok) return result.value;
  const { code, detail } = result.error;
  const field = typeof detail?.field === 'string' ? { field: detail.field } : {};
  throw new Refused({ code, message: say(ctx, result.error), ...field, ...(detail ? { detail } : {}) });
}
