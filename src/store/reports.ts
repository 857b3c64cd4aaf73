import type { Store } from '../app/ports.ts';
import type { ReportRow } from '../app/ports/reports.ts';
import { migrate, SCHEMA_VERSION, versionOf } from '../literary/migrations/migrate.ts';
import type { Rows } from './client.ts';
import { json } from './json.ts';

const columns = {
  night: true,
  title: true,
  document: true,
  schema: true,
  version: true,
  savedAt: true,
  published: true,
  publishedAt: true,
} as const;

/** A row as everybody above meets it: whatever version its documents were written in, they are of the present shape. */
function upToDate({ schema, ...row }: ReportRow & { schema: number }): ReportRow {
  return { ...row, document: migrate(row.document, schema), published: migrate(row.published, schema) };
}

export function reports(rows: Rows): Store['reports'] {
  return {
    async get(gameId, night) {
      const found = await rows.report.findUnique({
        where: { gameId_night: { gameId, night } },
        select: columns,
      });
      return found && upToDate(found);
    },
    async ofGame(gameId) {
      const found = await rows.report.findMany({
        where: { gameId },
        select: columns,
        orderBy: { night: 'asc' },
      });
      return found.map(upToDate);
    },

    async save(gameId, night, expected, title, document, at) {
      const schema = versionOf(document, SCHEMA_VERSION) ?? SCHEMA_VERSION;
      const data = { title, document: json(document), schema, savedAt: at };
      const { count } =
        expected === 0
          ? await rows.report.createMany({
              data: { gameId, night, ...data, version: 1 },
              skipDuplicates: true,
            })
          : await rows.report.updateMany({
              where: { gameId, night, version: expected },
              data: { ...data, version: expected + 1 },
            });
      return count === 1 ? expected + 1 : null;
    },

    async publish(gameId, night, at) {
      // One statement: a draft saved meanwhile is either the published one or not yet.
      const changed = await rows.$executeRaw`
        UPDATE "Report" SET "published" = "document", "publishedAt" = COALESCE("publishedAt", ${at})
        WHERE "gameId" = ${gameId} AND "night" = ${night}`;
      if (changed !== 1) throw new Error(`There is no report of night ${night} to publish`);
    },

    async latest(limit) {
      const found = await rows.report.findMany({
        where: { publishedAt: { not: null } },
        select: {
          night: true,
          title: true,
          schema: true,
          published: true,
          publishedAt: true,
          game: { select: { slug: true, title: true } },
        },
        orderBy: [{ publishedAt: 'desc' }, { gameId: 'asc' }, { night: 'desc' }],
        take: limit,
      });
      return found.flatMap(({ game, publishedAt, schema, published, ...report }) =>
        publishedAt
          ? [
              {
                ...report,
                published: migrate(published, schema),
                publishedAt,
                slug: game.slug,
                gameTitle: game.title,
              },
            ]
          : [],
      );
    },
  };
}
