import type { Plan } from '../../simulation/plan.ts';
import type { Summary } from '../../simulation/summarise.ts';

/** What the page asks of its worker. */
export interface Question {
  readonly plan: Plan;
  readonly games: number;
}

/** Why nothing can be played: the seats do not fit, or an option is not one of the ruleset's. */
export type Impossible = 'seats' | 'options';

/** What the worker says on its way, and at the end. */
export type Answer =
  | { readonly kind: 'progress'; readonly done: number }
  | { readonly kind: 'done'; readonly summary: Summary }
  | { readonly kind: 'impossible'; readonly why: Impossible };
