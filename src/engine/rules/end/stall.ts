import type { Ended } from '../../end-rule.ts';
import type { Outcome } from '../../outcome.ts';
import type { PhaseKind } from '../../vocabulary.ts';

/** 7.1 So many lynches and so many nights running without a death, this phase included. */
export function isStalled({ game, kind, deaths }: Ended, after: number): boolean {
  if (deaths.length > 0) return false;
  const phases = [kind, ...deathless(game.past)];
  const nights = phases.filter((it) => it === 'night').length;
  return nights >= after && phases.length - nights >= after;
}

/** The kinds of the last phases since anybody died. */
function deathless(past: readonly Outcome[]): readonly PhaseKind[] {
  const last = past.findLastIndex((it) => it.deaths.length > 0);
  return past.slice(last + 1).map((it) => it.kind);
}
