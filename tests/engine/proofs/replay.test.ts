import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Setup } from '../../../src/engine/game.ts';
import type { Entry } from '../../../src/engine/log.ts';
import { replay } from '../../../src/engine/replay.ts';
import { rulesets } from '../../../src/engine/rulesets/catalogue.ts';
import { view } from '../../../src/engine/view.ts';
import { check, json } from './check.ts';
import { randomGame } from './random-game.ts';

describe.each(rulesets.map((it) => [it.id, it] as const))('the log of a game of %s', (_, ruleset) => {
  it('tells the game as it stands, after it has been written down and read again', () => {
    check(
      fc.property(randomGame(ruleset), ({ setup, entries, last }) => {
        const written = json({ setup, entries });
        const read = JSON.parse(written) as { setup: Setup; entries: Entry[] };
        const told = replay(read.setup, read.entries);
        if (!told.ok) throw new Error(told.error.code);
        expect(json(told.value)).toBe(json(last));
        expect(told.value).toEqual(last);
        const host = { kind: 'host' } as const;
        expect(json(view(told.value, host))).toBe(json(view(last, host)));
      }),
    );
  });
});
