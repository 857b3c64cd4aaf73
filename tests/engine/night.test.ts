import { describe, expect, it } from 'vitest';
import { after, close, deadOf, fateOf, gameOf, nightOf, publish, says, skipTo } from './table.ts';

const town = { Врач: 'gaspar', Хозяйка: 'ganimed', Учитель: 'dance-teacher', Рыжий: 'august', Туб: 'tub' };
const gang = { Первый: 'first-fat-man', Второй: 'second-fat-man', Третий: 'third-fat-man', Тутти: 'tutti' };
const circus = { Тибул: 'tibul', Просперо: 'prospero', Суок: 'suok', Бризак: 'brizak' };
const full = { ...gang, ...circus, ...town, Маньяк: 'karaska', Кот: 'citizen', Пёс: 'citizen' };
const forced = { 'night/1/commissar': 'Кот' };
const game = gameOf({ players: full, forced });

describe('3.1 blockers who block each other', () => {
  const teachers = { ...full, Второй_учитель: 'dance-teacher', Третий_учитель: 'dance-teacher' };
  const three = gameOf({ players: teachers, forced });

  it('are both blocked, and a third is not troubled', () => {
    const night = nightOf(
      three,
      'Учитель: Блокировать Второй_учитель',
      'Второй_учитель: Блокировать Учитель',
      'Третий_учитель: Блокировать Первый',
      'Первый: Убить Пёс',
    );
    expect(fateOf(night, 'Учитель')).toBe('blocked');
    expect(fateOf(night, 'Второй_учитель')).toBe('blocked');
    expect(fateOf(night, 'Третий_учитель')).toBe('effective');
    expect(fateOf(night, 'Первый')).toBe('blocked');
  });

  it('in a ring of three are all blocked', () => {
    const night = nightOf(
      three,
      'Учитель: Блокировать Второй_учитель',
      'Второй_учитель: Блокировать Третий_учитель',
      'Третий_учитель: Блокировать Учитель',
    );
    for (const teacher of ['Учитель', 'Второй_учитель', 'Третий_учитель']) {
      expect(fateOf(night, teacher)).toBe('blocked');
    }
  });

  it('are free when a third blocks one of the two', () => {
    const night = nightOf(
      three,
      'Учитель: Блокировать Второй_учитель',
      'Второй_учитель: Блокировать Учитель',
      'Третий_учитель: Блокировать Второй_учитель',
    );
    expect(fateOf(night, 'Учитель')).toBe('effective');
    expect(fateOf(night, 'Второй_учитель')).toBe('blocked');
  });

  it('in a chain only every other one works', () => {
    const night = nightOf(
      three,
      'Учитель: Блокировать Второй_учитель',
      'Второй_учитель: Блокировать Третий_учитель',
      'Третий_учитель: Блокировать Первый',
      'Первый: Убить Пёс',
    );
    expect(fateOf(night, 'Второй_учитель')).toBe('blocked');
    expect(fateOf(night, 'Третий_учитель')).toBe('effective');
    expect(deadOf(night)).toEqual([]);
  });

  it('leave a third free to work, whom one of them blocked by a second command', () => {
    const night = nightOf(
      three,
      { kind: 'grant', to: 'Учитель', bonus: 'second-command' },
      { kind: 'activate', by: 'Учитель', bonus: 'second-command' },
      'Учитель: Блокировать Второй_учитель',
      'Учитель: Блокировать Третий_учитель',
      'Второй_учитель: Блокировать Учитель',
      'Третий_учитель: Блокировать Первый',
      'Первый: Убить Пёс',
    );
    expect(fateOf(night, 'Третий_учитель')).toBe('effective');
    expect(fateOf(night, 'Первый')).toBe('blocked');
  });

  it('stop nobody by policy `neither`, who sends two commands', () => {
    const lines = [
      { kind: 'grant', to: 'Учитель', bonus: 'second-command' },
      { kind: 'activate', by: 'Учитель', bonus: 'second-command' },
      ...['Учитель: Блокировать Второй_учитель', 'Учитель: Блокировать Первый'].map(says),
      ...['Второй_учитель: Блокировать Учитель', 'Первый: Убить Пёс'].map(says),
    ] as const;
    expect(deadOf(nightOf(three, ...lines))).toEqual(['Пёс']);
    const neither = gameOf({ players: teachers, forced, options: { mutualBlocks: 'neither' } });
    expect(deadOf(nightOf(neither, ...lines))).toEqual([]);
  });
});

describe('3.5 a beating', () => {
  it('stops a guard and not the check of the same bodyguard', () => {
    const night = nightOf(
      game,
      'Третий: Избить Просперо',
      'Просперо: Защитить Тибул',
      'Просперо: Проверить Хозяйка',
      'Первый: Убить Тибул',
    );
    expect(fateOf(night, 'Просперо', 'guard')).toBe('beaten');
    expect(fateOf(night, 'Просперо', 'pimp')).toBe('effective');
    expect(deadOf(night)).toEqual(['Тибул']);
  });

  it('of a thug does not stop his own beating', () => {
    const night = nightOf(game, 'Третий: Избить Суок', 'Суок: Избить Первый', 'Первый: Убить Пёс');
    expect(fateOf(night, 'Суок')).toBe('effective');
    expect(fateOf(night, 'Первый')).toBe('beaten');
  });
});

describe('3.9 the clown', () => {
  const attacks = ['Первый: Убить Рыжий', 'Тибул: Убить Рыжий'];

  it('turns every attack on its attacker; the doctor saves the one he came to', () => {
    const night = nightOf(game, ...attacks, 'Врач: Лечить Тибул');
    expect(night.deaths).toMatchObject([{ player: 'Первый', cause: 'backfire', by: ['Рыжий'] }]);
    expect(fateOf(night, 'Тибул')).toBe('backfired');
    expect(fateOf(night, 'Врач')).toBe('effective');
  });

  it('when healed himself spares all his attackers', () => {
    const night = nightOf(game, ...attacks, 'Врач: Лечить Рыжий');
    expect(deadOf(night)).toEqual([]);
    expect([fateOf(night, 'Первый'), fateOf(night, 'Тибул'), fateOf(night, 'Врач')]).toEqual([
      'healed',
      'healed',
      'effective',
    ]);
  });

  it('is no danger to who was guarded: a guard saves from killers, not from one’s own shot', () => {
    const night = nightOf(game, ...attacks, 'Просперо: Защитить Тибул');
    expect(deadOf(night)).toEqual(['Первый', 'Тибул']);
    expect(fateOf(night, 'Просперо', 'guard')).toBe('not-attacked');
  });

  it('kills a leader whom his own shot would have killed: one death, by the killer', () => {
    const night = nightOf(game, 'Первый: Убить Рыжий', 'Рыжий: Убить Первый');
    expect(night.deaths).toEqual([
      { player: 'Первый', character: 'first-fat-man', cause: 'kill', by: ['Рыжий'] },
    ]);
  });
});

describe('deaths', () => {
  it('name all whose kill succeeded, by nick, and this night’s commissar as such', () => {
    const night = nightOf(game, 'Тибул: Убить Кот', 'Первый: Убить Кот', 'Кот: Убить Кот');
    expect(night.deaths).toEqual([
      { player: 'Кот', character: 'citizen', cause: 'kill', by: ['Кот', 'Первый', 'Тибул'], commissar: true },
    ]);
  });
});

describe('policies', () => {
  it('protectionCapacity: one guard stops every attack, or one', () => {
    const lines = ['Просперо: Защитить Пёс', 'Первый: Убить Пёс', 'Тибул: Убить Пёс', 'Кот: Убить Пёс'];
    expect(deadOf(nightOf(game, ...lines))).toEqual([]);
    const one = gameOf({ players: full, forced, options: { protectionCapacity: 'one' } });
    expect(nightOf(one, ...lines).deaths).toMatchObject([{ player: 'Пёс', by: ['Кот', 'Тибул'] }]);
    expect(nightOf(one, ...lines, 'Врач: Лечить Пёс').deaths).toMatchObject([{ player: 'Пёс', by: ['Кот'] }]);
  });

  it('deadStillAct: who dies in step 6 is heard in steps 8 and 9, or not', () => {
    const lines = [
      'Первый: Убить Врач',
      'Тибул: Убить Туб',
      'Врач: Лечить Туб',
      'Туб: Проверить Первый, Тибул, Кот',
    ];
    const heard = nightOf(game, ...lines);
    expect(deadOf(heard)).toEqual(['Врач']);
    const silent = nightOf(gameOf({ players: full, forced, options: { deadStillAct: false } }), ...lines);
    expect(deadOf(silent)).toEqual(['Врач', 'Туб']);
    expect([fateOf(silent, 'Врач'), fateOf(silent, 'Туб')]).toEqual(['actor-dead', 'actor-dead']);
  });

  it('dyingLearn: the dead of the morning get no results, or do', () => {
    const lines = ['Тутти: Шпионить Кот', 'Тибул: Убить Тутти'];
    const results = (options: object) =>
      nightOf(gameOf({ players: full, forced, options: { ...options } }), ...lines).private.filter(
        (it) => it.to === 'Тутти',
      );
    expect(results({})).toEqual([]);
    expect(results({ dyingLearn: true })).toEqual([
      { to: 'Тутти', kind: 'role', of: 'Кот', seen: 'commissar' },
    ]);
  });
});

describe('10 bonuses of the night', () => {
  const raise = (by: string, bonus: 'shield' | 'unblockable' | 'second-command') =>
    [
      { kind: 'grant', to: by, bonus },
      { kind: 'activate', by, bonus },
    ] as const;

  it('a shield stops every killer; under a guard the guard is named', () => {
    const shielded = nightOf(game, ...raise('Пёс', 'shield'), 'Первый: Убить Пёс');
    expect(fateOf(shielded, 'Первый')).toBe('shielded');
    const both = nightOf(game, ...raise('Пёс', 'shield'), 'Первый: Убить Пёс', 'Просперо: Защитить Пёс');
    expect([fateOf(both, 'Первый'), fateOf(both, 'Просперо', 'guard')]).toEqual(['guarded', 'effective']);
  });

  it('an attack on a shielded clown does not turn', () => {
    const night = nightOf(game, ...raise('Рыжий', 'shield'), 'Первый: Убить Рыжий', 'Врач: Лечить Первый');
    expect(fateOf(night, 'Первый')).toBe('shielded');
    expect(fateOf(night, 'Врач')).toBe('not-attacked');
  });

  it('an unblockable command is neither blocked nor beaten', () => {
    const night = nightOf(
      game,
      ...raise('Первый', 'unblockable'),
      'Первый: Убить Пёс',
      'Учитель: Блокировать Первый',
      'Суок: Избить Первый',
    );
    expect([fateOf(night, 'Учитель'), fateOf(night, 'Суок')]).toEqual(['immune', 'immune']);
    expect(deadOf(night)).toEqual(['Пёс']);
  });

  it('a second command stands beside the first, and a third replaces the second', () => {
    const kills = ['Первый: Убить Пёс', 'Первый: Убить Туб', 'Первый: Убить Хозяйка'];
    expect(deadOf(nightOf(game, ...raise('Первый', 'second-command'), ...kills))).toEqual(['Пёс', 'Хозяйка']);
    expect(deadOf(nightOf(game, ...kills))).toEqual(['Хозяйка']);
  });

  it('are spent by the night they worked in, and die with their holder', () => {
    const spent = after(game, skipTo('night'), ...raise('Пёс', 'shield'), close, publish);
    expect(spent.bonuses).toEqual([{ player: 'Пёс', bonus: 'shield', state: 'spent' }]);
    const buried = after(
      game,
      skipTo('night'),
      { kind: 'grant', to: 'Пёс', bonus: 'shield' },
      says('Первый: Убить Пёс'),
      close,
      publish,
    );
    expect(buried.bonuses).toEqual([{ player: 'Пёс', bonus: 'shield', state: 'spent' }]);
  });
});

describe('3.17 the host’s ruling', () => {
  const night = after(game, skipTo('night'), says('Первый: Убить Пёс'), says('Врач: Лечить Пёс'));
  const ruling = (of: string, outcome: 'effective' | 'ineffective') =>
    ({ kind: 'adjudicate', of, outcome, why: 'описание' }) as const;

  it('on a closed night lets the rest of it follow anew', () => {
    const closed = after(night, close);
    expect(closed.past.at(-1)?.deaths).toEqual([]);
    const ruled = after(closed, ruling('Врач', 'ineffective'));
    expect(ruled.past).toHaveLength(1);
    expect(ruled.past[0]?.deaths).toMatchObject([{ player: 'Пёс' }]);
    expect(after(ruled, ruling('Врач', 'effective')).past[0]?.deaths).toEqual([]);
    expect(after(ruled, publish).alive).not.toContain('Пёс');
  });

  it('before the end of the night gives the same', () => {
    const before = after(night, ruling('Врач/heal', 'ineffective'), close);
    expect(before.past.at(-1)?.deaths).toMatchObject([{ player: 'Пёс' }]);
  });

  it('makes a kill work whatever protects its target', () => {
    const ruled = after(night, says('Просперо: Защитить Пёс'), ruling('Первый', 'effective'), close);
    expect(ruled.past.at(-1)?.deaths).toMatchObject([{ player: 'Пёс', by: ['Первый'] }]);
  });

  it('is not heard any more when the night is public', () => {
    const published = after(night, close, publish);
    expect(after(published, ruling('Врач', 'ineffective'))).toEqual(published);
  });
});
