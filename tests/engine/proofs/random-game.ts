import fc from 'fast-check';
import { offers } from '../../../src/engine/command.ts';
import { composition } from '../../../src/engine/deal.ts';
import type { Game, Setup } from '../../../src/engine/game.ts';
import type { Entry } from '../../../src/engine/log.ts';
import { openChoices } from '../../../src/engine/open-choices.ts';
import { open, play } from '../../../src/engine/play.ts';
import type { Ruleset } from '../../../src/engine/ruleset.ts';
import { characterById } from '../../../src/engine/ruleset-index.ts';
import type { Player } from '../../../src/engine/vocabulary.ts';
import { awaitsWord } from '../../../src/engine/talk.ts';
import { noon } from '../table.ts';
import { randomOptions } from './random-options.ts';

const evening = '2010-03-29T18:00:00.000Z';

/** Numbers that a phase is made of: who does what to whom, chosen among what is possible then. */
type Whims = readonly (readonly [number, number, number])[];

const whims = (most: number): fc.Arbitrary<Whims> =>
  fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat()), { maxLength: most });

const pairOfPhases = fc.record({
  votes: whims(30),
  blocks: whims(2),
  grants: whims(3),
  commands: whims(50),
  rulings: whims(2),
});
type Whim = typeof pairOfPhases extends fc.Arbitrary<infer T> ? T : never;

export interface RandomGame extends fc.WithToStringMethod {
  readonly setup: Setup;
  readonly entries: readonly Entry[];
  /** The game before each phase was closed, the last of them still open. */
  readonly open: readonly Game[];
  readonly last: Game;
}

/** A legal game of this ruleset, in any number of seats and by any options, some phases long. */
export const randomGame = (ruleset: Ruleset): fc.Arbitrary<RandomGame> =>
  fc
    .record({
      seats: fc.integer({ min: ruleset.seats.least, max: ruleset.seats.most }),
      options: randomOptions(ruleset),
      phases: fc.array(pairOfPhases, { minLength: 2, maxLength: 7 }),
    })
    .map(({ seats, options, phases }) => {
      const settings = ruleset.options.parse(options);
      const cast = composition(ruleset, seats, settings);
      return cast.ok ? { cast: cast.value, options, phases } : null;
    })
    .filter((it) => it !== null)
    .map(({ cast, options, phases }) => {
      const seats = cast.map((character, place) => ({ player: `Игрок ${place}`, character }));
      return walk({ ruleset: ruleset.id, options, seed: 'жребий', seats }, phases);
    });

function walk(setup: Setup, phases: readonly Whim[]): RandomGame {
  const opened = open(setup);
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  let game = opened.value;
  const entries: Entry[] = [];
  const before: Game[] = [];
  const act = (entry: Entry): void => {
    entries.push(entry);
    game = play(game, entry).game;
  };
  for (const [place, whim] of phases.entries()) {
    if (awaitsWord(game)) act({ at: noon, kind: 'deadline', ends: evening });
    for (const entry of actsOf(game, whim)) act(entry);
    for (const entry of commandsOf(game, whim)) act(entry);
    for (const ruling of rulingsOf(game, whim)) act(ruling);
    before.push(game);
    if (place === phases.length - 1) break;
    act({ at: noon, kind: 'close' });
    if (game.phase.kind === 'night' && game.phase.state === 'closed') act({ at: noon, kind: 'publish' });
    if (game.over !== null) break;
  }
  const told = () => JSON.stringify({ setup, entries });
  return { setup, entries, open: before, last: game, [fc.toStringMethod]: told };
}

const pick = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;

/** Grants and bonuses in any phase; votes, blocks and choices by day. */
function actsOf(game: Game, { grants, votes, blocks }: Whim): readonly Entry[] {
  const { alive, bonuses, ruleset, phase } = game;
  const given = ruleset.bonuses.length === 0 ? [] : grants;
  const hinted = [alive.at(0) ?? '', alive.at(-1) ?? ''];
  const always: Entry[] = [
    ...given.map(
      ([a, b]) => ({ kind: 'grant', to: pick(alive, a), bonus: pick(ruleset.bonuses, b) }) as const,
    ),
    ...bonuses
      .filter((it) => it.state === 'held')
      .map(({ player, bonus }) => ({ kind: 'activate', by: player, bonus, targets: hinted }) as const),
  ].map((it) => ({ at: noon, ...it }));
  if (phase.kind !== 'lynch') return always;
  const leaders = Object.values(game.leaders).filter((it) => it !== null);
  return [
    ...always,
    ...(leaders.length === 0 ? [] : blocks).map(([a, b]): Entry => ({
      at: noon,
      kind: 'block',
      by: pick(leaders, a),
      of: pick(alive, b),
    })),
    ...votes.flatMap(([a, b, c], n): readonly Entry[] => {
      const post = `${phase.number}/${n}`;
      const vote: Entry = { at: noon, kind: 'vote', post, by: pick(alive, a), for: [pick(alive, b)] };
      return c % 9 === 0 ? [vote, { at: noon, kind: 'vote-edited', post }] : [vote];
    }),
    ...openChoices(game)
      .filter(() => votes.length % 2 === 0)
      .map(({ name, among }): Entry => ({
        at: noon,
        kind: 'choose',
        name,
        value: pick(among, votes.length),
      })),
  ];
}

function commandsOf(game: Game, { commands }: Whim): readonly Entry[] {
  if (game.phase.kind !== 'night') return [];
  return commands.flatMap(([a, b, c], n): readonly Entry[] => {
    const by = pick(game.alive, a);
    const may = offers(game, by);
    if (may.length === 0) return [];
    const { ability, arity, among } = pick(may, b);
    if (among.length < arity) return [];
    // Who is looked for is found oftener than by chance: else nobody would ever be recruited.
    const doll = ability === 'recruit' && c % 3 > 0 ? dollOf(game) : undefined;
    // Whom several mean is the same oftener than by chance: else no clan would ever agree.
    const from = c % 4 === 0 ? 0 : c;
    const targets =
      doll === undefined ? Array.from({ length: arity }, (_, i) => pick(among, from + i)) : [doll];
    return [{ at: noon, kind: 'command', id: `${game.phase.number}/${n}`, by, ability, targets }];
  });
}

/** 3.17 The host rules on what was sent this night; by day, on the night that everybody has read. */
function rulingsOf(game: Game, { rulings }: Whim): readonly Entry[] {
  const outcome = (n: number) => (n % 2 === 0 ? 'effective' : 'ineffective');
  if (game.phase.kind === 'night') {
    const standing = game.sent.filter((it) => it.status === 'standing');
    return (standing.length === 0 ? [] : rulings).map(([a, b, c]): Entry => {
      const { by, ability } = pick(standing, a);
      const of = c % 3 === 0 ? by : `${by}/${String(ability)}`;
      return { at: noon, kind: 'adjudicate', of, outcome: outcome(b), why: 'Так решено.' };
    });
  }
  const night = game.past.at(-1);
  const judged = night?.kind === 'night' ? night.commands.filter((it) => it.id !== null) : [];
  return (judged.length === 0 ? [] : rulings.slice(0, 1)).map(([a, b, c]): Entry => {
    const { actor, ability } = pick(judged, a);
    const as = c % 3 === 0 ? 'announce' : 'apply';
    const of = `${String(actor)}/${String(ability)}`;
    return {
      at: noon,
      kind: 'overrule',
      night: night?.number ?? 0,
      of,
      outcome: outcome(b),
      as,
      why: 'Так решено.',
      tell: 'Вот ответ.',
    };
  });
}

const dollOf = (game: Game): Player | undefined =>
  game.setup.seats.find((it) => characterById(game.ruleset, it.character).functions.includes('doll'))?.player;
