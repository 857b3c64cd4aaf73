import type { Store } from '../app/ports.ts';
import type { JuryRecordRow } from '../app/ports/jury.ts';
import type { Rows } from './client.ts';
import { Prisma } from './generated/client.ts';
import { json } from './json.ts';

const orNull = (value: unknown) => (value === null || value === undefined ? Prisma.DbNull : json(value));

/** The jury's log: rows are added and read, nothing else. */
export function juryRecords(rows: Rows): Store['juryRecords'] {
  return {
    async list(gameId) {
      const found = await rows.juryRecord.findMany({
        where: { gameId },
        omit: { gameId: true, arrival: true },
        orderBy: { arrival: 'asc' },
      });
      return found.map((row) => ({ ...row, way: row.way as JuryRecordRow['way'] }));
    },
    async add(gameId, { before, after, ...row }) {
      await rows.juryRecord.create({
        data: { gameId, ...row, before: orNull(before), after: orNull(after) },
      });
    },
    async concern(gameId, about) {
      return (await rows.juryRecord.findFirst({ where: { gameId, about }, select: { id: true } })) !== null;
    },
  };
}
