import { Prisma } from './generated/client.ts';

/** A value for a JSON column; Prisma tells JSON's null from SQL's. */
export function json(value: unknown): Prisma.InputJsonValue | typeof Prisma.JsonNull {
  return value === null || value === undefined ? Prisma.JsonNull : (value as Prisma.InputJsonValue);
}
