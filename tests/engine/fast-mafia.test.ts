import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offers } from '../../src/engine/command.ts';
import { checkComposition, composition } from '../../src/engine/deal.ts';
import type { Game } from '../../src/engine/game.ts';
import { open } from '../../src/engine/play.ts';
import { resolveNight } from '../../src/engine/resolve.ts';
import { fastMafia } from '../../src/engine/rulesets/fast-mafia/ruleset.ts';
import { view } from '../../src/engine/view.ts';
import { after, close, noon, publish, refusalOf, says, skipTo, votes } from './table.ts';

const json = (value: unknown) => JSON.stringify(value);
const later = '2010-03-29T20:00:00.000Z';

function gameOf(mafia: number, town: number, options: Readonly<Record<string, unknown>> = {}): Game {
  const seats = [
    ...Array.from({ length: mafia }, (_, i) => ({ player: `M${i + 1}`, character: 'mafioso' })),
    ...Array.from({ length: town }, (_, i) => ({ player: `T${i + 1}`, character: 'citizen' })),
  ];
  const opened = open({ ruleset: 'fast-mafia', options, seed: 'фонарь', seats });
  if (!opened.ok) throw new Error(json(opened.error));
  return opened.value;
}

/** The host's word: the open phase begins and will end then. */
const begin = { kind: 'deadline', ends: later } as const;
const publicly = (game: Game) => view(game, { kind: 'public' });
const seenBy = (game: Game, player: string) => view(game, { kind: 'player', player });
const hostSees = (game: Game) => view(game, { kind: 'host' }).host;

describe('the cast', () => {
  it.each([
    [5, 1],
    [7, 1],
    [8, 2],
    [11, 2],
    [12, 3],
    [16, 4],
    [23, 5],
    [40, 10],
  ])('of %i seats has %i mafiosi', (seats, mafia) => {
    const cast = composition(fastMafia, seats);
    expect(cast.ok && cast.value.filter((it) => it === 'mafioso').length).toBe(mafia);
    expect(cast.ok && cast.value.length).toBe(seats);
  });

  it('is refused by name of the setting that asks for too many mafiosi', () => {
    const cast = composition(fastMafia, 8, { mafia: 4 });
    expect(!cast.ok && cast.error).toMatchObject({ code: 'bad-composition', detail: { option: 'mafia' } });
    expect(composition(fastMafia, 8, { mafia: 3 }).ok).toBe(true);
  });

  it.each([4, 41])('of %i seats there is none', (seats) => {
    expect(composition(fastMafia, seats).ok).toBe(false);
  });

  it('must leave the town two more than the mafia, and have a mafioso', () => {
    const of = (mafia: number, town: number) =>
      checkComposition(fastMafia, [
        ...Array<string>(mafia).fill('mafioso'),
        ...Array<string>(town).fill('citizen'),
      ]).ok;
    expect(of(2, 4)).toBe(true);
    expect(of(2, 3)).toBe(false);
    expect(of(0, 6)).toBe(false);
  });
});

describe('the day', () => {
  it('begins at the host’s word: before it no vote counts, and nobody is told off for talking', () => {
    const game = gameOf(2, 6);
    expect(refusalOf(game, votes('T1 > M1'))?.code).toBe('wrong-phase');
    expect(refusalOf(game, close)?.code).toBe('wrong-phase');
    expect(hostSees(after(gameOf(2, 6, { allowedAbsences: 0 })))?.departs).toBeNull();
    const talked = after(game, votes('T1 > M1'), begin, votes('T2 > M1'));
    expect(publicly(talked).thread).toMatchObject({ tally: { M1: 1 }, turnout: 1 });
    expect(seenBy(talked, 'T1').letters.map((it) => it.message.kind)).not.toContain('refused');
  });

  it('shows everybody who has missed how many lynches, and who waits to leave', () => {
    const tie = [begin, votes('T3 > T4'), votes('T4 > T3')];
    let game = gameOf(2, 8, { allowedAbsences: 1 });
    game = after(game, ...tie, close, close, publish);
    expect(publicly(game).absences).toMatchObject({ allowed: 1, misses: { T1: 1, M1: 1 }, queue: [] });
    const others = ['M1', 'M2', 'T5', 'T6', 'T7', 'T8'].map((it) => votes(`${it} > ${it}`));
    game = after(game, ...tie, ...others);
    expect(hostSees(game)?.departs).toEqual({ among: ['T1', 'T2'], order: [] });
    game = after(game, { kind: 'choose', name: 'departs', value: ['T2', 'T1'] });
    expect(hostSees(game)?.departs?.order).toEqual(['T2', 'T1']);
    game = after(game, close);
    expect(publicly(game).absences).toMatchObject({ misses: { T1: 2, T2: 2 }, queue: ['T1'] });
    expect(publicly(game).past.at(-1)).toMatchObject({
      verdict: 'autokill',
      deaths: [{ player: 'T2', cause: 'autokill' }],
      absences: { queue: ['T1'] },
    });
    game = after(game, says('M1: Убить T3'), close, publish);
    expect(publicly(game).past.at(-1)?.deaths).toMatchObject([{ player: 'T1', cause: 'autokill' }]);
    expect(publicly(game).absences?.queue).toEqual([]);
  });

  it('lets only the host order who leaves, and only those who may be due', () => {
    const game = after(gameOf(2, 6, { allowedAbsences: 0 }), begin);
    const value = ['T1', 'T2'];
    expect(refusalOf(game, { kind: 'choose', name: 'departs', value })).toBeNull();
    expect(refusalOf(game, { kind: 'choose', by: 'T1', name: 'departs', value })?.code).toBe(
      'unknown-choice',
    );
    for (const wrong of [['T1', 'T1'], ['T9'], [], 'T1']) {
      expect(refusalOf(game, { kind: 'choose', name: 'departs', value: wrong })?.code).toBe('unknown-choice');
    }
  });
});

describe('the night', () => {
  it('shows the mafia the clan’s command and who sent it, and nobody else anything', () => {
    const silent = after(gameOf(2, 6), skipTo('night'));
    const sent = after(silent, says('M1: Убить T1'), says('M2: Убить T2'));
    for (const player of ['M1', 'M2']) {
      expect(seenBy(sent, player).me?.clanCommand).toEqual({
        target: 'T2',
        voices: [
          { by: 'M1', of: 'T1', carries: false },
          { by: 'M2', of: 'T2', carries: true },
        ],
      });
    }
    for (const player of ['T1', 'T2', 'T6'])
      expect(json(seenBy(sent, player))).toBe(json(seenBy(silent, player)));
    expect(json(publicly(sent))).toBe(json(publicly(silent)));
    expect([hostSees(silent)?.decided, hostSees(sent)?.decided]).toEqual([false, true]);
  });

  it('hides from the mafia whom the roll chose until its report is published', () => {
    const open = after(gameOf(2, 6, { decision: 'majority' }), skipTo('night'));
    const tied = after(open, says('M1: Убить T1'), says('M2: Убить T2'));
    expect(seenBy(tied, 'M1').me?.clanCommand).toMatchObject({ target: null });
    const closed = after(tied, close);
    expect(closed.past.at(-1)?.deaths).toHaveLength(1);
    for (const player of ['M1', 'M2']) expect(seenBy(closed, player).me?.clanCommand).toBeNull();
  });

  it('is overruled by the host in one of its commands, and by nobody else', () => {
    const sent = after(gameOf(2, 6), skipTo('night'), says('M1: Убить T1'), says('M2: Убить T2'));
    const ruled = (of: string, outcome: 'effective' | 'ineffective') =>
      after(sent, { kind: 'adjudicate', of, outcome, why: 'так' }, close)
        .past.at(-1)
        ?.deaths.map((it) => it.player);
    expect(ruled('M2', 'ineffective')).toEqual([]);
    expect(ruled('M1', 'ineffective')).toEqual(['T2']);
    expect(ruled('M1', 'effective')).toEqual(['T1']);
  });

  it.each([
    ['last', ['M1: Убить T1'], true],
    ['majority', ['M1: Убить T1'], false],
    ['majority', ['M1: Убить T1', 'M2: Убить T2'], true],
    ['unanimous', ['M1: Убить T1', 'M2: Убить T2'], false],
    ['unanimous', ['M1: Убить T1', 'M2: Убить T1'], true],
  ])('is decided by %s after %j: %s', (decision, lines, decided) => {
    const game = after(gameOf(2, 6, { decision }), skipTo('night'), ...lines.map(says));
    expect(hostSees(game)?.decided).toBe(decided);
  });

  it('offers a mafioso living townsmen alone, and a townsman nothing', () => {
    const game = after(gameOf(2, 3), skipTo('night'));
    expect(offers(game, 'M1')).toEqual([{ ability: 'kill', arity: 1, among: ['T1', 'T2', 'T3'] }]);
    expect(offers(game, 'T1')).toEqual([]);
  });

  it('reports the same bytes whether the command was never sent, or replaced by a departure', () => {
    const tie = [begin, ...['M1', 'M2', 'T3', 'T4', 'T5', 'T6'].map((it) => votes(`${it} > ${it}`))];
    const waits = after(gameOf(2, 6, { allowedAbsences: 0 }), ...tie, close);
    const closed = (game: Game) => after(game, close, publish);
    const sent = closed(after(waits, says('M1: Убить T3')));
    expect(json(publicly(closed(waits)))).toBe(json(publicly(sent)));
    expect(json(seenBy(closed(waits), 'T3'))).toBe(json(seenBy(sent, 'T3')));
  });
});

describe('option revealDeaths: nothing', () => {
  const game = after(
    gameOf(2, 6, { revealDeaths: 'nothing' }),
    begin,
    votes('T2 > T1'),
    close,
    says('M1: Убить T2'),
    close,
    publish,
  );

  it('tells of the dead their nicks alone, to whoever is not the host or the dead man himself', () => {
    expect(publicly(game).past.flatMap((it) => it.deaths)).toEqual([
      { player: 'T1', character: null, cause: 'lynch' },
      { player: 'T2', character: null, cause: 'kill' },
    ]);
    for (const viewer of [publicly(game), seenBy(game, 'T3'), seenBy(game, 'M1')]) {
      const dead = viewer.roster.filter((it) => !it.alive);
      expect(dead.map((it) => [it.character, it.clan])).toEqual([
        [null, null],
        [null, null],
      ]);
    }
    expect(json(publicly(game))).not.toMatch(/citizen|mafioso|town/u);
    expect(view(game, { kind: 'host' }).roster.find((it) => it.player === 'T1')?.character).toBe('citizen');
  });

  it('tells everything when the game is over', () => {
    const over = after(game, { kind: 'stop', winner: 'town', why: 'поздно' });
    expect(publicly(over).roster.map((it) => it.character)).not.toContain(null);
  });
});

describe('any night of the mafia', () => {
  const lines = fc.array(fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 5 })), {
    maxLength: 8,
  });
  const options = fc.record({
    decision: fc.constantFrom('last', 'majority', 'unanimous'),
    missedKill: fc.constantFrom('nobody', 'roll'),
  });

  it('kills at most one townsman, judges every voice, and resolves to the same bytes in any order of seats', () => {
    fc.assert(
      fc.property(lines, options, (sent, chosen) => {
        const game = after(
          gameOf(3, 5, chosen),
          skipTo('night'),
          ...sent.map(([m, t]) => says(`M${m}: Убить T${t}`)),
        );
        const closed = after(game, close).past.at(-1);
        if (closed?.kind !== 'night') throw new Error('no night');
        expect(closed.deaths.length).toBeLessThanOrEqual(1);
        for (const { player } of closed.deaths) expect(player).toMatch(/^T/u);
        const standing = game.sent.filter((it) => it.status === 'standing').length;
        expect(closed.commands.filter((it) => it.id !== null)).toHaveLength(standing);
        expect(closed.commands.filter((it) => it.status === 'missing')).toHaveLength(standing === 0 ? 1 : 0);
        const seats = { ...game, setup: { ...game.setup, seats: game.setup.seats.toReversed() } };
        expect(json(resolveNight(seats))).toBe(json(resolveNight(game)));
      }),
    );
  });

  it('takes no command at or after the instant of its end', () => {
    const game = after(gameOf(2, 6), skipTo('night'), begin);
    expect(refusalOf(game, { ...says('M1: Убить T1'), at: later })?.code).toBe('late');
    expect(refusalOf(game, { ...says('M1: Убить T1'), at: noon })).toBeNull();
  });
});
