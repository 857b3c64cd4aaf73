import { z } from 'zod';
import type { Settings } from '../../options.ts';
import type { BonusId } from '../../vocabulary.ts';

/** 1.3 The bonuses that a game may allow. */
const allowed = ['shield', 'double-vote', 'lynch-immunity', 'hint'] as const satisfies readonly BonusId[];

/** 9.7 The settings of a game. */
export const options: z.ZodType<Settings> = z.strictObject({
  mafia: z.int().min(1).max(19).nullable().default(null), // 1.1 null: a quarter of the seats
  starts: z.enum(['day', 'night']).default('day'), // 2.2
  decision: z.enum(['last', 'majority', 'unanimous']).default('last'), // 3.1
  missedKill: z.enum(['nobody', 'roll']).default('nobody'), // 3.4
  revote: z.enum(['last', 'first']).default('last'), // 5.2
  tie: z.enum(['nobody', 'first', 'roll']).default('nobody'), // 5.3
  allowedAbsences: z.int().min(0).max(20).default(2), // 5.5
  parityAt: z.enum(['lynch', 'always']).default('lynch'), // 7.2
  revealDeaths: z.enum(['clan', 'nothing']).default('clan'), // 9.1
  bonuses: z.preprocess((it) => (it === 'none' ? [] : it), z.array(z.enum(allowed)).default([])), // 1.3
});
