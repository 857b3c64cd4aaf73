import type { ReportVersionHead, ReportVersionRow } from '../app/ports/reports.ts';
import type { Store } from '../app/ports.ts';
import { migrate, SCHEMA_VERSION } from '../literary/migrations/migrate.ts';
import type { Rows } from './client.ts';
import { json } from './json.ts';

const hidden = { gameId: true, arrival: true } as const;
const head = { id: true, night: true, name: true, kind: true, at: true, byNick: true } as const;
const newestFirst = [{ at: 'desc' }, { arrival: 'desc' }] as const;

/** A kept version in the present shape, so that it can be compared and restored. */
function upToDate(row: ReportVersionRow): ReportVersionRow {
  const document = migrate(row.document, row.schema);
  return { ...row, document, schema: Math.max(row.schema, SCHEMA_VERSION) };
}

export function reportVersions(rows: Rows): Store['reportVersions'] {
  return {
    async list(gameId, night) {
      const found = await rows.reportVersion.findMany({
        where: { gameId, night },
        select: head,
        orderBy: [...newestFirst],
      });
      return found as ReportVersionHead[];
    },
    async newest(gameId, night, most) {
      const found = await rows.reportVersion.findMany({
        where: { gameId, night },
        omit: hidden,
        orderBy: [...newestFirst],
        take: most,
      });
      return (found as ReportVersionRow[]).map(upToDate);
    },
    async get(gameId, night, id) {
      const found = await rows.reportVersion.findUnique({
        where: { gameId_night_id: { gameId, night, id } },
        omit: hidden,
      });
      return found && upToDate(found as ReportVersionRow);
    },
    async add(gameId, { document, ...row }) {
      await rows.reportVersion.create({ data: { gameId, ...row, document: json(document) } });
    },
    async trim(gameId, night, most) {
      const over = await rows.reportVersion.findMany({
        where: { gameId, night, kind: 'backup' },
        select: { id: true },
        orderBy: [...newestFirst],
        skip: most,
      });
      if (over.length === 0) return;
      await rows.reportVersion.deleteMany({ where: { gameId, night, id: { in: over.map(({ id }) => id) } } });
    },
  };
}
