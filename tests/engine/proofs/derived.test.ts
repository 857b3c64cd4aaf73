import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Fact } from '../../../src/engine/fact.ts';
import type { Game } from '../../../src/engine/game.ts';
import type { PrivateMessage } from '../../../src/engine/message.ts';
import type { Outcome } from '../../../src/engine/outcome.ts';
import { play } from '../../../src/engine/play.ts';
import { functionById, characterById } from '../../../src/engine/ruleset-index.ts';
import { rulesets } from '../../../src/engine/rulesets/catalogue.ts';
import { view, type RosterLine, type Viewer } from '../../../src/engine/view.ts';
import { noon } from '../table.ts';
import { check, json } from './check.ts';
import { randomGame, type RandomGame } from './random-game.ts';

interface Ended {
  readonly before: Game;
  readonly outcome: Outcome;
  readonly after: Game;
}

function phases({ open }: RandomGame): readonly Ended[] {
  return open.map((before) => {
    const closed = play(before, { at: noon, kind: 'close' }).game;
    const night = before.phase.kind === 'night';
    const after = night ? play(closed, { at: noon, kind: 'publish' }).game : closed;
    return { before, outcome: closed.past.at(-1) as Outcome, after };
  });
}

/** The letter that a fact is told by, written down once more, apart from the engine's own table. */
function letterFor(fact: Fact): PrivateMessage | null {
  switch (fact.kind) {
    case 'spied':
    case 'unveiled':
      return { to: fact.by, kind: 'role', of: fact.of, seen: fact.seen };
    case 'mirrored':
      return { to: fact.player, kind: 'spied-by', by: fact.by };
    case 'guest-found':
      return { to: fact.by, kind: 'guest', of: fact.of, guest: fact.guest };
    case 'counted':
      return { to: fact.by, kind: 'count', of: fact.of, number: fact.number };
    case 'answered':
      return { to: fact.player, kind: 'answer', text: fact.text };
    case 'recruited':
      return { to: fact.player, kind: 'recruited', clan: fact.clan };
    case 'to-choose':
      return { to: fact.player, kind: 'choose', what: 'doll', among: fact.among };
    case 'teamed':
      return { to: fact.player, kind: 'team', clan: fact.clan, members: fact.members };
    case 'succeeded':
      return { to: fact.player, kind: 'succeeded', clan: fact.clan };
    case 'clan-decided':
      return { to: fact.player, kind: 'team-choice', by: fact.by, of: fact.of };
    case 'missed':
      return fact.left === null
        ? null
        : { to: fact.player, kind: 'absence', missed: fact.missed, left: fact.left };
    default:
      return null;
  }
}

const sorted = (values: readonly unknown[]): readonly string[] => values.map(json).sort();

/** The pairs of facts that cannot both be true of one night. */
function contradictions({ before, outcome }: Ended): readonly string[] {
  if (outcome.kind !== 'night') return [];
  const { facts, commands } = outcome;
  const dead = outcome.deaths.map((it) => it.player);
  const judged = facts.filter((it) => it.kind === 'worked' || it.kind === 'failed').map((it) => it.move.id);
  const one = before.options.protectionCapacity === 'one';
  // 3.17 Whom the host's ruling kills nothing protects.
  const doomed = new Set(facts.filter((it) => it.kind === 'doomed').map((it) => it.player));
  const about = (kind: 'healed' | 'raised' | 'shielded') =>
    facts.flatMap((it) =>
      it.kind === kind && (kind === 'raised' || !doomed.has(it.player)) ? [it.player] : [],
    );
  const standing = before.sent.filter((it) => it.status === 'standing').map((it) => it.id);
  return [
    ...(new Set(judged).size < judged.length ? ['a command judged twice'] : []),
    ...(json([...judged].sort()) === json([...standing].sort()) ? [] : ['a command not judged']),
    ...(one ? [] : about('healed').filter((it) => dead.includes(it))).map((it) => `${it} healed and dead`),
    ...about('raised')
      .filter((it) => dead.includes(it))
      .map((it) => `${it} raised and dead`),
    ...about('shielded')
      .filter((it) => outcome.deaths.some((death) => death.player === it && death.cause === 'kill'))
      .map((it) => `${it} shielded and killed`),
    ...commands
      .filter(
        (it) =>
          it.status === 'effective' && facts.some((fact) => fact.kind === 'failed' && fact.move.id === it.id),
      )
      .map((it) => `${String(it.id)} effective and failed`),
  ];
}

/** A line of a roster says nothing that is not so; that it does not know, it may say. */
function isTrue(game: Game, { player, alive, character, clan, died }: RosterLine): boolean {
  const seat = game.setup.seats.find((it) => it.player === player);
  const born = characterById(game.ruleset, seat?.character ?? '').clan;
  const phase = game.past.find((it) => it.deaths.some((death) => death.player === player));
  return (
    alive === game.alive.includes(player) &&
    (character === null || character === seat?.character) &&
    (clan === null || born === null || clan === born) &&
    (alive ? died === null : died?.number === phase?.number && died?.kind === phase?.kind)
  );
}

describe.each(rulesets.map((it) => [it.id, it] as const))('in %s', (_, ruleset) => {
  it('every letter is told by a fact, and every fact that is to be told by a letter', () => {
    let letters = 0;
    check(
      fc.property(randomGame(ruleset), (game) => {
        for (const { before, outcome } of phases(game)) {
          const dead = new Set(outcome.deaths.map((it) => it.player));
          const dyingLearn = outcome.kind === 'night' && before.options.dyingLearn === true;
          const heard = (it: PrivateMessage) => dyingLearn || !dead.has(it.to);
          const due = outcome.facts.map(letterFor).filter((it) => it !== null);
          const told = [...outcome.private];
          for (const letter of before.letters)
            told.splice(
              told.findIndex((it) => json(it) === json(letter)),
              1,
            );
          expect(sorted(told)).toEqual(sorted(due.filter(heard)));
          letters += told.length;
        }
      }),
    );
    expect(letters).toBeGreaterThan(40);
  });

  it('a line of the report is there for each function of the living, and tells a deed only where one was done', () => {
    check(
      fc.property(randomGame(ruleset), (game) => {
        for (const { before, outcome } of phases(game)) {
          if (outcome.kind !== 'night' || before.options.reportDetail === 'deaths-only') continue;
          const done = outcome.facts
            .filter((it) => it.kind === 'worked')
            .map((it) => it.move)
            .filter(({ as }) => {
              const fn = functionById(before.ruleset, as);
              return fn.silent !== true && fn.unreported !== true;
            })
            .map(({ actor, ability, as }) => {
              const seat = before.setup.seats.find((it) => it.player === actor);
              return `${as === 'commissar' ? 'commissar' : String(seat?.character)} ${ability}`;
            });
          const told = outcome.report.filter((it) => it.line === 'acted');
          expect(told.map((it) => `${it.actor} ${it.ability}`).sort()).toEqual(done.sort());
          const silent = play({ ...before, sent: [] }, { at: noon, kind: 'close' }).game.past.at(-1);
          const lines = (report: Outcome['report']) =>
            new Set(
              report.flatMap((it) => ('actor' in it ? [`${String(it.step)} ${it.ability} ${it.actor}`] : [])),
            );
          expect(lines(outcome.report)).toEqual(lines(silent?.report ?? []));
        }
      }),
    );
  });

  it('a report names no living player but by the option that says so', () => {
    check(
      fc.property(randomGame(ruleset), (game) => {
        for (const { before, outcome } of phases(game)) {
          if (outcome.kind !== 'night' || before.options.reportDetail === 'nicks') continue;
          const named = [...json(outcome.report).matchAll(/Игрок \d+/gu)].map(([nick]) => nick);
          expect(named.sort()).toEqual(outcome.deaths.map((it) => it.player).sort());
        }
      }),
    );
  });

  it('every roster tells the living, the dead and their characters as they are', () => {
    check(
      fc.property(randomGame(ruleset), (game) => {
        for (const { after } of phases(game)) {
          const [one, other] = [after.setup.seats.at(0), after.setup.seats.at(-1)];
          const viewers: readonly Viewer[] = [
            { kind: 'host' },
            { kind: 'public' },
            { kind: 'player', player: one?.player ?? '' },
            { kind: 'player', player: other?.player ?? '' },
          ];
          for (const viewer of viewers)
            expect(view(after, viewer).roster.filter((it) => !isTrue(after, it))).toEqual([]);
        }
      }),
      25,
    );
  });

  it('no two facts of a night contradict each other, and each command is judged once', () => {
    check(
      fc.property(randomGame(ruleset), (game) => {
        for (const phase of phases(game)) expect(contradictions(phase)).toEqual([]);
      }),
    );
  });
});
