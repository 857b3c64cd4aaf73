import type { GameRow, GameState, Store } from '../app/ports.ts';
import type { GameSettings } from '../app/settings.ts';
import type { Rows } from './client.ts';
import type { Prisma } from './generated/client.ts';
import { json } from './json.ts';
import { storable } from './storable.ts';

const withHost = { host: { select: { nick: true } } } as const;

function gameRow(found: Prisma.GameGetPayload<{ include: typeof withHost }>): GameRow {
  const { host, options, settings, state, ...row } = found;
  return {
    ...row,
    hostNick: host.nick,
    options: options as GameRow['options'],
    settings: settings as GameSettings,
    state: state as GameState,
  };
}

export function games(rows: Rows): Store['games'] {
  return {
    async create(row) {
      const { id, slug, title, ruleset, hostId, state, createdAt, startedAt, endedAt } = row;
      const columns = { id, slug, title, ruleset, hostId, state, createdAt, startedAt, endedAt };
      const made = await rows.game.createMany({
        data: { ...columns, options: json(row.options), settings: json(row.settings) },
        skipDuplicates: true,
      });
      return made.count === 1;
    },
    async versionOf(slug) {
      const found = await rows.game.findUnique({ where: { slug }, select: { version: true, state: true } });
      return found && `${found.version}-${found.state}`;
    },

    async bySlug(slug) {
      const found = await rows.game.findUnique({ where: { slug }, include: withHost });
      return found && gameRow(found);
    },
    async hold(slug) {
      if (!storable(slug)) return;
      await rows.$queryRaw`SELECT 1 FROM "Game" WHERE "slug" = ${slug} FOR UPDATE`;
    },

    async list(states) {
      const found = await rows.game.findMany({
        where: { state: { in: [...states] } },
        include: { ...withHost, _count: { select: { seats: true } } },
        orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
      });
      return found.map(({ _count, ...game }) => ({ ...gameRow(game), seats: _count.seats }));
    },
    async setState(id, state, at) {
      const instants = {
        signup: {},
        running: { startedAt: at },
        over: { endedAt: at },
        'called-off': { endedAt: at },
      };
      await rows.game.update({ where: { id }, data: { state, ...instants[state] } });
    },
  };
}
