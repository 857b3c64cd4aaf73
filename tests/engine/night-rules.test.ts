import { describe, expect, it } from 'vitest';
import { open } from '../../src/engine/play.ts';
import type { Game } from '../../src/engine/game.ts';
import type { NightOutcome } from '../../src/engine/outcome.ts';
import { after, deadOf, fateOf, gameOf, nightOf, skipTo, type Act } from './table.ts';

const base = {
  ...{
    Первый: 'first-fat-man',
    Второй: 'second-fat-man',
    Третий: 'third-fat-man',
    Тибул: 'tibul',
    Суок: 'suok',
  },
  ...{ Врач: 'gaspar', Туб: 'tub', Рыжий: 'august', Ганя: 'ganimed', Гала: 'ganimed' },
  ...{ Учитель: 'dance-teacher', Испанец: 'citizen', Кот: 'citizen', Пёс: 'citizen', Ёж: 'citizen' },
};
const forced = { 'night/1/commissar': 'Испанец' };
const table = (options: object = {}): Game => gameOf({ players: base, forced, options: { ...options } });
const twice = (by: string): readonly Act[] => [
  { kind: 'grant', to: by, bonus: 'second-command' },
  { kind: 'activate', by, bonus: 'second-command' },
];
const rules = (of: string): Act => ({ kind: 'adjudicate', of, outcome: 'effective', why: 'Так было' });
const died = (night: NightOutcome) => night.facts.filter((it) => it.kind === 'died');
const told = (night: NightOutcome, to: string) => night.private.filter((it) => it.to === to);
const fates = (night: NightOutcome, actor: string) =>
  night.commands
    .filter((it) => it.actor === actor && it.status !== 'missing')
    .map((it) => [it.ability, it.status, it.reason, it.rule]);

describe('3.3 the pimp', () => {
  it('is told of the guest of whom he named, not of another’s', () => {
    const night = nightOf(table(), 'Ганя: Пригласить Кот', 'Гала: Пригласить Пёс', 'Второй: Проверить Гала');
    expect(told(night, 'Второй')).toEqual([{ to: 'Второй', kind: 'guest', of: 'Гала', guest: 'Пёс' }]);
  });

  it('is told that she had nobody, though another had', () => {
    const night = nightOf(table(), 'Ганя: Пригласить Кот', 'Второй: Проверить Гала');
    expect(told(night, 'Второй')).toEqual([{ to: 'Второй', kind: 'guest', of: 'Гала', guest: null }]);
  });

  it('is told of each of two guests, and of a ghost only that he was there', () => {
    const night = nightOf(
      table(),
      ...[...twice('Ганя'), 'Ганя: Пригласить Туб', 'Ганя: Пригласить Кот', 'Второй: Проверить Ганя'],
    );
    expect(told(night, 'Второй').map((it) => it.kind === 'guest' && it.guest)).toEqual(['unknown', 'Кот']);
  });

  it('learns nothing of anybody else', () => {
    const night = nightOf(table(), 'Ганя: Пригласить Кот', 'Второй: Проверить Кот');
    expect(fates(night, 'Второй')).toEqual([['pimp', 'ineffective', 'wrong-target', '3.3']]);
    expect(told(night, 'Второй')).toEqual([]);
  });
});

describe('3.7, 3.9 a killer of two', () => {
  it('pays for the clown, and kills the other all the same', () => {
    const night = nightOf(table(), ...twice('Первый'), 'Первый: Убить Рыжий', 'Первый: Убить Пёс');
    expect(fates(night, 'Первый')).toEqual([
      ['kill', 'ineffective', 'backfired', '3.9'],
      ['kill', 'effective', null, '3.7'],
    ]);
    expect(died(night)).toEqual([
      { kind: 'died', player: 'Первый', cause: 'backfire', by: 'Рыжий', rule: '3.9' },
      { kind: 'died', player: 'Пёс', cause: 'kill', by: 'Первый', rule: '3.7' },
    ]);
  });

  it('proves each death by the rule of its killer', () => {
    const night = nightOf(table(), 'Испанец: Убить Кот', 'Рыжий: Убить Тибул', 'Первый: Убить Кот');
    const proofs = died(night).map((it) => [it.player, it.by, it.rule]);
    expect(proofs.toSorted()).toEqual([
      ...[
        ['Кот', 'Испанец', '3.10'],
        ['Кот', 'Первый', '3.7'],
        ['Тибул', 'Рыжий', '3.9'],
      ],
    ]);
    expect(night.deaths.find((it) => it.player === 'Кот')?.by).toEqual(['Испанец', 'Первый']);
  });
});

describe('3.17 a kill that the host made work', () => {
  const lines = ['Ганя: Пригласить Кот', 'Первый: Убить Кот', rules('Первый')];

  it('is proved by his ruling', () => {
    const night = nightOf(table(), ...lines);
    expect(night.facts.filter((it) => it.kind === 'doomed' || it.kind === 'died')).toMatchObject([
      { kind: 'doomed', player: 'Кот', rule: '3.17' },
      { kind: 'died', player: 'Кот', cause: 'kill', by: 'Первый', rule: '3.17' },
    ]);
    expect(fates(night, 'Первый')).toEqual([['kill', 'effective', null, '3.17']]);
  });

  it('silences a doctor who is to die by it, where the dead do not act', () => {
    const shot = ['Первый: Убить Врач', 'Тибул: Убить Пёс', 'Врач: Лечить Пёс', 'Ганя: Пригласить Врач'];
    const night = (deadStillAct: boolean, ...acts: readonly Act[]) =>
      nightOf(table({ deadStillAct }), ...shot, ...acts);
    expect(fates(night(false), 'Врач')).toEqual([['heal', 'effective', null, '3.12']]);
    expect(fates(night(false, rules('Первый')), 'Врач')).toEqual([
      ['heal', 'ineffective', 'actor-dead', '3'],
    ]);
    expect(deadOf(night(false, rules('Первый')))).toEqual(['Врач', 'Пёс']);
    expect(deadOf(night(true, rules('Первый')))).toEqual(['Врач']);
  });
});

describe('policy deadStillAct: false', () => {
  const night = (...lines: readonly string[]) =>
    nightOf(table({ deadStillAct: false }), 'Первый: Убить Пёс', 'Врач: Лечить Пёс', ...lines);

  it('hears a doctor who lives: whom nobody attacked, or who was guarded', () => {
    expect(fateOf(night(), 'Врач')).toBe('effective');
    expect(fateOf(night('Тибул: Убить Врач', 'Второй: Защитить Врач'), 'Врач')).toBe('effective');
  });

  it('does not hear one who dies, though he came to himself', () => {
    const self = nightOf(table({ deadStillAct: false }), 'Первый: Убить Врач', 'Врач: Лечить Врач');
    expect(self.commands.find((it) => it.actor === 'Врач')?.reason).toBe('actor-dead');
    expect(fateOf(night('Тибул: Убить Врач'), 'Врач')).toBe('actor-dead');
  });
});

describe('3.15 a secret ability', () => {
  it('exact-role reaches any of those whom a scholar of two commands counts', () => {
    const lines = ['Туб: Проверить Первый, Кот, Пёс', 'Туб: Проверить Суок, Врач, Ёж', 'Туб: Тайна Суок'];
    const night = nightOf(table({ secrets: { scholar: 'exact-role' } }), ...twice('Туб'), ...lines);
    expect(told(night, 'Туб').at(-1)).toEqual({ to: 'Туб', kind: 'role', of: 'Суок', seen: 'suok' });
  });

  it('raise-dead has nobody to raise where nobody died', () => {
    const raises = (...lines: readonly string[]) =>
      nightOf(table({ secrets: { scholar: 'raise-dead' } }), ...lines, 'Туб: Тайна');
    expect(fates(raises(), 'Туб')).toEqual([['secret', 'ineffective', 'not-attacked', '3.15']]);
    const raised = raises('Первый: Убить Кот', 'Тибул: Убить Кот');
    expect(fates(raised, 'Туб')).toEqual([['secret', 'effective', null, '3.15']]);
    expect(raised.facts.filter((it) => it.kind === 'raised')).toHaveLength(1);
    expect(deadOf(raised)).toEqual([]);
  });

  it('heal-two leaves the doctor’s own work its own number', () => {
    const both = nightOf(
      table({ secrets: { doctor: 'heal-two' } }),
      ...['Первый: Убить Кот', 'Врач: Лечить Кот', 'Врач: Тайна Кот, Пёс'],
    );
    expect(fates(both, 'Первый')).toEqual([['kill', 'ineffective', 'healed', '3.12']]);
  });
});

describe('fast-mafia 3 the facts of a night', () => {
  function fast(options: object, forced: Readonly<Record<string, string>> = {}): Game {
    const nicks = ['M1', 'M2', 'M3', 'T1', 'T2', 'T3', 'T4', 'T5'];
    const seats = nicks.map((player) => ({ player, character: player < 'N' ? 'mafioso' : 'citizen' }));
    const opened = open({ ruleset: 'fast-mafia', options: { ...options }, seed: '', seats, forced });
    if (!opened.ok) throw new Error(opened.error.code);
    return after(opened.value, skipTo('night'));
  }
  const decided = (by: string, of: string) =>
    ['M1', 'M2', 'M3'].map((player) => ({ kind: 'clan-decided', player, by, of, rule: '3.5' }));
  const factsOf = (night: NightOutcome) =>
    night.facts.filter((it) => it.kind === 'died' || it.kind === 'clan-decided');

  it('are one death and what each mafioso is told', () => {
    const night = nightOf(fast({}), 'M2: Убить T1', 'M1: Убить T2');
    expect(factsOf(night)).toEqual([
      { kind: 'died', player: 'T2', cause: 'kill', by: 'M1', rule: '3.3' },
      ...decided('M1', 'T2'),
    ]);
    expect(night.deaths).toEqual([{ player: 'T2', character: 'citizen', cause: 'kill', by: ['M1'] }]);
    expect(fates(night, 'M2')).toEqual([['kill', 'ineffective', 'superseded', '3.1']]);
  });

  it('are one death where a roll decides between voices', () => {
    const lines = ['M2: Убить T1', 'M1: Убить T2'];
    const night = nightOf(
      fast({ decision: 'majority', missedKill: 'roll' }, { 'night/1/victim': 'T1' }),
      ...lines,
    );
    expect(factsOf(night)).toEqual([
      { kind: 'died', player: 'T1', cause: 'kill', by: 'M2', rule: '3.3' },
      ...decided('M2', 'T1'),
    ]);
    expect(fates(night, 'M1')).toEqual([['kill', 'ineffective', 'outvoted', '3.1']]);
  });

  it('are by nobody’s hand where a silent mafia’s victim is drawn', () => {
    const night = nightOf(fast({ missedKill: 'roll' }, { 'night/1/victim': 'T3' }));
    expect(factsOf(night)).toEqual([{ kind: 'died', player: 'T3', cause: 'kill', by: null, rule: '3.4' }]);
    expect(night.deaths).toMatchObject([{ player: 'T3', by: [] }]);
  });

  it('tell nobody anything where the mafia could not agree', () => {
    const night = nightOf(fast({ decision: 'unanimous' }), 'M1: Убить T1', 'M2: Убить T1');
    expect(factsOf(night)).toEqual([]);
    expect(night.private).toEqual([]);
  });
});
