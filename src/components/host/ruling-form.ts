import { z } from 'zod';

/** What the page of a ruling posts: what the host rules, and whether he looks at it first, makes it, or owns up. */
export const rulingForm = z.object({
  act: z.enum(['preview', 'apply', 'announce']),
  of: z.string().min(1),
  outcome: z.enum(['effective', 'ineffective'], { error: 'Вышло или не вышло?' }),
  why: z
    .string()
    .trim()
    .min(3, 'Объясните: без причины решения не бывает.')
    .max(1000, 'Короче: не больше 1000 знаков.'),
  tell: z.string().trim().max(2000, 'Короче: не больше 2000 знаков.').default(''),
  seen: z.string().optional(),
});

/** Refusals after which a mistake can still be owned up to. */
export const leavesAnnouncing: readonly string[] = ['would-end-earlier', 'impossible-roll'];
