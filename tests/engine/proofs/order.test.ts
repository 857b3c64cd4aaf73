import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Game } from '../../../src/engine/game.ts';
import { resolveLynch } from '../../../src/engine/lynch.ts';
import type { LynchOutcome } from '../../../src/engine/outcome.ts';
import { replay } from '../../../src/engine/replay.ts';
import { resolveNight } from '../../../src/engine/resolve.ts';
import { rulesets } from '../../../src/engine/rulesets/catalogue.ts';
import { check, json } from './check.ts';
import { randomGame } from './random-game.ts';

type Keys = fc.Stream<number>;

const keys: fc.Arbitrary<Keys> = fc.infiniteStream(fc.nat());

function shuffled<T>(list: readonly T[], by: Keys): readonly T[] {
  const drawn = [...by.take(list.length)];
  return list
    .map((it, i) => [drawn[i] ?? 0, it] as const)
    .sort(([a], [b]) => a - b)
    .map(([, it]) => it);
}

/** Senders in another order. One player's own keep theirs: the last one counts (2.4, 5.2). */
function shuffledSenders<T extends { readonly by: string }>(list: readonly T[], by: Keys): readonly T[] {
  const senders = shuffled([...new Set(list.map((it) => it.by))], by);
  return senders.flatMap((sender) => list.filter((it) => it.by === sender));
}

/** fast-mafia 3.1, 5.3: the two places where a rule says «first» or «last» of several players. */
const timeDecides = ({ options }: Game): boolean => options.decision === 'last' || options.tie === 'first';

/** The votes are shown as they were posted: that alone may differ. */
const unordered = ({ votes, facts, ...outcome }: LynchOutcome): string =>
  json([outcome, votes.map(json).sort(), facts.map(json).sort()]);

describe.each(rulesets.map((it) => [it.id, it] as const))('a phase of %s', (_, ruleset) => {
  it('comes to the same bytes at night in whatever order commands came', () => {
    let nights = 0;
    check(
      fc.property(randomGame(ruleset), keys, ({ open }, order) => {
        for (const night of open.filter((it) => it.phase.kind === 'night' && !timeDecides(it))) {
          const other = { ...night, sent: shuffledSenders(night.sent, order) };
          expect(json(resolveNight(other))).toBe(json(resolveNight(night)));
          nights += night.sent.length > 1 ? 1 : 0;
        }
      }),
    );
    expect(nights).toBeGreaterThan(10);
  });

  it('comes to the same by day in whatever order voters vote', () => {
    let days = 0;
    check(
      fc.property(randomGame(ruleset), keys, ({ open }, order) => {
        for (const day of open.filter((it) => it.phase.kind === 'lynch' && !timeDecides(it))) {
          const other = { ...day, ballots: shuffledSenders(day.ballots, order) };
          expect(unordered(resolveLynch(other))).toBe(unordered(resolveLynch(day)));
          days += day.ballots.length > 1 ? 1 : 0;
        }
      }),
    );
    expect(days).toBeGreaterThan(20);
  });

  it('comes to the same bytes in whatever order the host seats the players', () => {
    check(
      fc.property(randomGame(ruleset), keys, ({ setup, entries, last }, order) => {
        const told = replay({ ...setup, seats: shuffled(setup.seats, order) }, entries);
        expect(told.ok && json(told.value)).toBe(json(last));
      }),
      40,
    );
  });
});
