import type { Store } from '../app/ports.ts';
import type { Rows } from './client.ts';

const columns = {
  id: true,
  day: true,
  author: true,
  byHost: true,
  text: true,
  votes: true,
  at: true,
  editedAt: true,
} as const;

export function posts(rows: Rows): Store['posts'] {
  return {
    ofDay: (gameId, day) =>
      rows.post.findMany({
        where: { gameId, day },
        select: columns,
        orderBy: [{ at: 'asc' }, { arrival: 'asc' }],
      }),
    byId: (gameId, id) => rows.post.findUnique({ where: { gameId_id: { gameId, id } }, select: columns }),
    async add(gameId, { id, day, author, byHost, text, votes, at, editedAt }) {
      await rows.post.create({
        data: { gameId, id, day, author, byHost, text, votes: [...votes], at, editedAt },
      });
    },
    async edit(gameId, id, text, at) {
      await rows.post.update({ where: { gameId_id: { gameId, id } }, data: { text, editedAt: at } });
    },
  };
}
