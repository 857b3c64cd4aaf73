import { rulesetById } from '../../engine/rulesets/catalogue.ts';
import { checkPlan } from '../../simulation/plan.ts';
import { simulate } from '../../simulation/simulate.ts';
import { summarise } from '../../simulation/summarise.ts';
import type { Answer, Question } from './messages.ts';

/** The same plan gives the same figures, today and tomorrow. */
const seed = 'афиша';

const answer = (said: Answer): void => postMessage(said);

function reply({ plan, games }: Question): void {
  const checked = checkPlan(plan);
  const ruleset = rulesetById(plan.ruleset);
  if (!checked.ok || ruleset === null) {
    const seats = !checked.ok && checked.error.code === 'bad-composition';
    return answer({ kind: 'impossible', why: seats ? 'seats' : 'options' });
  }
  const onProgress = (done: number) => answer({ kind: 'progress', done });
  answer({ kind: 'done', summary: summarise(ruleset, simulate(checked.value, { games, seed, onProgress })) });
}

addEventListener('message', (event: MessageEvent<Question>) => reply(event.data));
