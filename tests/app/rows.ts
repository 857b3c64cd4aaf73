import type { Table } from './table.ts';

/** Everything that is stored of a game, to be compared before and after what must change nothing. */
export async function rowsOf({ ctx: { store }, gameId, slug }: Pick<Table, 'ctx' | 'gameId' | 'slug'>) {
  const days = [1, 2, 3];
  const perDay = <T>(read: (day: number) => Promise<readonly T[]>) => Promise.all(days.map(read));
  return {
    game: await store.games.bySlug(slug),
    seats: await store.seats.list(gameId),
    log: await store.log.read(gameId),
    descriptions: await store.descriptions.all(gameId),
    posts: await perDay((day) => store.posts.ofDay(gameId, day)),
    reports: await store.reports.ofGame(gameId),
    versions: await perDay((night) => store.reportVersions.list(gameId, night)),
    corrections: await perDay((night) => store.reportCorrections.list(gameId, night)),
    desks: await perDay(async (night) => [await store.reportDesks.get(gameId, night)]),
    jurors: await store.jurors.list(gameId),
    scores: await perDay((night) => store.scores.ofNight(gameId, night)),
    panels: await perDay(async (night) => [await store.panels.get(gameId, night)]),
    conflicts: await store.conflicts.list(gameId),
    tallies: await store.tallies.ofGame(gameId),
  };
}
