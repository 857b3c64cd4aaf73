import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foresee } from '../../src/engine/foresee.ts';
import type { EntryOf } from '../../src/engine/log.ts';
import { play } from '../../src/engine/play.ts';
import { replay } from '../../src/engine/replay.ts';
import { view } from '../../src/engine/view.ts';
import { rulesets } from '../../src/engine/rulesets/catalogue.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import type { Game } from '../../src/engine/game.ts';
import { check, json } from './proofs/check.ts';
import { randomGame, type RandomGame } from './proofs/random-game.ts';
import { noon } from './table.ts';

type Ruled = RandomGame & {
  readonly night: Game;
  readonly ruling: EntryOf<'overrule'> & { readonly at: string };
};

/** A random game that has come to a later night, and a ruling on a command of a published one. */
const ruledGame = (ruleset: Ruleset): fc.Arbitrary<Ruled> =>
  fc
    .tuple(randomGame(ruleset), fc.nat(), fc.boolean())
    .map(([game, nth, works]): Ruled | null => {
      if (game.last.phase.kind !== 'night' || game.last.over !== null) return null;
      const commands = game.last.past
        .filter((it) => it.kind === 'night')
        .flatMap(({ number, commands: all }) => all.map((it) => ({ number, ...it })))
        .filter((it) => it.status === 'effective' || it.status === 'ineffective');
      const chosen = commands[nth % Math.max(1, commands.length)];
      if (chosen === undefined) return null;
      const { number: night, actor, ability } = chosen;
      const outcome = works ? 'effective' : 'ineffective';
      const of = `${actor}/${ability ?? ''}`;
      const ruling = { kind: 'overrule', at: noon, night, of, outcome, why: 'так', as: 'apply' } as const;
      return { ...game, night: game.last, ruling };
    })
    .filter((it) => it !== null);

describe.each(rulesets.map((it) => [it.id, it] as const))('in %s', (_, ruleset) => {
  const ruled = ruledGame(ruleset);

  it('any correction is what its log tells, and is refused only for a reason that it names', () => {
    check(
      fc.property(ruled, ({ setup, entries, night, ruling }) => {
        const played = play(night, ruling);
        if (played.refusal !== null) {
          expect(['would-end-earlier', 'unknown-command']).toContain(played.refusal.code);
          expect(played.game).toBe(night);
          return;
        }
        const told = replay(setup, [...entries, ruling]);
        expect(told.ok && json(told.value)).toBe(json(played.game));
        expect(played.game.past.length).toBe(night.past.length);
        // After an earlier correction a history needs what was told besides: the rolls that it kept.
        if (night.corrections.length > 0) return;
        const again = replay(setup, played.game.history.entries);
        const places = (it: { kind: string; number: number }) => `${it.kind} ${it.number}`;
        expect(again.ok && again.value.past.map(places)).toEqual(night.past.map(places));
      }),
    );
  });

  it('any correction leaves every letter that was written, and tells the dead and the public no secret', () => {
    check(
      fc.property(ruled, ({ night, ruling }) => {
        const { game, refusal } = play(night, ruling);
        fc.pre(refusal === null && game.over === null);
        const past = night.past.length;
        for (const { player } of night.setup.seats) {
          const viewer = { kind: 'player', player } as const;
          const published = view(night, viewer).letters.filter((it) => it.number <= past / 2);
          const letters = view(game, viewer).letters;
          expect(letters.slice(0, published.length)).toEqual(published);
          const known = new Set(view(night, viewer).letters.map(json));
          const news = letters.filter((it) => it.message.kind === 'corrected' && !known.has(json(it)));
          if (!game.alive.includes(player)) expect(news).toEqual([]);
        }
        const [correction] = view(game, { kind: 'public' }).corrections;
        // By option a report names targets, and by day it names the absent.
        const unnamed = night.options.reportDetail !== 'nicks';
        for (const { was, now } of correction?.changed ?? []) {
          if (was.kind !== 'night' || !unnamed) continue;
          const dead = [...was.deaths, ...now.deaths].map((it) => it.player);
          const named = [...json([was.report, now.report]).matchAll(/Игрок \d+/gu)].map(([nick]) => nick);
          for (const nick of named) expect(dead).toContain(nick);
        }
      }),
    );
  });

  it('what is foreseen of a report is what happens to it', () => {
    check(
      fc.property(ruled, ({ night, ruling }) => {
        const seen = foresee(night, ruling);
        fc.pre(seen.ok);
        const { game } = play(night, ruling);
        const changed = json(game.past.map((it) => it.report)) !== json(night.past.map((it) => it.report));
        const foreseen =
          seen.ok && seen.value.phases.some((it) => it.report.gone.length + it.report.come.length > 0);
        expect(foreseen).toBe(changed);
      }),
    );
  });
});
