import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/engine/game.ts';
import type { LynchOutcome, NightOutcome, Outcome } from '../../src/engine/outcome.ts';
import { open } from '../../src/engine/play.ts';
import { after, close, gameOf, lynchOf, nightOf, publish, says, skipTo, votes, type Act } from './table.ts';

const endOf = (outcome: LynchOutcome | NightOutcome | undefined) => ({
  winner: outcome?.winner,
  stalled: outcome?.stalled,
  facts: outcome?.facts.filter((it) => it.kind === 'ended'),
});
const goesOn = { winner: null, stalled: false, facts: [] };
const wonBy = (winner: string, rule: string, stalled = false) => ({
  ...{ winner, stalled, facts: [{ kind: 'ended', winner, rule }] },
});
function gameIn(ruleset: string, players: Readonly<Record<string, string>>, options: object = {}): Game {
  const seats = Object.entries(players).map(([player, character]) => ({ player, character }));
  const opened = open({ ruleset, options: { ...options }, seed: 'фонарь', seats });
  if (!opened.ok) throw new Error(opened.error.code);
  return opened.value;
}

describe('7.1 «Три толстяка»', () => {
  const three = { Первый: 'first-fat-man', Тибул: 'tibul', Кукла: 'doll' };

  it('goes on while two clans live', () => {
    expect(endOf(lynchOf(gameOf({ players: { ...three, Кот: 'citizen' } }), 'Кот > Кот'))).toEqual(goesOn);
  });

  it('is won by the last clan, though a doll without a clan still lives', () => {
    const lynch = lynchOf(gameOf({ players: three }), 'Тибул > Тибул');
    expect(lynch.alive).toEqual(['Кукла', 'Первый']);
    expect(endOf(lynch)).toEqual(wonBy('fat-men', '7.1'));
  });

  it('is a draw where nobody is left, or only a doll without a clan', () => {
    const duel = nightOf(gameOf({ players: three }), 'Первый: Убить Тибул', 'Тибул: Убить Первый');
    expect(duel.alive).toEqual(['Кукла']);
    expect(endOf(duel)).toEqual(wonBy('draw', '7.1'));
    const { Кукла: _, ...two } = three;
    const nobody = nightOf(gameOf({ players: two }), 'Первый: Убить Тибул', 'Тибул: Убить Первый');
    expect(nobody.alive).toEqual([]);
    expect(endOf(nobody)).toEqual(wonBy('draw', '7.1'));
  });

  it('has nobody to win against where all are of one clan', () => {
    const town = gameOf({ players: { Кот: 'citizen', Пёс: 'citizen', Ёж: 'citizen' } });
    expect(endOf(lynchOf(town, 'Кот > Пёс'))).toEqual(goesOn);
    const withDoll = gameOf({ players: { Кот: 'citizen', Пёс: 'citizen', Кукла: 'doll' } });
    expect(endOf(lynchOf(withDoll, 'Кот > Пёс'))).toEqual(goesOn);
  });
});

const cast = { Первый: 'first-fat-man', Тибул: 'tibul', Кот: 'citizen', Пёс: 'citizen' };
const tie = (nicks = Object.keys(cast)): readonly Act[] => [
  ...nicks.map((it) => votes(`${it} > ${it}`)),
  close,
];
const quiet: readonly Act[] = [...tie(), close, publish];
const days = (n: number): readonly Act[] => Array(n).fill(quiet).flat() as readonly Act[];
const last = (game: Game): Outcome | undefined => game.past.at(-1);

describe('7.1 three lynches and three nights running without a death', () => {
  it('are a draw, unless a host is there, who is told', () => {
    const alone = after(gameOf({ players: cast }), ...days(2), ...tie());
    expect(endOf(last(alone))).toEqual(goesOn);
    expect(endOf(last(after(alone, close)))).toEqual(wonBy('draw', '7.1', true));
    const led = after(gameOf({ players: cast, attended: true }), ...days(3));
    expect(endOf(last(led))).toEqual({ ...goesOn, stalled: true });
    expect(led.over).toBeNull();
  });

  it('begin anew with each death', () => {
    const shot = after(
      gameOf({ players: { ...cast, Ёж: 'citizen' } }),
      ...tie(),
      says('Первый: Убить Ёж'),
      close,
      publish,
    );
    const two = after(shot, ...days(2));
    expect(endOf(last(two))).toEqual(goesOn);
    expect(endOf(last(after(two, ...tie())))).toEqual(goesOn);
    expect(endOf(last(after(two, ...tie(), close)))).toEqual(wonBy('draw', '7.1', true));
  });

  it('must be nights and lynches alike', () => {
    const gap = (number: number) => [...tie(), skipTo('lynch', number)];
    const lynches = after(gameOf({ players: cast }), ...[2, 3, 4, 5, 6].flatMap(gap), ...tie());
    expect(endOf(last(lynches))).toEqual(goesOn);
    const nights = [1, 2, 3, 4].flatMap((it) => [skipTo('night', it), close, publish]);
    expect(endOf(last(after(gameOf({ players: cast }), ...nights)))).toEqual(goesOn);
  });

  it('do not matter when a death ends the game', () => {
    const players = { Первый: 'first-fat-man', Тибул: 'tibul' };
    const led = after(
      gameOf({ players, attended: true }),
      ...(Array(3)
        .fill([...tie(Object.keys(players)), close, publish])
        .flat() as Act[]),
    );
    expect(endOf(lynchOf(led, 'Тибул > Тибул'))).toEqual(wonBy('fat-men', '7.1'));
  });
});

describe('three-fat-men-first 7.1, 7.4', () => {
  it('is won by the last clan', () => {
    const game = gameIn('three-fat-men-first', { Первый: 'first-fat-man', Тибул: 'tibul' });
    expect(endOf(lynchOf(game, 'Тибул > Тибул'))).toEqual(wonBy('fat-men', '7.1'));
  });

  it('is a draw after so many quiet days, or never', () => {
    const stalled = (stall: number, quietDays: number) =>
      endOf(last(after(gameIn('three-fat-men-first', cast, { stall }), ...days(quietDays))));
    expect(stalled(3, 2)).toEqual(goesOn);
    expect(stalled(3, 3)).toEqual(wonBy('draw', '7.4', true));
    expect(stalled(1, 1)).toEqual(wonBy('draw', '7.4', true));
    expect(stalled(0, 4)).toEqual(goesOn);
  });
});

describe('fast-mafia 7', () => {
  const mafia = (n: number) => Array.from({ length: n }, (_, i) => [`M${i + 1}`, 'mafioso'] as const);
  const town = (n: number) => Array.from({ length: n }, (_, i) => [`T${i + 1}`, 'citizen'] as const);
  const begin: Act = { kind: 'deadline', ends: '2010-03-29T20:00:00.000Z' };
  const fast = (m: number, t: number, options: object = {}) =>
    after(gameIn('fast-mafia', Object.fromEntries([...mafia(m), ...town(t)]), options), begin);
  const afterLynch = (m: number, t: number, victim: string) => endOf(lynchOf(fast(m, t), `T1 > ${victim}`));
  const afterNight = (m: number, t: number, options: object = {}) =>
    endOf(nightOf(after(fast(m, t, options), skipTo('night')), 'M1: Убить T1'));

  it('7.1 is the town’s when no mafioso lives', () => {
    expect(afterLynch(1, 4, 'M1')).toEqual(wonBy('town', '7.1'));
    expect(afterLynch(1, 1, 'M1')).toEqual(wonBy('town', '7.1'));
  });

  it('7.2 is the mafia’s after a lynch that leaves at most one townsman more', () => {
    expect(afterLynch(2, 5, 'T2')).toEqual(goesOn);
    expect(afterLynch(2, 4, 'T2')).toEqual(wonBy('mafia', '7.2'));
    expect(afterLynch(2, 3, 'T2')).toEqual(wonBy('mafia', '7.2'));
    expect(afterLynch(2, 4, 'M2')).toEqual(goesOn);
  });

  it('7.2 is not looked at after a night, but by option', () => {
    expect(afterNight(2, 4)).toEqual(goesOn);
    expect(afterNight(2, 4, { parityAt: 'always' })).toEqual(wonBy('mafia', '7.2'));
    expect(afterNight(2, 5, { parityAt: 'always' })).toEqual(goesOn);
  });

  it('has nobody to win against where all are of one clan', () => {
    expect(endOf(lynchOf(fast(0, 3), 'T1 > T2'))).toEqual(goesOn);
    expect(endOf(lynchOf(fast(3, 0), 'M1 > M2'))).toEqual(goesOn);
  });
});
