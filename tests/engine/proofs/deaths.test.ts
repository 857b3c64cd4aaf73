import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Game } from '../../../src/engine/game.ts';
import type { NightOutcome, Outcome } from '../../../src/engine/outcome.ts';
import { play } from '../../../src/engine/play.ts';
import { rulesets } from '../../../src/engine/rulesets/catalogue.ts';
import { characterById } from '../../../src/engine/ruleset-index.ts';
import type { Player } from '../../../src/engine/vocabulary.ts';
import { noon } from '../table.ts';
import { check } from './check.ts';
import { randomGame, type RandomGame } from './random-game.ts';
import { reachedBy } from './reached.ts';

/** Each phase of a game: as it stood before its end, what came of it, and the game after that was public. */
function phases({ open }: RandomGame): readonly { before: Game; outcome: Outcome; after: Game }[] {
  return open.map((before) => {
    const closed = play(before, { at: noon, kind: 'close' }).game;
    const outcome = closed.past.at(-1);
    if (outcome === undefined) throw new Error('nothing was resolved');
    const after = before.phase.kind === 'night' ? play(closed, { at: noon, kind: 'publish' }).game : closed;
    return { before, outcome, after };
  });
}

const sorted = (players: readonly Player[]): readonly Player[] => [...players].sort();

/** Whom somebody's night command was to kill, and whoever could die of his own attack (3.9). */
function inDanger(game: Game, { commands, facts }: NightOutcome): ReadonlySet<Player> {
  const clowns = game.setup.seats
    .filter((it) => characterById(game.ruleset, it.character).functions.includes('clown'))
    .map((it) => it.player);
  const attacks = commands.filter((it) => it.ability === 'kill' || it.ability === 'assault');
  const danger = new Set<Player>();
  for (const { actor, ability, targets, status } of attacks) {
    if (status === 'refused' || status === 'missing') continue;
    const reached = reachedBy(facts, targets);
    if (ability === 'kill') for (const target of reached) danger.add(target);
    if (actor !== null && reached.some((it) => clowns.includes(it))) danger.add(actor);
  }
  // fast-mafia 3.4: the clan sent nothing, and a roll named its victim.
  for (const [label, player] of Object.entries(game.rolls)) if (label.endsWith('/victim')) danger.add(player);
  for (const it of facts) if (it.kind === 'died' && it.by === null) danger.add(it.player);
  return danger;
}

/** Who has missed a lynch too often to stay: two running (5.6), or more than the game allows (fast-mafia 5.5). */
function truants(before: Game, outcome: Outcome): readonly Player[] {
  const waiting = before.past.findLast((it) => it.kind === 'lynch')?.absences?.queue ?? [];
  if (outcome.kind === 'night') return waiting;
  const allowed = before.options.allowedAbsences;
  if (allowed !== undefined) {
    const misses = (player: Player): number =>
      [...before.past, outcome].filter((it) => it.kind === 'lynch' && it.absent.includes(player)).length;
    return [...waiting, ...before.alive.filter((it) => misses(it) > allowed)];
  }
  const last = before.past.findLast((it) => it.kind === 'lynch')?.absent ?? [];
  return outcome.absent.filter((it) => last.includes(it));
}

describe.each(rulesets.map((it) => [it.id, it] as const))('in %s', (_, ruleset) => {
  it('nobody dies but the attacked, the lynched and the absent', () => {
    let deaths = 0;
    check(
      fc.property(randomGame(ruleset), (game) => {
        for (const { before, outcome } of phases(game)) {
          const danger = outcome.kind === 'night' ? inDanger(before, outcome) : new Set<Player>();
          for (const { player, cause } of outcome.deaths) {
            deaths += 1;
            if (cause === 'autokill') expect(truants(before, outcome)).toContain(player);
            else if (outcome.kind === 'lynch') {
              expect(cause).toBe('lynch');
              expect(outcome.tally[player]).toBe(Math.max(...Object.values(outcome.tally)));
            } else expect([...danger]).toContain(player);
          }
          const killed = outcome.deaths.filter((it) => it.cause !== 'autokill');
          if (outcome.kind === 'lynch') expect(killed.length).toBeLessThanOrEqual(1);
        }
      }),
    );
    expect(deaths).toBeGreaterThan(50);
  });

  it('the dead of the report are those who were alive before and are not after', () => {
    check(
      fc.property(randomGame(ruleset), (game) => {
        for (const { before, outcome, after } of phases(game)) {
          const gone = sorted(before.alive.filter((it) => !after.alive.includes(it)));
          const told = outcome.report.flatMap((it) =>
            it.line === 'died' || it.line === 'departed' ? [it.player] : [],
          );
          expect(sorted(told)).toEqual(gone);
          expect(sorted(outcome.deaths.map((it) => it.player))).toEqual(gone);
          expect(after.alive.every((it) => before.alive.includes(it))).toBe(true);
          if (outcome.kind === 'night')
            expect(outcome.report.some((it) => it.line === 'quiet')).toBe(gone.length === 0);
        }
      }),
    );
  });

  it('a lynch or a night kill names its hand, and nobody dies of a command that failed', () => {
    check(
      fc.property(randomGame(ruleset), (game) => {
        for (const { outcome } of phases(game)) {
          if (outcome.kind !== 'night') continue;
          const { commands, facts } = outcome;
          for (const { player, by } of outcome.deaths.filter((it) => it.cause === 'kill')) {
            const killers = commands
              .filter((it) => it.ability === 'kill' && it.status === 'effective')
              .filter((it) => reachedBy(facts, it.targets).includes(player))
              .flatMap((it) => it.actor ?? []);
            expect(by).toEqual(sorted([...new Set(killers)]));
          }
        }
      }),
    );
  });
});
