import type { Phrases } from '../engine/phrases.ts';
import { firstPhase, phaseAfter } from '../engine/phase-order.ts';
import type { View } from '../engine/view.ts';
import type { LogLine } from './ports.ts';

/** 10 A grant as everybody is told of it. */
export interface GrantLine {
  player: string;
  /** «Щит» */
  bonus: string;
  at: string;
  /** The day in whose thread it is told: the lynch and the night that follows it. */
  day: number;
}

/** The grants that everybody may know, in the order in which they were made; none where they are kept from others. */
export function grantLines(
  { grants, options }: Pick<View, 'grants' | 'options'>,
  log: readonly LogLine[],
  phrases: Phrases,
): readonly GrantLine[] {
  if (grants === null) return [];
  const lines: GrantLine[] = [];
  let phase = firstPhase(options);
  for (const line of log) {
    if (line.kind === 'publish' || (line.kind === 'close' && phase.kind === 'lynch'))
      phase = phaseAfter(phase, options);
    if (line.kind !== 'grant') continue;
    if (!grants.some((one) => one.player === line.to && one.bonus === line.bonus)) continue;
    const { name } = phrases.bonuses[line.bonus];
    lines.push({ player: line.to, bonus: name, at: line.at, day: phase.number });
  }
  return lines;
}
