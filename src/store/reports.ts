import type { Store } from '../app/ports.ts';
import type { Rows } from './client.ts';
import { json } from './json.ts';

const columns = {
  night: true,
  title: true,
  document: true,
  version: true,
  savedAt: true,
  published: true,
  publishedAt: true,
} as const;

export function reports(rows: Rows): Store['reports'] {
  return {
    get: (gameId, night) =>
      rows.report.findUnique({ where: { gameId_night: { gameId, night } }, select: columns }),
    ofGame: (gameId) =>
      rows.report.findMany({ where: { gameId }, select: columns, orderBy: { night: 'asc' } }),

    async save(gameId, night, expected, title, document, at) {
      const data = { title, document: json(document), savedAt: at };
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
          published: true,
          publishedAt: true,
          game: { select: { slug: true, title: true } },
        },
        orderBy: [{ publishedAt: 'desc' }, { gameId: 'asc' }, { night: 'desc' }],
        take: limit,
      });
      return found.flatMap(({ game, publishedAt, ...report }) =>
        publishedAt ? [{ ...report, publishedAt, slug: game.slug, gameTitle: game.title }] : [],
      );
    },
  };
}
