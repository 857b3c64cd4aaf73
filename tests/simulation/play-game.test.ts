import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/engine/game.ts';
import { replay } from '../../src/engine/replay.ts';
import { rulesets } from '../../src/engine/rulesets/catalogue.ts';
import type { PrivateMessage } from '../../src/engine/message.ts';
import { checkPlan, type CheckedPlan } from '../../src/simulation/plan.ts';
import type { FinishedGame } from '../../src/simulation/play-game.ts';
import { gameNumber } from '../../src/simulation/simulate.ts';

const planned = (ruleset: string, seats: number, bonuses = 0): CheckedPlan => {
  const plan = checkPlan({ ruleset, seats, options: {}, bonuses });
  if (!plan.ok) throw new Error(JSON.stringify(plan.error));
  return plan.value;
};

/** Games of every ruleset, in its least, its usual and its most seats. */
const plans = rulesets.flatMap(({ id, seats: { least, most } }) =>
  [...new Set([least, 24, most])].map((seats) => [id, seats, planned(id, seats, 2)] as const),
);
const games = (plan: CheckedPlan, many = 30): FinishedGame[] =>
  Array.from({ length: many }, (_, number) => gameNumber(plan, 'проба', number));

describe.each(plans)('a simulated game of %s in %i seats', (_, __, plan) => {
  it('is the same by the same seed', () => {
    expect(gameNumber(plan, 'раз', 7).entries).toEqual(gameNumber(plan, 'раз', 7).entries);
    expect(gameNumber(plan, 'раз', 7).entries).not.toEqual(gameNumber(plan, 'два', 7).entries);
  });

  it('comes to an end, and is what its log tells', () => {
    for (const { setup, entries, game } of games(plan, 5)) {
      expect(game.over?.winner).toBeDefined();
      const told = replay(setup, entries);
      expect(told.ok && told.value).toEqual(game);
    }
  });

  it('has votes that count and commands that work', () => {
    const phases = games(plan, 5).flatMap(({ game }) => game.past);
    const votes = phases.flatMap((it) => (it.kind === 'lynch' ? it.votes : []));
    const commands = phases.flatMap((it) => (it.kind === 'night' ? it.commands : []));
    expect(votes.filter((it) => it.counted).length).toBeGreaterThan(20);
    expect(commands.filter((it) => it.status === 'effective').length).toBeGreaterThan(2);
  });

  it('has nothing in it that the engine refuses', () => {
    const refused = games(plan).flatMap(({ game }) =>
      game.past.flatMap((it) => it.private.filter((letter) => letter.kind === 'refused')),
    );
    expect(refused).toEqual([]);
  });

  it('has no killer who aims at somebody whom he was told to be his own', () => {
    const teams = (letters: readonly PrivateMessage[]) => letters.filter((it) => it.kind === 'team');
    let kills = 0;
    for (const { game } of games(plan)) {
      const told = game.past.map((it) => teams(it.private));
      for (const [place, phase] of game.past.entries()) {
        if (phase.kind !== 'night') continue;
        const known = told.slice(0, place).flat();
        for (const { actor, ability, targets } of phase.commands.filter((it) => it.ability === 'kill')) {
          const own = known.filter((it) => it.to === actor).flatMap((it) => it.members);
          kills += targets.length;
          expect(
            targets.filter((it) => own.includes(it)),
            ability ?? '',
          ).toEqual([]);
        }
      }
    }
    expect(kills).toBeGreaterThan(20);
  });
});

describe('what simulated players know', () => {
  it('is what they vote by: who has found a mafioso names him far oftener than another', () => {
    let [named, others] = [0, 0];
    for (const { game } of games(planned('three-fat-men', 24), 60)) {
      const foes = new Map<string, string[]>();
      for (const phase of game.past) {
        const there = [...phase.alive, ...phase.deaths.map((it) => it.player)];
        for (const { by, for: target } of phase.kind === 'lynch' ? phase.votes : []) {
          const found = (foes.get(by) ?? []).filter((it) => there.includes(it));
          if (found.length === 0) continue;
          if (found.includes(target)) named += 1;
          else others += 1;
        }
        for (const letter of phase.private) {
          if (letter.kind !== 'role' || !mafiaRole(letter.seen) || bornMafia(game, letter.to)) continue;
          foes.set(letter.to, [...(foes.get(letter.to) ?? []), letter.of]);
        }
      }
    }
    expect(named + others).toBeGreaterThan(20);
    expect(named).toBeGreaterThan(others);
  });
});

const mafiaRole = (role: string): boolean => {
  const [ruleset] = rulesets;
  const clan = ruleset?.characters.find((it) => it.id === role)?.clan;
  return ruleset?.clans.some((it) => it.id === clan && it.mafia) === true;
};

const bornMafia = ({ setup }: Game, player: string): boolean =>
  mafiaRole(setup.seats.find((it) => it.player === player)?.character ?? '');
