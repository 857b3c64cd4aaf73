import type { Night } from './night.ts';
import type { AbilityId, Player, Role } from './vocabulary.ts';

/** 9 What a deed shows of its target's role; three-fat-men-first 9.1: by option nothing, for only spying shows one. */
export const shown = (night: Night, target: Player, by: AbilityId): Role | null =>
  night.options.reportReveals === 'spying' ? null : night.recognised(target, by);
