import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Game } from '../../../src/engine/game.ts';
import { resolveLynch } from '../../../src/engine/lynch.ts';
import { resolveNight } from '../../../src/engine/resolve.ts';
import type { Ruleset } from '../../../src/engine/ruleset.ts';
import { rulesets } from '../../../src/engine/rulesets/catalogue.ts';
import { independent, type AnyRule } from '../../scenarios/independent.ts';
import { check, json } from './check.ts';
import { randomGame } from './random-game.ts';

/** The list with neighbours changed wherever they are declared independent, one pair after another. */
function changed<T extends AnyRule>(rules: readonly T[]): readonly (readonly T[])[] {
  return rules.slice(1).flatMap((second, place) => {
    const first = rules[place] as T;
    const declared = independent.some(({ pair }) => pair[0] === first && pair[1] === second);
    return declared ? [rules.with(place, second).with(place + 1, first)] : [];
  });
}

function outcomeOf(game: Game): string {
  const { facts: _, ...outcome } = game.phase.kind === 'night' ? resolveNight(game) : resolveLynch(game);
  return json(outcome);
}

const variants = (ruleset: Ruleset, kind: 'night' | 'lynch'): readonly Ruleset[] =>
  kind === 'night'
    ? changed(ruleset.night).map((night) => ({ ...ruleset, night }))
    : changed(ruleset.lynch).map((lynch) => ({ ...ruleset, lynch }));

describe.each(rulesets.map((it) => [it.id, it] as const))('in %s', (_, ruleset) => {
  it('rules declared independent come to the same in either order', () => {
    check(
      fc.property(randomGame(ruleset), ({ open }) => {
        for (const game of open) {
          const inOrder = outcomeOf(game);
          for (const variant of variants(game.ruleset, game.phase.kind))
            expect(outcomeOf({ ...game, ruleset: variant })).toBe(inOrder);
        }
      }),
      60,
    );
  });
});
