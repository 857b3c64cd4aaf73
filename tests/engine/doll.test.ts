import { describe, expect, it } from 'vitest';
import { offers } from '../../src/engine/command.ts';
import { composition, checkComposition, deal } from '../../src/engine/deal.ts';
import type { Game } from '../../src/engine/game.ts';
import { letterText } from '../../src/engine/letters.ts';
import { threeFatMen } from '../../src/engine/rulesets/three-fat-men/ruleset.ts';
import { view } from '../../src/engine/view.ts';
import {
  after,
  close,
  gameOf,
  nightOf,
  phrases,
  publish,
  refusalOf,
  says,
  skipTo,
  votes,
  type Act,
} from './table.ts';

const players = {
  Fix: 'first-fat-man',
  Пекарь: 'second-fat-man',
  Тибул: 'tibul',
  Кукла: 'doll',
  Полька: 'dance-teacher',
  Кот: 'citizen',
  Лиса: 'citizen',
};
const table = gameOf({ players });
const night = after(table, skipTo('night'));

/** The lynch after a night in which these commands were sent. */
const morning = (...lines: readonly string[]): Game => after(night, ...lines.map(says), close, publish);
const bothRecruited = morning('Fix: Вербовать Кукла', 'Тибул: Вербовать Кукла');
const chooses = (value: string, others: Partial<Act> = {}): Act =>
  ({ kind: 'choose', name: 'doll', value, ...others }) as Act;

const mine = (game: Game, player: string) => view(game, { kind: 'player', player });
const rosterOf = (game: Game, viewer: string | null, player: string) =>
  view(game, viewer === null ? { kind: 'public' } : { kind: 'player', player: viewer }).roster.find(
    (it) => it.player === player,
  );
const kindsOf = (game: Game, player: string) => mine(game, player).letters.map((it) => it.message.kind);

describe('1, 6 the cast with a doll', () => {
  it('has her in the place of a citizen, for every number of seats, and only by the option', () => {
    for (let seats = 10; seats <= 40; seats += 1) {
      const cast = composition(threeFatMen, seats, { doll: true });
      expect(cast.ok && cast.value).toHaveLength(seats);
      expect(cast.ok && cast.value.filter((it) => it === 'doll')).toEqual(['doll']);
      expect(cast.ok && checkComposition(threeFatMen, cast.value).ok).toBe(true);
      const without = composition(threeFatMen, seats);
      expect(without.ok && without.value).not.toContain('doll');
    }
  });

  it('deals her to one of the players', () => {
    const nicks = Array.from({ length: 24 }, (_, i) => `Игрок ${i}`);
    const dealt = deal(threeFatMen, { doll: true }, 'фонарь', nicks);
    expect(dealt.ok && dealt.value.filter((it) => it.character === 'doll')).toHaveLength(1);
    expect(dealt.ok && dealt.value.filter((it) => it.character === 'citizen')).toHaveLength(7);
  });

  it('offers recruiting to leaders while a doll lives, and to nobody where none plays', () => {
    const abilities = (game: Game, player: string) => offers(game, player).map((it) => it.ability);
    expect(abilities(night, 'Fix')).toEqual(['kill', 'recruit']);
    expect(abilities(night, 'Пекарь')).toEqual(['pimp', 'guard']);
    expect(abilities(after(morning('Fix: Убить Кукла'), skipTo('night', 2)), 'Fix')).toEqual(['kill']);
    const { Кукла: _, ...others } = players;
    expect(abilities(after(gameOf({ players: others }), skipTo('night')), 'Fix')).toEqual(['kill']);
  });
});

describe('6.2 the choice between two clans', () => {
  it('is shown to the doll alone, with what she has chosen so far', () => {
    const open = { name: 'doll', player: 'Кукла', among: ['fat-men', 'rebels'], value: null };
    expect(mine(bothRecruited, 'Кукла').me?.choice).toEqual(open);
    expect(mine(after(bothRecruited, chooses('rebels')), 'Кукла').me?.choice).toEqual({
      ...open,
      value: 'rebels',
    });
    for (const other of ['Fix', 'Кот']) expect(mine(bothRecruited, other).me?.choice).toBeNull();
    expect(mine(morning('Fix: Вербовать Кукла'), 'Кукла').me?.choice).toBeNull();
  });

  it('may be changed until the lynch ends: the last word counts', () => {
    const joined = after(
      bothRecruited,
      chooses('fat-men'),
      chooses('rebels', { by: 'Кукла' } as Partial<Act>),
      close,
    );
    expect(mine(joined, 'Кукла').me).toMatchObject({
      clan: 'rebels',
      team: ['Кукла', 'Тибул'],
      leader: false,
    });
    expect(joined.past.at(-1)?.rolls).toEqual({});
  });

  it('is refused to others, for a clan that did not recruit her, and after the deadline', () => {
    expect(refusalOf(bothRecruited, chooses('rebels', { by: 'Кот' } as Partial<Act>))?.code).toBe(
      'unknown-choice',
    );
    expect(refusalOf(bothRecruited, chooses('town'))?.code).toBe('unknown-choice');
    expect(refusalOf(bothRecruited, chooses('fat-men', { name: 'Fix' } as Partial<Act>))?.code).toBe(
      'unknown-choice',
    );
    expect(refusalOf(morning('Fix: Вербовать Кукла'), chooses('fat-men'))?.code).toBe('unknown-choice');
    expect(refusalOf(night, chooses('fat-men'))?.code).toBe('unknown-choice');
    const ends = '2010-03-29T18:00:00.000Z';
    const late = after(bothRecruited, { kind: 'deadline', ends });
    expect(refusalOf(late, chooses('fat-men', { at: ends } as Partial<Act>))?.code).toBe('late');
    expect(refusalOf(late, chooses('fat-men'))).toBeNull();
  });

  it('is rolled for who does not make it, by the label of the lynch, and the roll is kept', () => {
    const lynch = after(bothRecruited, close).past.findLast((it) => it.kind === 'lynch');
    expect(Object.keys(lynch?.rolls ?? {})).toEqual(['lynch/2/doll']);
    expect(lynch?.facts).toContainEqual(
      expect.objectContaining({ kind: 'joined', player: 'Кукла', clan: lynch?.rolls['lynch/2/doll'] }),
    );
  });

  it('cannot be forced to a clan that did not recruit her', () => {
    const forced = gameOf({ players, forced: { 'lynch/2/doll': 'town' } });
    const lines = ['Fix: Вербовать Кукла', 'Тибул: Вербовать Кукла'].map(says);
    const lynch = after(forced, skipTo('night'), ...lines, close, publish);
    expect(refusalOf(lynch, close)).toMatchObject({ code: 'impossible-roll', rule: '6.2' });
    expect(after(lynch, close).phase).toEqual(lynch.phase);
  });
});

describe('6.5 nothing comes of a recruiting', () => {
  it('when she is lynched before it ends: nobody is told that she is his', () => {
    const lynched = after(morning('Fix: Вербовать Кукла'), votes('Кот > Кукла'), close);
    expect(lynched.alive).not.toContain('Кукла');
    expect(kindsOf(lynched, 'Fix')).not.toContain('team');
    expect(rosterOf(lynched, 'Fix', 'Кукла')?.clan).toBeNull();
  });

  it('when two clans recruited her and she died that night: there is no choice and no roll', () => {
    const dead = morning('Fix: Вербовать Кукла', 'Тибул: Вербовать Кукла', 'Тибул: Убить Кукла');
    expect(mine(dead, 'Кукла').me?.choice).toBeNull();
    expect(refusalOf(dead, chooses('rebels'))?.code).toBe('unknown-choice');
    expect(after(dead, close).past.findLast((it) => it.kind === 'lynch')?.rolls).toEqual({});
  });

  it('when the host calls it effective, but it named no doll', () => {
    const ruling: Act = { kind: 'adjudicate', of: 'Fix/recruit', outcome: 'effective', why: 'пусть' };
    const ruled = after(night, says('Fix: Вербовать Кот'), ruling, close, publish, close);
    expect(kindsOf(ruled, 'Кот')).not.toContain('recruited');
    expect(mine(ruled, 'Fix').me?.team).toEqual(['Fix', 'Пекарь']);
  });

  it('of the choice, when the lynch never took place or the game was stopped in it', () => {
    const chosen = after(bothRecruited, chooses('rebels'));
    expect(mine(after(chosen, skipTo('lynch', 3)), 'Кукла').me?.choice).toMatchObject({ value: null });
    const stopped = after(chosen, { kind: 'stop', winner: 'draw', why: 'пора спать' });
    expect(mine(stopped, 'Кукла').me?.choice).toBeNull();
  });
});

describe('6.3 who knows that she has joined', () => {
  const joined = after(morning('Fix: Вербовать Кукла'), close);

  it('are the living of her clan and she, by letter and in the roster; nobody else', () => {
    expect(rosterOf(joined, 'Fix', 'Кукла')).toMatchObject({ character: null, clan: 'fat-men' });
    expect(rosterOf(joined, 'Кукла', 'Пекарь')).toMatchObject({ character: null, clan: 'fat-men' });
    expect(rosterOf(joined, 'Тибул', 'Кукла')?.clan).toBeNull();
    expect(rosterOf(joined, null, 'Кукла')?.clan).toBeNull();
    expect(mine(joined, 'Пекарь').me?.team).toEqual(['Fix', 'Кукла', 'Пекарь']);
    expect(kindsOf(joined, 'Тибул')).not.toContain('recruited');
    for (const fellow of ['Fix', 'Пекарь', 'Кукла']) expect(kindsOf(joined, fellow)).toContain('team');
    expect(kindsOf(joined, 'Кот')).not.toContain('team');
  });

  it('are not the dead of her clan, who died before or in that very lynch', () => {
    const dead = after(morning('Fix: Вербовать Кукла', 'Тибул: Убить Пекарь'), close);
    expect(rosterOf(dead, 'Пекарь', 'Кукла')?.clan).toBeNull();
    expect(mine(dead, 'Пекарь').me?.team).toEqual(['Fix', 'Пекарь']);
    expect(kindsOf(dead, 'Пекарь')).not.toContain('team');
    const lynched = after(morning('Fix: Вербовать Кукла'), votes('Кот > Пекарь'), close);
    expect(rosterOf(lynched, 'Пекарь', 'Кукла')?.clan).toBeNull();
    expect(kindsOf(lynched, 'Пекарь')).not.toContain('team');
    const later = after(joined, says('Тибул: Убить Пекарь'), close, publish);
    expect(rosterOf(later, 'Пекарь', 'Кукла')?.clan).toBe('fat-men');
  });

  it('is the public only when the game is over: her death tells her character, not her clan', () => {
    const killed = after(joined, says('Тибул: Убить Кукла'), close, publish);
    expect(rosterOf(killed, null, 'Кукла')).toMatchObject({ character: 'doll', clan: null });
    expect(rosterOf(killed, 'Fix', 'Кукла')?.clan).toBe('fat-men');
    const over = after(killed, { kind: 'stop', winner: 'draw', why: 'пора спать' });
    expect(rosterOf(over, null, 'Кукла')).toMatchObject({ character: 'doll', clan: 'fat-men' });
  });

  it('is nobody when her clan is not', () => {
    expect(mine(table, 'Кукла').me).toMatchObject({ clan: 'none', team: [], leader: false });
    expect(rosterOf(table, 'Кукла', 'Кукла')?.clan).toBeNull();
  });
});

describe('what the others see of a recruiting', () => {
  it('is the same whether it was blocked, failed or never sent', () => {
    const others = ['Полька: Блокировать Fix', 'Fix: Убить Кот'];
    const seen = (...lines: readonly string[]) =>
      Object.keys(players).map((it) => JSON.stringify(mine(morning(...others, ...lines), it)));
    const silent = seen();
    expect(seen('Fix: Вербовать Кукла')).toEqual(silent);
    expect(seen('Fix: Вербовать Лиса')).toEqual(silent);
  });

  it('is told in words', () => {
    const told = nightOf(night, 'Fix: Вербовать Кукла', 'Тибул: Вербовать Кукла').private.filter(
      (it) => it.to === 'Кукла',
    );
    expect(told.map((it) => letterText(it, phrases))).toEqual([
      'Вас завербовали Толстяки. Вступление в клан — когда закончится ближайший суд Линча.',
      'Вас завербовали Повстанцы. Вступление в клан — когда закончится ближайший суд Линча.',
      'Вас завербовали сразу два клана. Выберите до конца ближайшего суда Линча: Толстяки или Повстанцы. Не выберете — решит жребий.',
    ]);
    const dealt = table.letters.find((it) => it.to === 'Кукла');
    expect(dealt && letterText(dealt, phrases)).toBe(
      'Ваш персонаж: Кукла наследника Тутти. Клан: без клана.',
    );
  });
});
