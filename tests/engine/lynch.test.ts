import { describe, expect, it } from 'vitest';
import type { LynchOutcome } from '../../src/engine/outcome.ts';
import { after, close, gameOf, lynchOf, noon, publish, refusalOf, skipTo, votes, type Act } from './table.ts';

const players = {
  Первый: 'first-fat-man',
  Третий: 'third-fat-man',
  Тибул: 'tibul',
  Суок: 'suok',
  Врач: 'gaspar',
  Кот: 'citizen',
  Котофей: 'citizen',
  'Чай, лимон': 'citizen',
};
const game = gameOf({ players });
const reasons = (lynch: LynchOutcome) => lynch.votes.map((it) => it.reason);

describe('5.1 a vote', () => {
  it('counts at the last instant before the end, and is late at the end itself', () => {
    const ends = '2010-03-29T18:00:00.000Z';
    const open = after(game, { kind: 'deadline', ends });
    const vote = (at: string): Act => ({ ...votes('Кот > Врач'), at }) as Act;
    expect(reasons(lynchOf(open, vote('2010-03-29T17:59:59.900Z'), vote(ends)))).toEqual([null, 'late']);
  });

  it('is undone by an edit before the end, not by one after it', () => {
    const open = after(game, { kind: 'deadline', ends: '2010-03-29T18:00:00.000Z' });
    const cast = after(open, { kind: 'vote', post: 'a', by: 'Кот', for: ['Врач'] });
    const edit = (at: string): Act => ({ kind: 'vote-edited', post: 'a', at });
    expect(reasons(lynchOf(cast, edit(noon)))).toEqual(['edited']);
    expect(reasons(lynchOf(cast, edit('2010-03-29T18:00:00.000Z')))).toEqual([null]);
  });

  it('with one player marked twice is one vote; with two it is unclear, and its author is told', () => {
    expect(lynchOf(game, 'Кот > Врач > врач').tally).toEqual({ Врач: 1 });
    const unclear = lynchOf(game, 'Кот > Врач > Тибул');
    expect(unclear.votes).toMatchObject([{ for: 'Врач, Тибул', counted: false, reason: 'unclear' }]);
    expect(unclear.private.filter((it) => it.kind === 'refused')).toMatchObject([
      { to: 'Кот', reason: 'unclear' },
    ]);
    expect(unclear.turnout).toBe(0);
  });

  it('for a beginning that two nicks share is unclear; a whole nick is not', () => {
    expect(reasons(lynchOf(game, 'Врач > Ко'))).toEqual(['unclear']);
    expect(lynchOf(game, 'Врач > кот').tally).toEqual({ Кот: 1 });
  });

  it('for a nick with a comma is one vote', () => {
    expect(lynchOf(game, 'Кот > Чай, лимон').tally).toEqual({ 'Чай, лимон': 1 });
  });

  it('of an edited post leaves the voter the vote he had before', () => {
    const edited = lynchOf(
      game,
      'Кот > Врач',
      { kind: 'vote', post: 'b', by: 'Кот', for: ['Тибул'] },
      { kind: 'vote-edited', post: 'b' },
    );
    expect(edited.tally).toEqual({ Врач: 1 });
    expect(reasons(edited)).toEqual([null, 'edited']);
  });
});

describe('5.2 a second vote', () => {
  it('replaces the first, or by option `revote: first` comes too late', () => {
    const lines = ['Кот > Врач', 'Кот > Тибул'];
    expect(reasons(lynchOf(game, ...lines))).toEqual(['superseded', null]);
    const first = gameOf({ players, options: { revote: 'first' } });
    expect(reasons(lynchOf(first, ...lines))).toEqual([null, 'already-voted']);
  });
});

describe('5.5 the vote block', () => {
  const block = (by: string, of: string): Act => ({ kind: 'block', by, of });

  it('takes the vote out of the tally and not out of the turnout', () => {
    const lynch = lynchOf(game, 'Кот > Врач', block('Первый', 'Кот'));
    expect(lynch).toMatchObject({ tally: {}, turnout: 1, verdict: 'no-votes' });
    expect(reasons(lynch)).toEqual(['vote-blocked']);
  });

  it('is the leader’s alone, three times a game for a clan and its heirs', () => {
    expect(refusalOf(game, block('Третий', 'Кот'))?.code).toBe('not-your-ability');
    const twice = after(game, block('Первый', 'Кот'), block('Первый', 'Кот'), block('Первый', 'Врач'));
    const heirs = after(twice, votes('Кот > Первый'), votes('Суок > Первый'), close, skipTo('lynch', 2));
    expect(heirs.leaders['fat-men']).toBe('Третий');
    const third = after(heirs, block('Третий', 'Кот'));
    expect(refusalOf(third, block('Третий', 'Врач'))?.code).toBe('limit-reached');
    expect(refusalOf(third, block('Тибул', 'Врач'))).toBe(null);
  });

  it('is remembered when refused, for the host', () => {
    expect(lynchOf(game, block('Кот', 'Врач')).blocks).toEqual([
      { by: 'Кот', of: 'Врач', status: 'refused', reason: 'not-your-ability' },
    ]);
  });
});

describe('5.6 autokill', () => {
  const everyone = Object.keys(players);
  /** All but these vote, each for himself, so that nobody is lynched. */
  const tie = (...absent: readonly string[]) =>
    everyone.filter((it) => !absent.includes(it)).map((it) => votes(`${it} > ${it}`));
  const day = (number: number, ...absent: readonly string[]) =>
    [...tie(...absent), close, skipTo('lynch', number + 1)] as const;

  it('takes all who missed two lynches running, and the lynched stays', () => {
    const third = after(game, ...day(1), ...day(2, 'Кот', 'Суок'), ...tie('Кот', 'Суок', 'Котофей'));
    const lynch = lynchOf(third, 'Врач > Тибул');
    expect(lynch.tally).toMatchObject({ Тибул: 2 });
    expect(lynch.verdict).toBe('autokill');
    expect(lynch.deaths).toMatchObject([
      { player: 'Кот', cause: 'autokill', by: [] },
      { player: 'Суок', cause: 'autokill' },
    ]);
  });

  it('asks nothing of who missed one lynch and the next but one', () => {
    const third = after(game, ...day(1, 'Кот'), ...day(2), ...tie('Кот'));
    expect(lynchOf(third)).toMatchObject({ verdict: 'tie', deaths: [], absent: ['Кот'] });
  });

  it('comes also when nobody votes at all', () => {
    const second = after(game, ...day(1, 'Кот'));
    expect(lynchOf(second)).toMatchObject({ verdict: 'autokill', deaths: [{ player: 'Кот' }] });
  });
});

describe('10 bonuses of the day', () => {
  const give = (to: string, bonus: 'double-vote' | 'lynch-immunity') =>
    [
      { kind: 'grant', to, bonus },
      { kind: 'activate', by: to, bonus },
    ] as const;

  it('a double vote counts twice in the tally, once for the quorum, and is spent even when blocked', () => {
    const lynch = lynchOf(game, ...give('Кот', 'double-vote'), 'Кот > Врач', 'Врач > Кот');
    expect(lynch).toMatchObject({ tally: { Врач: 2, Кот: 1 }, turnout: 2, verdict: 'lynched' });
    const blocked = after(
      game,
      ...give('Кот', 'double-vote'),
      { kind: 'block', by: 'Первый', of: 'Кот' },
      close,
    );
    expect(blocked.bonuses).toMatchObject([{ state: 'spent' }]);
  });

  it('who is immune stays, and the next in the tally is not lynched either', () => {
    const lynch = lynchOf(game, ...give('Кот', 'lynch-immunity'), 'Врач > Кот', 'Суок > Кот', 'Тибул > Врач');
    expect(lynch).toMatchObject({ verdict: 'immune', deaths: [] });
  });

  it('a hint tells its holder at once whether two players share a clan, ghosts by their true one', () => {
    const hint = (...targets: string[]) =>
      after(
        game,
        { kind: 'grant', to: 'Кот', bonus: 'hint' },
        { kind: 'activate', by: 'Кот', bonus: 'hint', targets },
      );
    expect(hint('Тибул', 'Суок').letters.at(-1)).toMatchObject({
      to: 'Кот',
      kind: 'alignment',
      seen: 'same',
    });
    expect(hint('Тибул', 'Врач').letters.at(-1)).toMatchObject({ seen: 'different' });
    expect(hint('Тибул').bonuses).toMatchObject([{ state: 'held' }]);
  });

  it('what one does not hold, or holds for another part of the day, is refused', () => {
    expect(refusalOf(game, { kind: 'activate', by: 'Кот', bonus: 'shield' })?.code).toBe('wrong-phase');
    expect(refusalOf(game, { kind: 'activate', by: 'Кот', bonus: 'double-vote' })?.code).toBe('no-bonus');
  });
});

describe('5.4 the quorum', () => {
  it('is a quarter of the living, rounded up, while more than 12 are alive', () => {
    const many = (n: number) =>
      gameOf({
        players: Object.fromEntries([
          ['Первый', 'first-fat-man'],
          ['Тибул', 'tibul'],
          ...Array.from({ length: n - 2 }, (_, i) => [`Житель ${i}`, 'citizen']),
        ]),
      });
    expect([12, 13, 16, 17, 23, 24].map((n) => lynchOf(many(n)).quorum)).toEqual([1, 4, 4, 5, 6, 6]);
    expect(lynchOf(many(13), 'Первый > Тибул').verdict).toBe('no-quorum');
    expect(lynchOf(many(12), 'Первый > Тибул').verdict).toBe('lynched');
  });
});

describe('the end of a lynch', () => {
  it('opens the night at once; its end opens the next lynch only when it is published', () => {
    const night = after(game, close);
    expect(night.phase).toMatchObject({ kind: 'night', number: 1, state: 'open' });
    const closed = after(night, close);
    expect(closed.phase).toMatchObject({ kind: 'night', state: 'closed' });
    expect(after(closed, publish).phase).toMatchObject({ kind: 'lynch', number: 2, state: 'open' });
  });
});
