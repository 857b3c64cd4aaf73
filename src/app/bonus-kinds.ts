import { rulesetById } from '../engine/rulesets/catalogue.ts';
import type { BonusId } from '../engine/vocabulary.ts';
import type { GameRow } from './ports.ts';

/** 10 The kinds of bonus that a game may grant: what its ruleset and options know, as far as its host wants them. */
export function bonusKinds({
  ruleset,
  options,
  settings,
}: Pick<GameRow, 'ruleset' | 'options' | 'settings'>) {
  const known = (options.bonuses as readonly BonusId[] | undefined) ?? rulesetById(ruleset)?.bonuses ?? [];
  const { kinds } = settings.jury as { kinds?: readonly BonusId[] }; // a game from before it was asked has all
  return known.filter((kind) => kinds?.includes(kind) ?? true);
}
