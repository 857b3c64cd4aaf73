import { describe, expect, it } from 'vitest';
import { rulesetById } from '../../src/engine/rulesets/catalogue.ts';
import { checkPlan, type CheckedPlan, type Plan } from '../../src/simulation/plan.ts';
import { simulate } from '../../src/simulation/simulate.ts';
import { summarise } from '../../src/simulation/summarise.ts';
import { sum, type Tally } from '../../src/simulation/tally.ts';
import { wilson } from '../../src/simulation/wilson.ts';

const usual: Plan = { ruleset: 'three-fat-men', seats: 24, options: {} };

function checked(plan: Partial<Plan> = {}): CheckedPlan {
  const found = checkPlan({ ...usual, ...plan });
  if (!found.ok) throw new Error(found.error.code);
  return found.value;
}

const refusalOf = (plan: Partial<Plan>) => {
  const found = checkPlan({ ...usual, ...plan });
  return found.ok ? null : found.error;
};

function summaryOf(tally: Tally) {
  const ruleset = rulesetById('three-fat-men');
  if (ruleset === null) throw new Error('no ruleset');
  return summarise(ruleset, tally);
}

describe('a plan', () => {
  it('is refused by the name of what is wrong in it, before anything is played', () => {
    expect(refusalOf({ ruleset: 'mahjong' })).toMatchObject({ code: 'unknown-ruleset' });
    expect(refusalOf({ seats: 9 })).toMatchObject({ code: 'bad-composition', detail: { least: 10 } });
    expect(refusalOf({ seats: 41 })).toMatchObject({ code: 'bad-composition', detail: { most: 40 } });
    expect(refusalOf({ seats: 12.5 })).toMatchObject({ code: 'bad-composition' });
    expect(refusalOf({ options: { revote: 'often' } })).toMatchObject({
      code: 'bad-options',
      detail: { option: 'revote' },
    });
  });

  it('deals the cast that its options make', () => {
    expect(checked().cast).not.toContain('doll');
    expect(checked({ options: { doll: true } }).cast).toContain('doll');
    expect(checked({ seats: 12 }).cast).toHaveLength(12);
  });
});

describe('a run of many games', () => {
  it('comes to the same however it is cut into parts', () => {
    const plan = checked();
    const whole = simulate(plan, { games: 60, seed: 'фонарь' });
    const parts = [
      [40, 20],
      [0, 25],
      [25, 15],
    ].map(([from, games]) => simulate(plan, { from, games: games ?? 0, seed: 'фонарь' }));
    expect(sum(parts)).toEqual(whole);
    expect(simulate(plan, { games: 60, seed: 'фонарь' })).toEqual(whole);
    expect(simulate(plan, { games: 60, seed: 'месяц' })).not.toEqual(whole);
  });

  it('tells how far it is, up to its last game', () => {
    const heard: number[] = [];
    simulate(checked({ seats: 10 }), { games: 120, seed: 'а', onProgress: (done) => heard.push(done) });
    expect(heard).toEqual([50, 100, 120]);
  });

  it('accounts for every game and every death', () => {
    const tally = simulate(checked(), { games: 80, seed: 'счёт' });
    const { wins, deaths, dead, deathsADay, days } = summaryOf(tally);
    expect(wins.map((it) => it.clan)).toEqual(['fat-men', 'rebels', 'town', 'draw']);
    expect(wins.reduce((total, it) => total + it.wins, 0)).toBe(80);
    for (const { share, low, high } of wins) {
      expect(low).toBeLessThanOrEqual(share);
      expect(high).toBeGreaterThanOrEqual(share);
    }
    expect(deaths.reduce((total, it) => total + it.mean, 0)).toBeCloseTo(dead);
    expect(deaths.reduce((total, it) => total + it.share, 0)).toBeCloseTo(1);
    expect(deathsADay).toHaveLength(days.longest);
    expect(days.p10).toBeLessThanOrEqual(days.median);
    expect(days.median).toBeLessThanOrEqual(days.p90);
  });

  it('favours neither of two mafias that are equal', () => {
    const { wins } = summaryOf(simulate(checked(), { games: 500, seed: 'поровну' }));
    const [men, rebels] = wins;
    expect(men?.high).toBeGreaterThan(rebels?.low ?? 1);
    expect(rebels?.high).toBeGreaterThan(men?.low ?? 1);
  });
});

describe('figures of a tally', () => {
  const tally: Tally = {
    games: 4,
    wins: { town: 3, draw: 1 },
    ended: [0, 0, 1, 2, 1],
    deaths: { kill: 6, backfire: 0, lynch: 2, autokill: 0 },
    deathsOn: [0, 4, 2, 1, 1],
  };

  it('are shares, means and quantiles', () => {
    const { wins, days, deaths, dead, deathsADay } = summaryOf(tally);
    expect(wins.map((it) => it.share)).toEqual([0, 0, 0.75, 0.25]);
    expect(days).toEqual({ mean: 3, p10: 2, median: 3, p90: 4, longest: 4 });
    expect(deaths.map((it) => it.mean)).toEqual([1.5, 0, 0.5, 0]);
    expect(dead).toBe(2);
    expect(deathsADay).toEqual([1, 0.5, 1 / 3, 1]);
  });

  it('are defined without a single game', () => {
    const nothing = summaryOf({ ...tally, games: 0, wins: {}, ended: [], deathsOn: [] });
    expect(nothing.wins.every((it) => it.share === 0 && it.low === 0 && it.high === 1)).toBe(true);
    expect(nothing.days.mean).toBe(0);
  });
});

describe('Wilson’s interval', () => {
  it.each([
    [10, 20, 0.2993, 0.7007],
    [0, 10, 0, 0.2775],
    [10, 10, 0.7225, 1],
    [500, 1000, 0.4691, 0.5309],
  ])('of %i in %i is the published one', (hits, tries, low, high) => {
    expect(wilson(hits, tries).low).toBeCloseTo(low, 4);
    expect(wilson(hits, tries).high).toBeCloseTo(high, 4);
  });
});
