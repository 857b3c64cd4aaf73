import type { Conclusion } from '../fact.ts';
import { rule } from '../rule.ts';
import { blockedActor } from './obstacles.ts';
import { namedBy, targetOf } from './target.ts';

/** 3.2 The spy learns N's role as recognised; with the mirror N learns the spy's, and a ghost is a citizen there too (3.11). */
export const spying = rule('3.2', (night) =>
  night.by('spy').flatMap((move) => {
    const target = targetOf(night, move);
    const seen = night.recognised(target, 'spy');
    const facts: Conclusion[] = [{ kind: 'spied', by: move.actor, of: namedBy(move), seen }];
    if (night.options.mirrorSpying) {
      facts.push({ kind: 'mirrored', player: target, by: night.recognised(move.actor, 'spy') });
    }
    return night.judge(move, blockedActor(night, move), { seen, facts });
  }),
);
