import type { Store } from '../app/ports.ts';
import type { Rows } from './client.ts';

const columns = {
  id: true,
  night: true,
  author: true,
  ability: true,
  text: true,
  original: true,
  sentAt: true,
} as const;

export function descriptions(rows: Rows): Store['descriptions'] {
  return {
    ofNight: (gameId, night) =>
      rows.description.findMany({
        where: { gameId, night },
        select: columns,
        orderBy: [{ sentAt: 'asc' }, { id: 'asc' }],
      }),
    all: (gameId) =>
      rows.description.findMany({
        where: { gameId },
        select: columns,
        orderBy: [{ night: 'asc' }, { sentAt: 'asc' }, { id: 'asc' }],
      }),
    async put(gameId, { id, night, author, ability, text, original, sentAt }) {
      await rows.description.upsert({
        where: { gameId_night_author_ability: { gameId, night, author, ability } },
        create: { gameId, id, night, author, ability, text, original, sentAt },
        update: { text, original, sentAt },
      });
    },
    async remove(gameId, night, author, ability) {
      await rows.description.deleteMany({ where: { gameId, night, author, ability } });
    },
  };
}
