import fc from 'fast-check';
import { offers } from '../../src/engine/command.ts';
import { composition } from '../../src/engine/deal.ts';
import type { Game, Setup } from '../../src/engine/game.ts';
import type { Entry } from '../../src/engine/log.ts';
import { openChoices } from '../../src/engine/open-choices.ts';
import { open, play } from '../../src/engine/play.ts';
import { threeFatMen } from '../../src/engine/rulesets/three-fat-men/ruleset.ts';
import { bonusIds, secretIds } from '../../src/engine/vocabulary.ts';
import { noon } from './table.ts';

/** Numbers that a day is made of: who does what to whom, chosen among what is possible then. */
type Whims = readonly (readonly [number, number, number])[];

const whims = (most: number): fc.Arbitrary<Whims> =>
  fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat()), { maxLength: most });

/** 3.15 The exact role is the scholar's alone, so it is left to scenarios. */
const secret = fc.constantFrom(...secretIds.filter((it) => it !== 'exact-role'), {
  text: 'Спросить у звёзд',
  step: 9,
  targets: 2,
});

const dayOf = fc.record({ votes: whims(16), blocks: whims(2), grants: whims(2), commands: whims(40) });

export interface RandomGame extends fc.WithToStringMethod {
  readonly setup: Setup;
  readonly entries: readonly Entry[];
  /** The game before its last night was closed. */
  readonly night: Game;
}

/** A game of 10 to 24 players that has come, after up to three days, to an open night with its commands. */
export const randomGame: fc.Arbitrary<RandomGame> = fc
  .record({
    seats: fc.integer({ min: 10, max: 24 }),
    days: fc.array(dayOf, { minLength: 1, maxLength: 3 }),
    options: fc.record(
      {
        doll: fc.boolean(),
        mirrorSpying: fc.boolean(),
        commissarDisguised: fc.constantFrom('none', 'blocks', 'all'),
        revote: fc.constantFrom('last', 'first'),
        protectionCapacity: fc.constantFrom('unlimited', 'one'),
        deadStillAct: fc.boolean(),
        secrets: fc.record({ doctor: secret, scholar: secret }, { requiredKeys: [] }),
      },
      { requiredKeys: [] },
    ),
  })
  .map(({ seats, days, options }) => {
    const cast = composition(threeFatMen, seats, options);
    const setup: Setup = {
      ruleset: 'three-fat-men',
      options,
      seed: 'жребий',
      seats: (cast.ok ? cast.value : []).map((character, place) => ({ player: `Игрок ${place}`, character })),
    };
    return walk(setup, days);
  })
  .filter(({ night }) => night.over === null);

type Day = typeof dayOf extends fc.Arbitrary<infer T> ? T : never;

function walk(setup: Setup, days: readonly Day[]): RandomGame {
  const opened = open(setup);
  if (!opened.ok) throw new Error(opened.error.code);
  let game = opened.value;
  const entries: Entry[] = [];
  const act = (entry: Entry): void => {
    entries.push(entry);
    game = play(game, entry).game;
  };
  const useBonuses = (): void => {
    const targets = [game.alive.at(0) ?? '', game.alive.at(-1) ?? ''];
    for (const { player, bonus } of game.bonuses)
      act({ at: noon, kind: 'activate', by: player, bonus, targets });
  };
  const pick = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;
  for (const [number, day] of days.entries()) {
    if (number > 0) for (const kind of ['close', 'publish'] as const) act({ at: noon, kind });
    if (game.over !== null) break;
    for (const [a, b] of day.grants) {
      const [to, bonus] = [pick(game.alive, a), pick(bonusIds, b)];
      act({ at: noon, kind: 'grant', to, bonus });
    }
    for (const [a, b] of day.blocks) {
      act({
        at: noon,
        kind: 'block',
        by: pick(Object.values(game.leaders), a) ?? '',
        of: pick(game.alive, b),
      });
    }
    for (const [a, b, c] of day.votes) {
      const post = `${number}/${entries.length}`;
      act({ at: noon, kind: 'vote', post, by: pick(game.alive, a), for: [pick(game.alive, b)] });
      if (c % 7 === 0) act({ at: noon, kind: 'vote-edited', post });
    }
    useBonuses();
    for (const { name, among } of openChoices(game)) {
      if (day.votes.length % 2 === 0)
        act({ at: noon, kind: 'choose', name, value: pick(among, day.votes.length) });
    }
    act({ at: noon, kind: 'close' });
    if (game.over !== null) break;
    useBonuses();
    for (const [a, b, c] of day.commands) {
      const by = pick(game.alive, a);
      const may = offers(game, by);
      if (may.length === 0) continue;
      const { ability, arity, among } = pick(may, b);
      if (among.length < arity) continue;
      const doll = setup.seats.find((it) => it.character === 'doll')?.player;
      const found = ability === 'recruit' && c % 3 > 0 && doll !== undefined;
      const targets = found ? [doll] : Array.from({ length: arity }, (_, i) => pick(among, c + i));
      act({ at: noon, kind: 'command', id: `${number}/${entries.length}`, by, ability, targets });
    }
  }
  return { setup, entries, night: game, [fc.toStringMethod]: () => JSON.stringify({ setup, entries }) };
}
