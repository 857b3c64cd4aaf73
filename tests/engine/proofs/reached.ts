import type { Fact } from '../../../src/engine/fact.ts';
import type { Player } from '../../../src/engine/vocabulary.ts';

/** 3.15 Whom a command reaches when visits were swapped: read from the facts, not asked of the engine. */
export const reachedBy = (facts: readonly Fact[], named: readonly string[]): readonly Player[] =>
  named.map((target) =>
    facts
      .filter((it) => it.kind === 'swapped')
      .reduce((now, it) => (now === it.player ? it.with : now === it.with ? it.player : now), target),
  );
