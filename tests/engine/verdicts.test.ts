import { describe, expect, it } from 'vitest';
import { atRisk, newlyDue } from '../../src/engine/absences.ts';
import type { Game } from '../../src/engine/game.ts';
import { resolveLynch } from '../../src/engine/lynch.ts';
import type { LynchOutcome } from '../../src/engine/outcome.ts';
import { open } from '../../src/engine/play.ts';
import { hasQuorum } from '../../src/engine/quorum.ts';
import { tiedPlayers, drawnOfTied, firstOfTied } from '../../src/engine/rules/lynch/breaking-ties.ts';
import { immuneFirst, mostVotes, tiedVote } from '../../src/engine/rules/lynch/most-votes.ts';
import { fastMafia } from '../../src/engine/rulesets/fast-mafia/ruleset.ts';
import { threeFatMenFirst } from '../../src/engine/rulesets/three-fat-men-first/ruleset.ts';
import { threeFatMen } from '../../src/engine/rulesets/three-fat-men/ruleset.ts';
import type { BonusId } from '../../src/engine/vocabulary.ts';
import { after, close, gameOf, lynchOf, skipTo, votes, type Act } from './table.ts';

const use = (to: string, bonus: BonusId): readonly Act[] => [
  { kind: 'grant', to, bonus },
  { kind: 'activate', by: to, bonus },
];
type Row = readonly [
  name: string,
  game: Game,
  lines: readonly (string | Act)[],
  expected: Partial<LynchOutcome>,
];
const deathOf = (player: string, character: string, cause: 'lynch' | 'autokill') => [
  { player, character, cause, by: [] },
];

describe('the verdict of a lynch names the rule that decided it: «Три толстяка»', () => {
  const few = { Первый: 'first-fat-man', Тибул: 'tibul', Врач: 'gaspar', Кот: 'citizen', Пёс: 'citizen' };
  const nine = Array.from({ length: 9 }, (_, i) => [`Житель ${i}`, 'citizen'] as const);
  const day = gameOf({ players: few });
  const many = gameOf({ players: { ...few, ...Object.fromEntries(nine) } });
  const block: Act = { kind: 'block', by: 'Первый', of: 'Кот' };
  const missed = after(day, ...['Первый', 'Тибул', 'Врач', 'Пёс'].map((it) => votes(`${it} > ${it}`)), close);
  const second = after(missed, skipTo('lynch', 2));

  it.each<Row>([
    ['5.3 most votes', day, ['Пёс > Кот'], { verdict: 'lynched', rule: '5.3' }],
    ['5.3 a tie', day, ['Пёс > Кот', 'Кот > Пёс', 'Врач > Врач'], { verdict: 'tie', rule: '5.3' }],
    [
      '5.3 two behind a third are no tie',
      day,
      ['Пёс > Кот', 'Кот > Кот', 'Врач > Пёс', 'Тибул > Врач'],
      { verdict: 'lynched', rule: '5.3' },
    ],
    ['5.4 nobody voted', day, [], { verdict: 'no-votes', rule: '5.4', turnout: 0, tally: {} }],
    ['5.4 nobody of many voted', many, [], { verdict: 'no-votes', rule: '5.4' }],
    [
      '5.4 three of fourteen voted',
      many,
      ['Пёс > Кот', 'Кот > Пёс', 'Врач > Пёс'],
      { verdict: 'no-quorum', rule: '5.4', quorum: 4 },
    ],
    [
      '5.5 every vote was blocked',
      day,
      ['Кот > Пёс', block],
      { verdict: 'no-votes', rule: '5.5', turnout: 1 },
    ],
    [
      '10 the first is immune',
      day,
      ['Пёс > Кот', ...use('Кот', 'lynch-immunity')],
      { verdict: 'immune', rule: '10' },
    ],
    [
      '10 another is immune',
      day,
      ['Пёс > Кот', ...use('Пёс', 'lynch-immunity')],
      { verdict: 'lynched', rule: '5.3' },
    ],
    [
      '10 the first has another bonus',
      day,
      ['Пёс > Кот', ...use('Кот', 'double-vote')],
      { verdict: 'lynched', rule: '5.3' },
    ],
    [
      '5.6 missed twice running',
      second,
      ['Пёс > Врач', 'Тибул > Врач', 'Первый > Врач', 'Врач > Врач'],
      { verdict: 'autokill', rule: '5.6' },
    ],
  ])('%s', (_, game, lines, expected) => {
    expect(lynchOf(game, ...lines)).toMatchObject(expected);
  });

  it('and so does the fact that somebody left', () => {
    const executed = (lynch: LynchOutcome) => lynch.facts.filter((it) => it.kind === 'executed');
    const lynched = lynchOf(day, 'Пёс > Кот');
    expect(executed(lynched)).toEqual([{ kind: 'executed', player: 'Кот', cause: 'lynch', rule: '5.3' }]);
    expect(lynched.deaths).toEqual(deathOf('Кот', 'citizen', 'lynch'));
    const left = lynchOf(second, 'Пёс > Врач', 'Тибул > Врач', 'Первый > Врач', 'Врач > Врач');
    expect(executed(left)).toEqual([{ kind: 'executed', player: 'Кот', cause: 'autokill', rule: '5.6' }]);
    expect(left.deaths).toEqual(deathOf('Кот', 'citizen', 'autokill'));
  });

  it('each vote too: what it weighs, or why it is void', () => {
    const lynch = lynchOf(
      day,
      ...[
        ...use('Врач', 'double-vote'),
        'Врач > Кот',
        'Пёс > Пёс',
        'Пёс > Кот',
        'Тибул > Никто',
        'Кот > Пёс',
        block,
      ],
    );
    expect(lynch.facts.filter((it) => it.kind === 'voted' || it.kind === 'void-vote')).toEqual([
      { kind: 'voted', by: 'Врач', for: 'Кот', weight: 2, rule: '10' },
      { kind: 'void-vote', by: 'Пёс', reason: 'superseded', rule: '5.2' },
      { kind: 'voted', by: 'Пёс', for: 'Кот', weight: 1, rule: '5.2' },
      { kind: 'void-vote', by: 'Тибул', reason: 'unknown-target', rule: '5.1' },
      { kind: 'void-vote', by: 'Кот', reason: 'vote-blocked', rule: '5.5' },
    ]);
    expect(lynch.tally).toEqual({ Кот: 3 });
  });

  it('is no-votes where no rule has anything to say', () => {
    const { ruleset } = day;
    expect(resolveLynch({ ...day, ruleset: { ...ruleset, lynch: [] } })).toMatchObject({
      ...{ verdict: 'no-votes', rule: '5.4', deaths: [] },
    });
  });
});

describe('the verdict of a lynch names the rule that decided it: «Быстрая мафия»', () => {
  function fast(options: object = {}): Game {
    const nicks = ['M1', 'M2', 'T1', 'T2', 'T3', 'T4', 'T5', 'T6'];
    const seats = nicks.map((player) => ({ player, character: player < 'N' ? 'mafioso' : 'citizen' }));
    const bonuses = ['lynch-immunity', 'double-vote'];
    const forced = { 'lynch/1/tie': 'T2' };
    const opened = open({ ruleset: 'fast-mafia', options: { bonuses, ...options }, seed: '', seats, forced });
    if (!opened.ok) throw new Error(opened.error.code);
    return after(opened.value, { kind: 'deadline', ends: '2010-03-29T20:00:00.000Z' });
  }
  const all = ['M1', 'M2', 'T1', 'T2', 'T3', 'T4', 'T5', 'T6'].map((it) => votes(`${it} > ${it}`));
  const tied = ['T3 > T2', 'T4 > T1', 'T5 > T1', 'T6 > T2'];

  it.each<Row>([
    ['5.3 most votes', fast(), ['T2 > T1'], { verdict: 'lynched', rule: '5.3' }],
    ['5.3 a tie', fast(), tied, { verdict: 'tie', rule: '5.3', deaths: [] }],
    [
      '5.3 who first had so many',
      fast({ tie: 'first' }),
      tied,
      { verdict: 'lynched', rule: '5.3', tally: { T1: 2, T2: 2 } },
    ],
    [
      '5.3 on whom the roll fell',
      fast({ tie: 'roll' }),
      tied,
      { verdict: 'lynched', rule: '5.3', rolls: { 'lynch/1/tie': 'T2' } },
    ],
    [
      '1.3 who first had so many is immune',
      fast({ tie: 'first' }),
      [...tied, ...use('T1', 'lynch-immunity')],
      { verdict: 'immune', rule: '1.3', deaths: [] },
    ],
    [
      '1.3 on whom the roll fell is immune',
      fast({ tie: 'roll' }),
      [...tied, ...use('T2', 'lynch-immunity')],
      { verdict: 'immune', rule: '1.3', deaths: [] },
    ],
    ['5.4 nobody voted', fast(), [], { verdict: 'no-votes', rule: '5.4' }],
    [
      '5.6 one miss too many',
      fast({ allowedAbsences: 0 }),
      [...all.slice(1), 'T1 > T2'],
      { verdict: 'autokill', rule: '5.6' },
    ],
  ])('%s', (_, game, lines, expected) => {
    expect(lynchOf(game, ...lines)).toMatchObject(expected);
  });

  it('5.3 the first to reach the count dies, with a double vote at two strokes', () => {
    expect(lynchOf(fast({ tie: 'first' }), ...tied).deaths).toEqual(deathOf('T1', 'citizen', 'lynch'));
    const doubled = ['T4 > T1', 'T3 > T2', 'T5 > T1', ...use('T3', 'double-vote')];
    expect(lynchOf(fast({ tie: 'first' }), ...doubled).deaths).toEqual(deathOf('T2', 'citizen', 'lynch'));
  });

  it('5.5, 5.6 each miss is a fact: how many, how many are left, and who is due', () => {
    const misses = (game: Game) =>
      lynchOf(game, ...all.slice(1)).facts.filter((it) => it.kind === 'missed' || it.kind === 'queued');
    const miss = (left: number | null) => ({ kind: 'missed', player: 'M1', missed: 1, left, rule: '5.5' });
    expect(misses(fast())).toEqual([miss(1)]);
    expect(misses(fast({ allowedAbsences: 1 }))).toEqual([miss(0)]);
    expect(misses(fast({ allowedAbsences: 0 }))).toEqual([
      miss(null),
      { kind: 'queued', player: 'M1', rule: '5.6' },
    ]);
  });

  it('5.6 nobody is due by night, nor where misses do not count', () => {
    const strict = fast({ allowedAbsences: 0 });
    expect(newlyDue(after(strict, ...all.slice(1)))).toEqual(['M1']);
    expect(newlyDue(after(strict, ...all, close))).toEqual([]);
    expect(atRisk(gameOf({ players: { Кот: 'citizen', Тибул: 'tibul' } }))).toEqual([]);
  });
});

describe('5.3, 10 the rules of most votes', () => {
  const game = gameOf({ players: { Кот: 'citizen', Тибул: 'tibul' } });
  const lynch = (...tally: readonly (readonly [string, number])[]) => ({
    ...{ game, quorum: 1, absent: [], queue: [], count: { votes: [], tookPart: new Set<string>(), tally } },
  });

  it('have nothing to say of an empty tally', () => {
    for (const rule of [tiedVote, immuneFirst, mostVotes, firstOfTied, drawnOfTied]) {
      expect(rule(lynch())).toBeNull();
    }
  });

  it('call a tie only of those who have the most', () => {
    expect(tiedPlayers(lynch().count)).toEqual([]);
    expect(tiedPlayers(lynch(['Кот', 2]).count)).toEqual([]);
    expect(tiedPlayers(lynch(['Кот', 2], ['Пёс', 1]).count)).toEqual([]);
    expect(tiedPlayers(lynch(['Кот', 2], ['Пёс', 2], ['Ёж', 1]).count)).toEqual(['Кот', 'Пёс']);
    expect(tiedVote(lynch(['Кот', 2]))).toBeNull();
    expect(tiedVote(lynch(['Кот', 2], ['Пёс', 1]))).toBeNull();
  });

  it('lynch by roll only one of the tied', () => {
    const rolled = { ...game, rolls: { 'lynch/1/tie': 'Ёж' } };
    expect(drawnOfTied({ ...lynch(['Кот', 2], ['Пёс', 2], ['Ёж', 1]), game: rolled })).toBeNull();
  });
});

describe('5.4 a quorum', () => {
  it('is something to speak of, where more than one must vote in the largest game', () => {
    expect([threeFatMen, threeFatMenFirst, fastMafia].map(hasQuorum)).toEqual([true, true, false]);
  });
});
