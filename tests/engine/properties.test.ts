import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/engine/game.ts';
import { play } from '../../src/engine/play.ts';
import { replay } from '../../src/engine/replay.ts';
import { resolveNight } from '../../src/engine/resolve.ts';
import { view } from '../../src/engine/view.ts';
import { randomGame } from './random-game.ts';
import { noon } from './table.ts';

const json = (value: unknown) => JSON.stringify(value);
const check = (property: Parameters<typeof fc.assert>[0]) => fc.assert(property, { numRuns: 150 });

describe('any night', () => {
  it('comes to the same bytes in whatever order its commands came and its seats stand', () => {
    const orders = fc.tuple(fc.infiniteStream(fc.nat()), fc.infiniteStream(fc.nat()));
    check(
      fc.property(randomGame, orders, ({ night }, [commands, seats]) => {
        const shuffled = <T>(list: readonly T[], by: fc.Stream<number>): T[] => {
          const keys = [...by.take(list.length)];
          return list
            .map((it, i) => [keys[i] ?? 0, it] as const)
            .sort(([a], [b]) => a - b)
            .map(([, it]) => it);
        };
        // A player's own commands keep their order: 2.4 lets the last one count.
        const senders = shuffled([...new Set(night.sent.map((it) => it.by))], commands);
        const other: Game = {
          ...night,
          sent: senders.flatMap((by) => night.sent.filter((it) => it.by === by)),
          setup: { ...night.setup, seats: shuffled(night.setup.seats, seats) },
        };
        expect(json(resolveNight(other))).toBe(json(resolveNight(night)));
      }),
    );
  });

  it('kills only whom a killer named, or a killer who named the clown', () => {
    check(
      fc.property(randomGame, ({ night }) => {
        const { commands, deaths } = resolveNight(night);
        const kills = commands.filter((it) => it.ability === 'kill' && it.targets.length > 0);
        const clown = night.setup.seats.find((it) => it.character === 'august')?.player ?? '';
        for (const { player, cause, by } of deaths) {
          if (cause === 'kill') {
            const killed = kills.filter((it) => it.status === 'effective' && it.targets.includes(player));
            expect(by).toEqual([...new Set(killed.map((it) => it.actor))].sort());
          } else {
            expect(cause).toBe('backfire');
            expect(kills.some((it) => it.actor === player && it.targets.includes(clown))).toBe(true);
          }
        }
        expect(deaths.map((it) => it.player)).not.toContain(
          deaths.some((it) => it.cause === 'backfire') ? clown : '',
        );
      }),
    );
  });

  it('judges every accepted command, and misses no function of the living', () => {
    check(
      fc.property(randomGame, ({ night }) => {
        const { commands } = resolveNight(night);
        const standing = night.sent.filter((it) => it.status === 'standing').map((it) => it.id);
        const judged = commands.filter((it) => it.status === 'effective' || it.status === 'ineffective');
        expect(judged.map((it) => it.id).sort()).toEqual(standing.sort());
        for (const it of commands) {
          expect(it.rule).toMatch(/^\d+(\.\d+)?$/u);
          expect(it.reason === null).toBe(it.status === 'effective');
        }
      }),
    );
  });

  it('reports as many lines whatever came of the commands, and no nick but of the dead', () => {
    check(
      fc.property(randomGame, ({ night }) => {
        const { report, deaths } = resolveNight(night);
        const silent = resolveNight({ ...night, sent: [] });
        const actors = (items: typeof report) =>
          new Set(items.flatMap((it) => ('actor' in it ? [`${it.step} ${it.ability} ${it.actor}`] : [])));
        expect(actors(report)).toEqual(actors(silent.report));
        const named = [...json(report).matchAll(/Игрок \d+/gu)].map(([nick]) => nick);
        expect(named.sort()).toEqual(deaths.map((it) => it.player).sort());
      }),
    );
  });

  it('leaves the same bytes to everybody when what failed had not been sent', () => {
    const harmless = ['wrong-target', 'not-attacked', 'no-command'];
    check(
      fc.property(randomGame, ({ night }) => {
        const closed = (game: Game) =>
          (['close', 'publish'] as const).reduce((now, kind) => play(now, { at: noon, kind }).game, game);
        const { commands } = resolveNight(night);
        const touched = new Set(
          commands
            .filter((it) => it.ability === 'block' || it.ability === 'beat')
            .flatMap((it) => it.targets),
        );
        const failed = commands.filter(
          (it) => harmless.includes(String(it.reason)) && !touched.has(it.actor),
        );
        const ids = new Set(failed.map((it) => it.id));
        const without = { ...night, sent: night.sent.filter((it) => !ids.has(it.id)) };
        const [sent, silent] = [closed(night), closed(without)];
        fc.pre(sent.over === null);
        for (const player of night.setup.seats.map((it) => it.player)) {
          const viewer = { kind: 'player', player } as const;
          expect(json(view(silent, viewer))).toBe(json(view(sent, viewer)));
        }
        expect(json(view(silent, { kind: 'public' }))).toBe(json(view(sent, { kind: 'public' })));
      }),
    );
  });
});

describe('any game', () => {
  it('is what its log tells', () => {
    check(
      fc.property(randomGame, ({ setup, entries, night }) => {
        const told = replay(setup, entries);
        expect(told.ok && json(told.value)).toBe(json(night));
      }),
    );
  });

  it('loses in a lynch only its lynched or who was absent twice', () => {
    check(
      fc.property(randomGame, ({ night }) => {
        const lynches = night.past.filter((it) => it.kind === 'lynch');
        for (const [i, { deaths, tally, absent, verdict }] of lynches.entries()) {
          for (const { player, cause } of deaths) {
            if (cause === 'lynch') expect(Math.max(...Object.values(tally))).toBe(tally[player]);
            else expect([absent, lynches[i - 1]?.absent].every((it) => it?.includes(player))).toBe(true);
          }
          expect(deaths.length > 0).toBe(verdict === 'lynched' || verdict === 'autokill');
        }
      }),
    );
  });
});
