import type { Store } from '../app/ports.ts';
import type { Rows } from './client.ts';
import { json } from './json.ts';

/** What was answered to a request once, so that its repetition gets the same answer. */
export function answers(rows: Rows): Store['answers'] {
  return {
    async get(gameId, accountId, key) {
      const where = { gameId_accountId_key: { gameId, accountId, key } };
      return (await rows.answer.findUnique({ where }))?.answer ?? null;
    },
    async put(gameId, accountId, key, answer, at) {
      const data = { gameId, accountId, key, answer: json(answer), at };
      await rows.answer.createMany({ data, skipDuplicates: true });
    },
  };
}
