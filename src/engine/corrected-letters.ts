import type { Changed } from './correction.ts';
import type { Game, Phase } from './game.ts';
import { goneAndCome } from './gone-and-come.ts';
import type { CorrectionMessage, PrivateMessage } from './message.ts';

/**
 * 3.17 What a correction has to tell the living: for each phase whose letters have changed, which of them hold no more
 * and what holds instead. The dead are told nothing that the public is not (8.1).
 */
export function correctedLetters(
  before: Game,
  after: Game,
  night: number,
  changed: readonly Changed[],
): readonly CorrectionMessage[] {
  const phases = changed.map(({ was, now }) => ({ phase: was, was: was.private, now: now.private }));
  // What is new in the open phase lies among its letters already.
  const known = goneAndCome(before.letters, after.letters);
  const open = { phase: before.phase, was: known.gone, now: [] };
  return after.alive.flatMap((player) => [
    ...(before.alive.includes(player) ? [] : [alive(player, night)]),
    ...[...phases, open].flatMap(({ phase, was, now }) => letterTo(player, night, phase, was, now)),
  ]);
}

/** Who was held for dead is told first of all that he is not. */
const alive = (to: string, night: number): CorrectionMessage => ({
  to,
  kind: 'corrected',
  night,
  phase: { kind: 'night', number: night },
  lives: true,
  gone: [],
  come: [],
});

function letterTo(
  to: string,
  night: number,
  { kind, number }: Pick<Phase, 'kind' | 'number'>,
  was: readonly PrivateMessage[],
  now: readonly PrivateMessage[],
): readonly CorrectionMessage[] {
  // What was refused is told at the form, not by letter.
  const his = (list: readonly PrivateMessage[]) => list.filter((it) => it.to === to && it.kind !== 'refused');
  const { gone, come } = goneAndCome(his(was), his(now));
  if (gone.length === 0 && come.length === 0) return [];
  return [{ to, kind: 'corrected', night, phase: { kind, number }, gone, come }];
}
