import type { Night, Obstacle } from '../night.ts';
import { rule } from '../rule.ts';
import { shown } from '../shown.ts';
import type { Player } from '../vocabulary.ts';
import { settleBlocks } from './mutual-blocks.ts';
import { circleTarget, immuneTarget } from './obstacles.ts';
import { targetOf } from './target.ts';

/** 3.1 N's command counts as not sent, for everyone but the blocker. */
export const blocking = rule('3.1', (night) => {
  const { free, rings } = settleBlocks(night);
  const judged = night.by('blocker').flatMap((move) => {
    const target = targetOf(night, move);
    const obstacle =
      (free.has(move) ? null : blocked) ??
      nothingSent(night, target) ??
      unblockable(night, target) ??
      immuneTarget(night, target);
    return night.judge(move, obstacle, {
      seen: shown(night, target, move.ability),
      facts: [{ kind: 'blocked', player: target, by: move.actor }],
    });
  });
  if (night.options.mutualBlocks === 'neither') return judged;
  const ringed = rings.map(
    (move) => ({ kind: 'blocked', player: targetOf(night, move), by: move.actor }) as const,
  );
  return [...judged, ...ringed];
});

const blocked: Obstacle = { reason: 'blocked', rule: '3.1' };

/** three-fat-men-first 3.1, option `circleBlockable`. */
const unblockable = (night: Night, target: Player): Obstacle | null =>
  night.options.circleBlockable === false ? circleTarget(night, target) : null;

const nothingSent = (night: Night, target: Player): Obstacle | null =>
  night.of(target).length === 0 ? { reason: 'no-command', rule: '3.1' } : null;
