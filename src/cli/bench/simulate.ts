import { checkPlan } from '../../simulation/plan.ts';
import { gameNumber } from '../../simulation/simulate.ts';
import { perSecond, type Figure } from './measure.ts';

/** Whole games of 24 players in a second on one core. So much code takes longer rounds to warm up. */
export async function simulate24(): Promise<Figure> {
  const plan = checkPlan({ ruleset: 'three-fat-men', seats: 24, options: {} });
  if (!plan.ok) throw new Error(plan.error.code);
  let number = 0;
  return {
    value: Math.round(perSecond(() => gameNumber(plan.value, 'bench', number++), 5, 1500)),
    unit: 'games/s',
  };
}
