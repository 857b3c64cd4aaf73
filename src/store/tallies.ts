import type { Store } from '../app/ports.ts';
import type { Rows } from './client.ts';
import { Prisma } from './generated/client.ts';
import { json } from './json.ts';
import { storable } from './storable.ts';

const columns = {
  night: true,
  input: true,
  result: true,
  hash: true,
  closedAt: true,
  awarded: true,
} as const;

/** The best of a tally stands first: where it has a place, somebody has. */
const placed = { result: { path: ['lots', '0', 'place'], gt: 0 } } as const;

export function tallies(rows: Rows): Store['tallies'] {
  return {
    get: (gameId, night) =>
      rows.tally.findUnique({ where: { gameId_night: { gameId, night } }, select: columns }),
    ofGame: (gameId) =>
      rows.tally.findMany({ where: { gameId }, select: columns, orderBy: { night: 'asc' } }),
    async judgedGames(slug) {
      if (slug !== undefined && !storable(slug)) return [];
      const found = await rows.game.findMany({
        where: { state: 'over', tallies: { some: placed }, ...(slug === undefined ? {} : { slug }) },
        select: {
          slug: true,
          version: true,
          tallies: { select: { hash: true, awarded: true }, orderBy: { night: 'asc' } },
        },
        orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
      });
      return found.map(({ slug: at, version, tallies: own }) => ({
        slug: at,
        version: [version, ...own.map(({ hash, awarded }) => `${hash}${awarded === null ? '' : '+'}`)].join(
          '-',
        ),
      }));
    },
    async close(gameId, { night, input, result, hash, closedAt, awarded }) {
      const made = await rows.tally.createMany({
        data: {
          gameId,
          night,
          input: json(input),
          result: json(result),
          hash,
          closedAt,
          awarded: awarded === null ? Prisma.DbNull : json(awarded),
        },
        skipDuplicates: true,
      });
      return made.count === 1;
    },
    async award(gameId, night, awarded) {
      await rows.tally.update({
        where: { gameId_night: { gameId, night } },
        data: { awarded: json(awarded) },
      });
    },
    async replace(gameId, { night, input, result, hash }) {
      await rows.tally.update({
        where: { gameId_night: { gameId, night } },
        data: { input: json(input), result: json(result), hash },
      });
    },
  };
}
