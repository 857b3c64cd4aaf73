import { z } from 'zod';
import { nick, type Known } from './nicks.ts';
import { strict, text } from './words.ts';

/** «22:00», «21:59:59.9» */
export const clock = z.string().regex(/^([01]?\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?$/, {
  error: (issue) => `expected a time like "22:00" or "21:59:59.9", found "${String(issue.input)}"`,
});

/** "VOTER > TARGET", or the same as a mapping. */
export const vote = (known: Known) =>
  z.preprocess(
    arrow(known, 'by', 'for'),
    strict({
      by: nick(known),
      for: text.refine((target) => target !== '', { error: 'expected VOTER > TARGET' }),
      at: clock.optional(),
      edited: z.boolean().optional(),
      deleted: z.boolean().optional(),
    }),
  );

/** "LEADER > VOTER" */
export const block = (known: Known) =>
  z.preprocess(
    (value, context) => {
      if (typeof value === 'string') return arrow(known, 'by', 'of')(value, context);
      context.addIssue({ code: 'custom', message: 'expected text: LEADER > VOTER' });
      return z.NEVER;
    },
    strict({ by: nick(known), of: nick(known) }),
  );

/** Splits at the arrow that has a player before it: nicks may hold arrows of their own. */
function arrow(known: Known, left: string, right: string) {
  return (value: unknown, context: z.core.$RefinementCtx): unknown => {
    if (typeof value !== 'string') return value;
    const cuts = [...value.matchAll(/>/g)].map(({ index }) => ({
      [left]: value.slice(0, index).trim(),
      [right]: value.slice(index + 1).trim(),
    }));
    if (cuts.length === 0) {
      context.addIssue({ code: 'custom', message: `expected NICK > NICK, found "${value}"` });
      return z.NEVER;
    }
    return cuts.find((cut) => known.players.includes(cut[left] ?? '')) ?? cuts[0];
  };
}
