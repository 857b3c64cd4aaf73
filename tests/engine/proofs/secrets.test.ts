import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { characterById } from '../../../src/engine/ruleset-index.ts';
import { rulesets } from '../../../src/engine/rulesets/catalogue.ts';
import type { FunctionId } from '../../../src/engine/vocabulary.ts';
import { view, type Viewer } from '../../../src/engine/view.ts';
import { check, json } from './check.ts';
import { randomGame } from './random-game.ts';

const words = (secret: unknown): string =>
  typeof secret === 'string' ? secret : (secret as { text: string }).text;

describe.each(rulesets.map((it) => [it.id, it] as const))('in %s', (_, ruleset) => {
  it('a secret ability is told to its holder alone while the game goes on', () => {
    check(
      fc.property(randomGame(ruleset), ({ open }) => {
        const game = open.at(-1);
        if (game === undefined) return;
        const secrets = Object.entries(game.secrets).map(
          ([fn, it]) => [fn as FunctionId, words(it)] as const,
        );
        const viewers: readonly (readonly [Viewer, readonly FunctionId[]])[] = [
          [{ kind: 'public' }, []],
          ...game.setup.seats.map(({ player, character }) => {
            const { functions } = characterById(game.ruleset, character);
            return [{ kind: 'player', player }, functions] as const;
          }),
        ];
        for (const [viewer, functions] of secrets.length === 0 ? [] : viewers) {
          const seen = json(view(game, viewer));
          const told = secrets.filter(([, it]) => seen.includes(it)).map(([, it]) => it);
          const own = secrets.filter(([fn]) => functions.includes(fn)).map(([, it]) => it);
          expect([...new Set(told)].sort()).toEqual([...new Set(own)].sort());
        }
      }),
      40,
    );
  });

  it('the seed is told to nobody but by its commitment while the game goes on', () => {
    check(
      fc.property(randomGame(ruleset), ({ open }) => {
        for (const game of open) {
          expect(json(view(game, { kind: 'public' }))).not.toContain(game.setup.seed);
          const [seat] = game.setup.seats;
          expect(json(view(game, { kind: 'player', player: seat?.player ?? '' }))).not.toContain(
            game.setup.seed,
          );
        }
      }),
      40,
    );
  });

  it('everybody joins one clan at most, by day, and somebody of it lives to be told', () => {
    check(
      fc.property(randomGame(ruleset), ({ last: { past } }) => {
        const joined = past.flatMap((it) => it.facts.filter((one) => one.kind === 'joined'));
        expect(new Set(joined.map((it) => it.player)).size).toBe(joined.length);
        for (const { kind, facts, alive } of past) {
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
});
