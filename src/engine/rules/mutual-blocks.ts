import type { Move } from '../fact.ts';
import type { Night } from '../night.ts';
import { rulingOn } from '../ruling.ts';
import { immuneTarget } from './obstacles.ts';
import { targetOf } from './target.ts';

/**
 * 3.1 Which blocks are free to work when blockers block each other. Whom a free block names is stopped; whom
 * only stopped blocks name is free. Where that leaves a ring of blockers, each named by the one before, policy
 * `mutualBlocks` says that all of them are blocked.
 */
export function settleBlocks(night: Night): { free: ReadonlySet<Move>; rings: readonly Move[] } {
  const moves = night.by('blocker');
  const free = new Set<Move>();
  const stopped = new Set<Move>();
  const rings: Move[] = [];
  for (const move of moves) {
    const ruling = rulingOn(night.game, move);
    if (ruling === 'effective') free.add(move);
    if (ruling === 'ineffective') stopped.add(move);
  }
  const open = () => moves.filter((it) => !free.has(it) && !stopped.has(it));
  const against = (move: Move) =>
    immuneTarget(night, move.actor) ? [] : moves.filter((it) => targetOf(night, it) === move.actor);

  while (open().length > 0) {
    const before = open().length;
    for (const move of open()) {
      if (against(move).some((it) => free.has(it))) stopped.add(move);
      else if (against(move).every((it) => stopped.has(it))) free.add(move);
    }
    if (open().length < before) continue;
    const ring = open().filter((it) => leadsBack(night, it, open()));
    rings.push(...ring);
    const caught = new Set(ring.map((it) => it.actor));
    const both = night.options.mutualBlocks === 'both';
    for (const move of open()) if (both ? caught.has(move.actor) : ring.includes(move)) stopped.add(move);
  }
  return { free, rings };
}

/** Does the chain of blocks that starts here end at its own actor? */
function leadsBack(night: Night, start: Move, moves: readonly Move[]): boolean {
  const seen = new Set<Move>();
  const queue = [start];
  for (let move = queue.pop(); move !== undefined; move = queue.pop()) {
    const target = targetOf(night, move);
    if (target === start.actor) return true;
    if (!seen.has(move)) queue.push(...moves.filter((it) => it.actor === target));
    seen.add(move);
  }
  return false;
}
