import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/engine/game.ts';
import { open } from '../../src/engine/play.ts';
import { view } from '../../src/engine/view.ts';
import { after, close, gameOf, publish, says, skipTo, votes, type Act } from './table.ts';

const players = {
  ...{ Первый: 'first-fat-man', Третий: 'third-fat-man', Тутти: 'tutti', Тибул: 'tibul', Кукла: 'doll' },
  ...{ Врач: 'gaspar', Туб: 'tub', Кот: 'citizen', Пёс: 'citizen' },
};
const secrets = { doctor: 'heal-two', scholar: { text: 'Спросить у звёзд', step: 9, targets: 2 } };
const day = gameOf({ players, forced: { 'night/1/commissar': 'Кот' }, options: { secrets } });
const night = after(day, skipTo('night'));
const me = (game: Game, player: string) => view(game, { kind: 'player', player }).me;
const nothing = {
  ...{ alive: true, leader: false, commissar: false, clanCommand: null, team: [], bonuses: [], sent: [] },
  ...{ blocksLeft: null, block: null, choice: null, secret: null },
};

describe('what a player knows of himself', () => {
  it('a leader: his clan, what he can do, his blocks', () => {
    const team = ['Первый', 'Третий', 'Тутти'];
    const leader = {
      ...nothing,
      player: 'Первый',
      character: 'first-fat-man',
      clan: 'fat-men',
      leader: true,
      team,
    };
    const functions = ['leader', 'recruiter'];
    expect(me(day, 'Первый')).toEqual({ ...leader, functions, blocksLeft: 3 });
    const block = (of: string): Act => ({ kind: 'block', by: 'Первый', of });
    const blocked = after(day, block('Кот'), block('Пёс'), block('Никто'));
    expect(me(blocked, 'Первый')).toEqual({ ...leader, functions, blocksLeft: 1, block: 'Пёс' });
  });

  it('a citizen: nothing, but that he is tonight’s commissar, and what he sent', () => {
    const citizen = { ...nothing, character: 'citizen', clan: 'town' };
    expect(me(night, 'Пёс')).toEqual({ ...citizen, player: 'Пёс', functions: [] });
    const sent = after(night, says('Кот: Убить Пёс'), says('Кот: Убить Врач'), says('Кот: Мяу'));
    expect(me(sent, 'Кот')).toMatchObject({
      ...{ ...citizen, player: 'Кот', commissar: true, functions: ['commissar'] },
      sent: [
        { ability: 'kill', targets: ['Врач'], status: 'standing' },
        { ability: null, status: 'refused', reason: 'not-your-ability' },
      ],
    });
    expect(me(after(sent, close, publish), 'Кот')).toMatchObject({ commissar: false, functions: [] });
  });

  it('the doll: that she has no clan', () => {
    expect(me(night, 'Кукла')).toEqual({
      ...nothing,
      ...{ player: 'Кукла', character: 'doll', clan: 'none', functions: ['doll', 'ghost', 'thug'] },
    });
  });

  it('his bonuses, held, used and spent', () => {
    const given = after(
      day,
      ...(['hint', 'double-vote', 'shield'] as const).map((bonus): Act => ({
        kind: 'grant',
        to: 'Пёс',
        bonus,
      })),
      { kind: 'grant', to: 'Кот', bonus: 'hint' },
      { kind: 'activate', by: 'Пёс', bonus: 'hint', targets: ['Кот', 'Врач'] },
      { kind: 'activate', by: 'Пёс', bonus: 'double-vote' },
    );
    expect(me(given, 'Пёс')?.bonuses).toEqual([
      { bonus: 'hint', state: 'spent' },
      { bonus: 'double-vote', state: 'active' },
      { bonus: 'shield', state: 'held' },
    ]);
  });

  it('3.15 his secret ability, chosen or written, and whether he has used it', () => {
    const chosen = { effect: 'heal-two', text: null, arity: 2, step: 8, used: false };
    expect(me(night, 'Врач')).toMatchObject({ secret: chosen, functions: ['doctor', 'secret'] });
    expect(me(night, 'Туб')?.secret).toEqual({
      ...{ effect: 'written', text: 'Спросить у звёзд', arity: 2, step: 9, used: false },
    });
    const used = after(night, says('Врач: Тайна Кот, Пёс'), close, publish);
    expect(me(used, 'Врач')).toMatchObject({ secret: { ...chosen, used: true }, functions: ['doctor'] });
    expect(me(used, 'Туб')?.secret?.used).toBe(false);
  });

  it('4 an heir: that he leads, beats no more and may block three less his clan’s', () => {
    const lynched = after(
      day,
      { kind: 'block', by: 'Первый', of: 'Кот' },
      votes('Кот > Пёс'),
      votes('Пёс > Первый'),
      close,
    );
    expect(me(lynched, 'Третий')).toMatchObject({
      leader: true,
      blocksLeft: 2,
      functions: ['leader', 'ghost', 'recruiter'],
    });
    expect(lynched.past.at(-1)?.facts).toContainEqual({
      ...{ kind: 'succeeded', player: 'Третий', clan: 'fat-men', rule: '4' },
    });
    expect(me(lynched, 'Первый')).toMatchObject({ alive: false, leader: false, blocksLeft: null });
  });
});

describe('6.3 a doll who has joined', () => {
  const recruited = after(night, says('Первый: Вербовать Кукла'), close, publish);
  const joined = after(recruited, votes('Пёс > Тутти'), close);

  it('knows her clan, and its living are told; the dead are not', () => {
    const members = ['Кукла', 'Первый', 'Третий', 'Тутти'];
    expect(joined.past.at(-1)?.facts.filter((it) => it.kind === 'joined' || it.kind === 'teamed')).toEqual([
      { kind: 'joined', player: 'Кукла', clan: 'fat-men', rule: '6.3' },
      ...['Кукла', 'Первый', 'Третий'].map((player) => ({
        ...{ kind: 'teamed', player, clan: 'fat-men', members, rule: '6.3' },
      })),
    ]);
    expect(me(joined, 'Кукла')).toMatchObject({ clan: 'fat-men', functions: ['doll', 'ghost', 'killer'] });
    expect(me(joined, 'Тутти')?.team).toEqual(['Первый', 'Третий', 'Тутти']);
  });

  it('kills for two nights, then beats again', () => {
    const fn = (game: Game) => me(game, 'Кукла')?.functions.at(-1);
    const days = (n: number) =>
      Array(n)
        .fill([close, publish, votes('Пёс > Пёс'), votes('Кот > Кот'), close])
        .flat() as Act[];
    const watched = { ...joined, ruleset: { ...joined.ruleset, lynch: [] } };
    expect([0, 1, 2].map((n) => fn(after(watched, ...days(n))))).toEqual(['killer', 'killer', 'thug']);
  });
});

describe('the roster', () => {
  it('shows the public of the dead who they were and how they left, of the living only that they live', () => {
    const dead = after(night, says('Первый: Убить Врач'), close, publish, votes('Кот > Тибул'), close);
    const line = (player: string) => view(dead, { kind: 'public' }).roster.find((it) => it.player === player);
    expect(line('Врач')).toEqual({
      ...{ player: 'Врач', alive: false, character: 'gaspar', clan: 'town' },
      died: { kind: 'night', number: 1, cause: 'kill' },
    });
    expect(line('Тибул')?.died).toEqual({ kind: 'lynch', number: 2, cause: 'lynch' });
    expect(line('Кот')).toEqual({ player: 'Кот', alive: true, character: null, clan: null, died: null });
  });
});

describe('fast-mafia 3.5 the clan’s command', () => {
  const seats = ['M1', 'M2', 'M3', 'T1', 'T2', 'T3', 'T4', 'T5'].map((player) => ({
    ...{ player, character: player < 'N' ? 'mafioso' : 'citizen' },
  }));
  const fast = (decision: string): Game => {
    const opened = open({ ruleset: 'fast-mafia', options: { decision }, seed: '', seats });
    if (!opened.ok) throw new Error(opened.error.code);
    return after(opened.value, skipTo('night'), says('M2: Убить T1'), says('M1: Убить T2'));
  };
  const voice = (by: string, of: string, carries: boolean) => ({ by, of, carries });

  it('shows a mafioso every voice, and which of them carries', () => {
    expect(me(fast('last'), 'M3')?.clanCommand).toEqual({
      ...{ target: 'T2', voices: [voice('M2', 'T1', false), voice('M1', 'T2', true)] },
    });
    expect(me(after(fast('majority'), says('M3: Убить T1')), 'M3')?.clanCommand).toEqual({
      target: 'T1',
      voices: [voice('M2', 'T1', true), voice('M1', 'T2', false), voice('M3', 'T1', true)],
    });
    expect(me(fast('unanimous'), 'M3')?.clanCommand?.target).toBeNull();
    const agreed = after(fast('unanimous'), says('M1: Убить T1'), says('M3: Убить T1'));
    expect(me(agreed, 'M3')?.clanCommand?.target).toBe('T1');
  });

  it('shows a townsman nothing, and nobody anything when the night is closed', () => {
    expect(me(fast('last'), 'T1')?.clanCommand).toBeNull();
    expect(me(after(fast('last'), close), 'M3')?.clanCommand).toBeNull();
  });
});
