import type { Store } from '../app/ports.ts';
import type { ScoreRow } from '../app/ports/jury.ts';
import type { Rows } from './client.ts';
import { json } from './json.ts';

export function scores(rows: Rows): Store['scores'] {
  return {
    async ofNight(gameId, night) {
      const found = await rows.score.findMany({
        where: { gameId, night },
        omit: { gameId: true },
        orderBy: [{ accountId: 'asc' }, { description: 'asc' }],
      });
      return found.map((row) => ({
        ...row,
        scores: row.scores as ScoreRow['scores'],
        state: row.state as ScoreRow['state'],
      }));
    },

    async save(gameId, { night, accountId, description, scores: given, remark, state, savedAt }, expected) {
      const key = { gameId, night, accountId, description };
      const data = { scores: json(given), remark, state, savedAt };
      const { count } =
        expected === 0
          ? await rows.score.createMany({ data: { ...key, ...data, version: 1 }, skipDuplicates: true })
          : await rows.score.updateMany({
              where: { ...key, version: expected },
              data: { ...data, version: expected + 1 },
            });
      return count === 1 ? expected + 1 : null;
    },
  };
}
