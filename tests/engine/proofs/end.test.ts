import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clanOf } from '../../../src/engine/allegiance.ts';
import { play } from '../../../src/engine/play.ts';
import { rulesets } from '../../../src/engine/rulesets/catalogue.ts';
import type { Player } from '../../../src/engine/vocabulary.ts';
import { checkPlan } from '../../../src/simulation/plan.ts';
import { gameNumber } from '../../../src/simulation/simulate.ts';
import { noon } from '../table.ts';
import { check } from './check.ts';
import { randomOptions } from './random-options.ts';

describe.each(rulesets.map((it) => [it.id, it] as const))('a game of %s', (_, ruleset) => {
  const plan = fc
    .record({
      seats: fc.integer({ min: ruleset.seats.least, max: ruleset.seats.most }),
      options: randomOptions(ruleset),
      bonuses: fc.constantFrom(0, 0, 3),
    })
    .map((it) => checkPlan({ ruleset: ruleset.id, ...it }))
    .filter((it) => it.ok)
    .map((it) => it.value);

  it('ends, with a winner who lives or a draw, and takes nothing more', () => {
    check(
      fc.property(plan, fc.nat(), (planned, number) => {
        const { game } = gameNumber(planned, 'конец', number);
        const winner = game.over?.winner ?? '';
        const clansOf = (alive: readonly Player[]) =>
          new Set(alive.map((it) => clanOf(game, it)).filter((it) => it !== null));
        const living = clansOf(game.alive);
        if (winner === 'draw') expect(living.size).not.toBe(1);
        else expect([...living]).toContain(winner);
        for (const { alive } of game.past.slice(0, -1)) expect(clansOf(alive).size).toBeGreaterThan(1);
        expect(game.past.slice(0, -1).every((it) => it.winner === null)).toBe(true);
        expect(game.past.at(-1)?.winner).toBe(winner);
        const { game: same, refusal } = play(game, { at: noon, kind: 'close' });
        expect(refusal?.code).toBe('game-over');
        expect(same).toBe(game);
      }),
      60,
    );
  });
});
