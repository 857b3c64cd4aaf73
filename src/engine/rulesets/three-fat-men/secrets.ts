import { z } from 'zod';
import type { CatalogueSecret, Secret, Secrets } from '../../secret.ts';
import type { FunctionId, SecretId } from '../../vocabulary.ts';

const both: readonly FunctionId[] = ['doctor', 'scholar'];

/** 3.15 What the host may choose from, in the order in which it works. */
export const secrets: readonly CatalogueSecret[] = [
  { id: 'swap-visits', arity: 2, step: 1, holders: both },
  { id: 'cancel-clan', arity: 1, step: 1, holders: both },
  { id: 'true-role', arity: 1, step: 2, holders: both },
  { id: 'heal-two', arity: 2, step: 8, holders: both },
  { id: 'raise-dead', arity: 0, step: 8, holders: both },
  { id: 'exact-role', arity: 1, step: 9, holders: ['scholar'] },
];

/** 3.15 Or the host writes what it does, in which step, and how many players its command names. */
const written = z.strictObject({
  text: z.string().trim().min(1).max(1000),
  step: z.int().min(1).max(9).default(7),
  targets: z.int().min(0).max(3).default(1),
});

/** By holder: an id of the catalogue, or a text; who is not named has none. */
export const secretsSchema: z.ZodType<Secrets> = z
  .strictObject({ doctor: secretOf('doctor').optional(), scholar: secretOf('scholar').optional() })
  .default({});

function secretOf(holder: FunctionId): z.ZodType<Secret> {
  const ids = secrets.filter((it) => it.holders.includes(holder)).map((it) => it.id);
  return z.union([z.enum(ids as [SecretId, ...SecretId[]]), written], {
    error: `expected ${ids.join(', ')}, or { text, step, targets }`,
  });
}
