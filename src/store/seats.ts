import type { Store } from '../app/ports.ts';
import type { Rows } from './client.ts';

export function seats(rows: Rows): Store['seats'] {
  return {
    list: (gameId) =>
      rows.seat.findMany({
        where: { gameId },
        select: { nick: true, accountId: true, joinedAt: true },
        orderBy: [{ joinedAt: 'asc' }, { nick: 'asc' }],
      }),
    async add(gameId, { nick, accountId, joinedAt }) {
      const made = await rows.seat.createMany({
        data: { gameId, nick, accountId, joinedAt },
        skipDuplicates: true,
      });
      return made.count === 1;
    },
    async remove(gameId, accountId) {
      await rows.seat.deleteMany({ where: { gameId, accountId } });
    },
    async gamesOf(accountId) {
      const found = await rows.seat.findMany({
        where: { accountId },
        include: { game: { select: { slug: true, title: true } } },
        orderBy: [{ game: { createdAt: 'desc' } }, { gameId: 'asc' }],
      });
      return found.map(({ gameId, nick, game }) => ({ gameId, slug: game.slug, title: game.title, nick }));
    },
  };
}
