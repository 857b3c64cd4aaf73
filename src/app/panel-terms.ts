import type { Criterion } from '../jury/criteria.ts';
import type { GameRow } from './ports.ts';
import type { PanelRow } from './ports/jury.ts';
import { defaultCloses, type GameSettings, type PanelEnd } from './settings.ts';

/** How a game is judged, as its host has set it. */
export interface PanelTerms {
  criteria: readonly Criterion[];
  /** Of each criterion, by its id (J4). */
  weights: Readonly<Record<string, number>>;
  quorum: number;
  maskRoles: boolean;
  closes: { soft: PanelEnd; hard: PanelEnd };
}

/** A game from before something was asked has what is usual. */
export function panelTerms({ settings }: Pick<GameRow, 'settings'>): PanelTerms {
  const {
    criteria,
    quorum,
    ...asked
  }: Pick<GameSettings['jury'], 'criteria' | 'quorum'> & Partial<GameSettings['jury']> = settings.jury;
  return {
    criteria,
    quorum,
    weights: Object.fromEntries(criteria.map(({ id, weight = 1 }) => [id, weight])),
    maskRoles: asked.maskRoles ?? false,
    closes: asked.closes ?? defaultCloses,
  };
}

/** A panel of which the host has set nothing. */
export const noPanel = (night: number): PanelRow => ({
  night,
  soft: null,
  hard: null,
  duel: null,
  proposal: null,
});
