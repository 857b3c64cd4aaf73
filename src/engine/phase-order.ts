import type { Options } from './options.ts';
import type { Phase } from './records.ts';

export type PhaseName = Pick<Phase, 'kind' | 'number'>;

/** 2.1 What a game begins with: the day's lynch, unless its ruleset lets it begin with a night. */
export const firstPhase = ({ starts }: Options): PhaseName => ({
  kind: starts === 'night' ? 'night' : 'lynch',
  number: 1,
});

/** 2.1 Lynch and night by turns; the number grows when a new pair begins. */
export function phaseAfter(phase: PhaseName, options: Options): PhaseName {
  const kind = phase.kind === 'lynch' ? 'night' : 'lynch';
  return { kind, number: kind === firstPhase(options).kind ? phase.number + 1 : phase.number };
}
