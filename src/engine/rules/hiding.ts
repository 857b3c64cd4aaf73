import type { Night, Obstacle } from '../night.ts';
import type { FunctionId, Player } from '../vocabulary.ts';
import { circleTarget, hidden } from './obstacles.ts';

/**
 * three-fat-men-first 3.11 Whom the Circle keeps from a killer: mafia killers cannot find its members, nor can the
 * commissar by option `circleShields`. The clown is for 3.9 to keep, unless `clownBackfires` is off: then nobody finds him.
 */
export function hiddenFrom(night: Night, killer: FunctionId, target: Player): Obstacle | null {
  const { clownBackfires, circleShields } = night.options;
  if (night.is(target, 'clown')) return clownBackfires === false ? hidden : null;
  const barred = killer === 'leader' || (killer === 'commissar' && circleShields === 'killers');
  return barred ? circleTarget(night, target) : null;
}
