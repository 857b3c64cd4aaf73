import { clanOf } from './allegiance.ts';
import { missesOf } from './absences.ts';
import type { Fact } from './fact.ts';
import type { Game } from './game.ts';
import type { ReportItem } from './report-item.ts';
import type { Player } from './vocabulary.ts';

/** fast-mafia 5.7, 9.2 What a lynch publishes besides its count and its dead: absences, the queue, who lives. */

/** Who has come to the end of the queue by these facts, in this order. */
export const newcomers = (facts: readonly Fact[]): readonly Player[] =>
  facts.filter((it) => it.kind === 'queued').map((it) => it.player);

/** Misses so far of everybody who has any, this lynch included; by nick. */
export function missesAfter(game: Game, facts: readonly Fact[]): Readonly<Record<Player, number>> {
  const now = new Map(facts.filter((it) => it.kind === 'missed').map((it) => [it.player, it.missed]));
  const before = missesOf(game);
  return Object.fromEntries(
    game.setup.seats
      .map(({ player }) => [player, now.get(player) ?? before.get(player) ?? 0] as const)
      .filter(([, missed]) => missed > 0),
  );
}

/** The lines on who has missed this lynch and who waits to leave; none where there is nobody to name. */
export function absenceLines(facts: readonly Fact[], queue: readonly Player[]): readonly ReportItem[] {
  const missed = facts.filter((it) => it.kind === 'missed');
  const players = missed.map((it) => ({ player: it.player, missed: it.missed }));
  return [
    ...(players.length > 0 ? [{ step: null, line: 'missed', players } as const] : []),
    ...(queue.length > 0 ? [{ step: null, line: 'queue', players: queue } as const] : []),
  ];
}

/** Numbers by clan, where everybody could subtract them. */
export function livingLine(game: Game, alive: readonly Player[]): readonly ReportItem[] {
  if (game.ruleset.tellsLiving !== true) return [];
  const clans = game.ruleset.clans.map(({ id }) => ({
    clan: id,
    number: alive.filter((it) => clanOf(game, it) === id).length,
  }));
  const known = game.options.revealDeaths !== 'nothing';
  return [{ step: null, line: 'living', number: alive.length, clans: known ? clans : null }];
}
