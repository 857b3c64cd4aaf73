import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Fact } from '../../src/engine/fact.ts';
import type { Game } from '../../src/engine/game.ts';
import { play } from '../../src/engine/play.ts';
import { characterById } from '../../src/engine/ruleset-index.ts';
import { replay } from '../../src/engine/replay.ts';
import { resolveNight } from '../../src/engine/resolve.ts';
import type { FunctionId } from '../../src/engine/vocabulary.ts';
import { view } from '../../src/engine/view.ts';
import { randomGame } from './random-game.ts';
import { noon } from './table.ts';

const json = (value: unknown) => JSON.stringify(value);

/** 3.15 Whom a command reaches when visits were swapped. */
const reachedBy = (facts: readonly Fact[], named: readonly string[]): readonly string[] =>
  named.map((target) =>
    facts
      .filter((it) => it.kind === 'swapped')
      .reduce((now, it) => (now === it.player ? it.with : now === it.with ? it.player : now), target),
  );

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
        const { commands, deaths, facts } = resolveNight(night);
        const kills = commands
          .filter((it) => it.ability === 'kill' && it.targets.length > 0)
          .map((it) => ({ ...it, targets: reachedBy(facts, it.targets) }));
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
    const harmless = ['wrong-target', 'not-attacked', 'no-command', 'awaits-ruling'];
    check(
      fc.property(randomGame, ({ night }) => {
        const closed = (game: Game) =>
          (['close', 'publish'] as const).reduce((now, kind) => play(now, { at: noon, kind }).game, game);
        const { commands, facts } = resolveNight(night);
        const touched = new Set(
          commands
            .filter((it) => ['block', 'beat', 'secret'].includes(String(it.ability)))
            .flatMap((it) => [...it.targets, ...reachedBy(facts, it.targets)]),
        );
        const failed = commands.filter(
          (it) => harmless.includes(String(it.reason)) && !touched.has(String(it.actor)),
        );
        // Who was stopped may as well have sent one command instead of two: his blocker has found something.
        const stopped = commands.filter(
          (it) =>
            ['blocked', 'beaten'].includes(String(it.reason)) &&
            commands.find((one) => one.actor === it.actor && one.id !== null) !== it,
        );
        const ids = new Set([...failed, ...stopped].map((it) => it.id));
        const secretly = new Set(
          [...failed, ...stopped].filter((it) => it.ability === 'secret').map((it) => it.actor),
        );
        const without = { ...night, sent: night.sent.filter((it) => !ids.has(it.id)) };
        const [sent, silent] = [closed(night), closed(without)];
        fc.pre(sent.over === null);
        for (const player of night.setup.seats.map((it) => it.player)) {
          if (secretly.has(player)) continue; // he knows that he has used what is used once a game
          const viewer = { kind: 'player', player } as const;
          expect(json(view(silent, viewer))).toBe(json(view(sent, viewer)));
        }
        expect(json(view(silent, { kind: 'public' }))).toBe(json(view(sent, { kind: 'public' })));
      }),
    );
  });
});

describe('any game', () => {
  it('tells a secret ability to its holder alone until it is over', () => {
    check(
      fc.property(randomGame, ({ night }) => {
        const words = (it: unknown) => (typeof it === 'string' ? it : (it as { text: string }).text);
        const viewers = night.setup.seats.map(
          ({ player, character }) => [player, characterById(night.ruleset, character).functions] as const,
        );
        for (const [holder, secret] of Object.entries(night.secrets)) {
          for (const [player, functions] of viewers) {
            const seen = json(view(night, { kind: 'player', player }));
            const other = Object.entries(night.secrets).some(
              ([fn, it]) => functions.includes(fn as FunctionId) && words(it) === words(secret),
            );
            expect(seen.includes(words(secret))).toBe(functions.includes(holder as FunctionId) || other);
          }
          expect(json(view(night, { kind: 'public' }))).not.toContain(words(secret));
        }
      }),
    );
  });

  it('counts everybody for one clan at most, and the doll for none that is dead when she joins', () => {
    check(
      fc.property(randomGame, ({ night }) => {
        const joined = night.past.flatMap((it) => it.facts.filter((one) => one.kind === 'joined'));
        expect(new Set(joined.map((it) => it.player)).size).toBe(joined.length);
        for (const { kind, facts, alive } of night.past) {
          for (const { clan } of facts.filter((it) => it.kind === 'joined')) {
            expect(kind).toBe('lynch');
            const told = facts.filter((it) => it.kind === 'teamed').filter((it) => it.clan === clan);
            expect(told.length).toBeGreaterThan(1);
            for (const { player } of told) expect(alive).toContain(player);
          }
        }
      }),
    );
  });

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
