import type { ReportVersionRow } from '../app/ports/reports.ts';
import type { Store } from '../app/ports.ts';
import { migrate, SCHEMA_VERSION } from '../literary/migrations/migrate.ts';
import type { Rows } from './client.ts';
import { json } from './json.ts';

const hidden = { gameId: true, arrival: true } as const;

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
        omit: hidden,
        orderBy: [{ at: 'desc' }, { arrival: 'desc' }],
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
  };
}
