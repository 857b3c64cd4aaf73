import { z } from 'zod';
import type { Settings } from '../../options.ts';
import { policy } from '../three-fat-men/options.ts';
import { secretsSchema } from '../three-fat-men/secrets.ts';

/** 9.6 The settings of a game: this edition's own, then those that it has from the later one. */
export const options: z.ZodType<Settings> = z.strictObject({
  circle: z.enum(['march', 'listed']).default('march'), // 3.11
  circleBlockable: z.boolean().default(true), // 3.1
  circleShields: z.enum(['mafia', 'killers']).default('mafia'), // 3.10
  heirStaysHidden: z.boolean().default(false), // 3.11
  clown: z.enum(['counter-spy', 'killer']).default('counter-spy'), // 3.18
  clownBackfires: z.boolean().default(true), // 3.9
  maniacs: z.enum(['first', 'final']).default('first'), // 3.8
  mirrorSpying: z.boolean().default(true), // 3.2
  thugLearns: z.boolean().default(false), // 3.5
  tub: z.enum(['scholar', 'blank']).default('scholar'), // 1.5
  voteBlocks: z.int().min(0).max(40).default(3), // 5.5
  stall: z.int().min(0).max(40).default(3), // 7.4
  reportReveals: z.enum(['spying', 'recognised']).default('spying'), // 9.1
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
