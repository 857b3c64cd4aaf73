import { z } from 'zod';
import type { Policy, Settings } from '../../options.ts';
import { secretsSchema } from './secrets.ts';

/** §3 The clash cases, as this edition decides them. */
export const policy: Policy = {
  mutualBlocks: 'both',
  protectionCapacity: 'unlimited',
  deadStillAct: true,
  dyingLearn: false,
};

/** The settings of a game: every decision that the rules call an option. */
export const options: z.ZodType<Settings> = z.strictObject({
  doll: z.boolean().default(false), // 6
  mirrorSpying: z.boolean().default(false), // 3.2
  commissarPoolResets: z.boolean().default(false), // 3.10
  commissarDisguised: z.enum(['none', 'blocks', 'all']).default('none'), // 3.11
  revote: z.enum(['last', 'first']).default('last'), // 5.2
  reportDetail: z.enum(['roles', 'nicks', 'deaths-only']).default('roles'), // 9
  grantsPublic: z.boolean().default(false), // 10
  secrets: secretsSchema, // 3.15
  mutualBlocks: z.enum(['both', 'neither']).default(policy.mutualBlocks),
  protectionCapacity: z.enum(['unlimited', 'one']).default(policy.protectionCapacity),
  deadStillAct: z.boolean().default(policy.deadStillAct),
  dyingLearn: z.boolean().default(policy.dyingLearn),
});
