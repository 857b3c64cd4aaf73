import type { Store } from '../app/ports.ts';
import type { Rows } from './client.ts';

export function jurors(rows: Rows): Store['jurors'] {
  return {
    list: (gameId) =>
      rows.juror.findMany({
        where: { gameId },
        select: { accountId: true, nick: true },
        orderBy: { nick: 'asc' },
      }),
    async add(gameId, { accountId, nick }) {
      await rows.juror.createMany({ data: { gameId, accountId, nick }, skipDuplicates: true });
    },
    async remove(gameId, accountId) {
      await rows.juror.deleteMany({ where: { gameId, accountId } });
    },
    async gamesOf(accountId) {
      const found = await rows.juror.findMany({
        where: { accountId },
        include: { game: { select: { slug: true, title: true } } },
        orderBy: [{ game: { createdAt: 'desc' } }, { gameId: 'asc' }],
      });
      return found.map(({ gameId, game }) => ({ gameId, slug: game.slug, title: game.title }));
    },
  };
}
