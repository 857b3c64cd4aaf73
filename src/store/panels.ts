import type { Store } from '../app/ports.ts';
import type { PanelRow } from '../app/ports/jury.ts';
import type { Rows } from './client.ts';
import { Prisma } from './generated/client.ts';
import { json } from './json.ts';

const orNull = (value: unknown) => (value === null ? Prisma.DbNull : json(value));

export function panels(rows: Rows): Store['panels'] {
  return {
    async get(gameId, night) {
      const found = await rows.panel.findUnique({
        where: { gameId_night: { gameId, night } },
        omit: { gameId: true },
      });
      return found as PanelRow | null;
    },
    async save(gameId, { night, soft, hard, duel, proposal }) {
      const data = { soft, hard, duel: orNull(duel), proposal: orNull(proposal) };
      await rows.panel.upsert({
        where: { gameId_night: { gameId, night } },
        create: { gameId, night, ...data },
        update: data,
      });
    },
  };
}
