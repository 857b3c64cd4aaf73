import { describe, expect, it } from 'vitest';
import { letterText, refusalText } from '../../src/engine/letters.ts';
import type { CorrectionMessage, PrivateMessage } from '../../src/engine/message.ts';
import type { Refusal } from '../../src/engine/result.ts';
import { phrases } from './table.ts';

const to = 'Кот';
const read = (it: PrivateMessage | CorrectionMessage) => letterText(it, phrases).replaceAll('\u00a0', ' ');
const told = (it: Refusal) => refusalText(it, phrases).replaceAll('\u00a0', ' ');

describe('a letter in words', () => {
  it.each<readonly [PrivateMessage, string]>([
    [
      { to, kind: 'dealt', character: 'gaspar', clan: 'town' },
      'Ваш персонаж: Доктор Гаспар Арнери. Клан: Горожане.',
    ],
    [
      { to, kind: 'team', clan: 'rebels', members: ['Кот', 'Пёс', 'Чай, лимон'] },
      'С вами в клане: Пёс; Чай, лимон.',
    ],
    [{ to, kind: 'team', clan: 'rebels', members: ['Кот'] }, 'В клане вы одни.'],
    [{ to, kind: 'role', of: 'Пёс', seen: 'tibul' }, 'Пёс — гимнаст Тибул.'],
    [{ to, kind: 'guest', of: 'Пёс', guest: 'Лиса' }, 'В гостях у Пёс — Лиса.'],
    [{ to, kind: 'guest', of: 'Пёс', guest: 'unknown' }, 'В гостях у Пёс кто-то был, гость неизвестен.'],
    [{ to, kind: 'guest', of: 'Пёс', guest: null }, 'В гостях у Пёс никого не было.'],
    [{ to, kind: 'alignment', of: ['Пёс', 'Лиса'], seen: 'same' }, 'Пёс; Лиса: из одного клана.'],
    [{ to, kind: 'alignment', of: ['Пёс', 'Лиса'], seen: 'different' }, 'Пёс; Лиса: из разных кланов.'],
    [{ to, kind: 'count', of: ['Пёс', 'Лиса', 'Ёж'], number: 2 }, 'Среди троих (Пёс; Лиса; Ёж) мафии: 2.'],
    [{ to, kind: 'team-choice', by: 'Пёс', of: 'Лиса' }, 'Команда клана: убить Лиса. Прислал Пёс.'],
    [{ to, kind: 'answer', text: 'Звёзды молчат.' }, 'Ответ ведущего: Звёзды молчат.'],
    [
      { to, kind: 'absence', missed: 1, left: 1 },
      'Вы пропустили суд Линча. Пропущено: 1, можно пропустить ещё: 1.',
    ],
  ])('%o', (letter, text) => {
    expect(read(letter)).toBe(text);
  });

  it('warns who may miss no lynch more', () => {
    const last = read({ to, kind: 'absence', missed: 2, left: 0 });
    expect(last).toContain('Пропущено: 2. Больше пропускать нельзя');
  });

  it('names the bonus and what it does', () => {
    const { name, about } = phrases.bonuses.shield;
    expect(read({ to, kind: 'bonus', bonus: 'shield' })).toBe(`Вам бонус «${name}»: ${about}.`);
  });

  it('gives the doll the clans that she may choose from', () => {
    const letter = read({ to, kind: 'choose', what: 'doll', among: ['fat-men', 'rebels'] });
    expect(letter).toContain('Толстяки или Повстанцы');
  });

  it('tells of a secret ability what it does, from the catalogue or in the host’s words', () => {
    const chosen = read({ to, kind: 'secret', effect: 'heal-two', step: 8 });
    expect(chosen).toContain(phrases.secrets['heal-two'].about.replaceAll('\u00a0', ' '));
    expect(chosen).toContain('на шаге 8');
    const written = read({ to, kind: 'secret', effect: 'written', step: 7, text: 'Спросить у звёзд' });
    expect(written).toContain('Спросить у звёзд');
    expect(written).toContain(`«${phrases.abilities.secret.name}`);
  });

  it('says of what was refused the same as the form does', () => {
    const refusal: Refusal = { code: 'unclear', rule: '5.1', detail: { candidates: ['Кот', 'Пёс'] } };
    const letter = { to, kind: 'refused', act: 'vote', reason: 'unclear', ability: null } as const;
    expect(read({ ...letter, targets: ['Кот', 'Пёс'], refusal })).toBe(told(refusal));
  });
});

describe('3.17 the letter of a correction', () => {
  const letter = { to, kind: 'corrected', night: 2, phase: { kind: 'night', number: 2 } } as const;
  const gone: readonly PrivateMessage[] = [{ to, kind: 'role', of: 'Пёс', seen: 'citizen' }];
  const come: readonly PrivateMessage[] = [
    { to, kind: 'role', of: 'Пёс', seen: 'tibul' },
    { to, kind: 'answer', text: 'Да' },
  ];
  const before = 'Больше не в силе: «Пёс — мирный житель».';
  const now = 'Теперь так: «Пёс — гимнаст Тибул», «Ответ ведущего: Да».';

  it('says what holds no more and what holds instead', () => {
    expect(read({ ...letter, gone, come })).toBe(`Ведущий исправил ночь 2. ${before} ${now}`);
  });

  it('says one of them where there is nothing of the other', () => {
    expect(read({ ...letter, gone, come: [] })).toBe(`Ведущий исправил ночь 2. ${before}`);
    expect(read({ ...letter, gone: [], come })).toBe(`Ведущий исправил ночь 2. ${now}`);
  });

  it('names the phase, where it is not the night that was corrected', () => {
    const ofPhase = (kind: 'night' | 'lynch', number: number) =>
      read({ ...letter, phase: { kind, number }, gone, come: [] });
    expect(ofPhase('lynch', 2)).toBe(`Ведущий исправил ночь 2. Письма за день 2. ${before}`);
    expect(ofPhase('night', 3)).toBe(`Ведущий исправил ночь 2. Письма за ночь 3. ${before}`);
  });
});

describe('a refusal in words', () => {
  it('fills each place of the sentence, or leaves it empty where there is nothing to put', () => {
    const places = '[{target}|{candidates}|{own}|{doing}|{arity}|{ends}|{at}]';
    const refusalParts = { ...phrases.refusalParts, own: 'можно {abilities}', or: '/' };
    const written = { ...phrases, refusals: { ...phrases.refusals, late: places }, refusalParts };
    const of = (detail: Refusal['detail']) =>
      refusalText({ code: 'late', ...(detail && { detail }) }, written);
    const { guard, heal, kill } = phrases.abilities;
    expect(of({ target: 'Кот' })).toBe('[Кот||||||]');
    expect(of({ candidates: ['Кот', 'Пёс'] })).toMatch(/\|Кот\/Пёс\|{5}\]$/u);
    expect(of({ target: '', abilities: ['heal', 'kill'] })).toBe(`[||можно ${heal.name}, ${kill.name}||||]`);
    expect(of({ target: '', ability: 'guard', arity: 3 })).toBe(
      `[|||${guard.doing}|${refusalParts.arity['3']}||]`,
    );
    expect(of({ target: '', ends: '2010-03-30T04:00:00Z', at: 'вчера' })).toBe('[|||||08:00:00|]');
    expect(of({ target: '' })).toBe('[||||||]');
  });

  it('of a text that may mean two names both', () => {
    const refusal: Refusal = { code: 'ambiguous-target', detail: { candidates: ['Кот', 'Пёс'] } };
    expect(told(refusal)).toMatch(/^Кот или Пёс/u);
  });
});

describe('3.17 the letter to who was held for dead', () => {
  it('tells him first that he lives', () => {
    const letter = {
      to,
      kind: 'corrected',
      night: 2,
      phase: { kind: 'night', number: 2 },
      lives: true,
    } as const;
    const { lives, corrected } = phrases.letters.correction;
    const [first, second] = [corrected.replace('{night}', '2'), lives].map((it) =>
      it.replaceAll('\u00a0', ' '),
    );
    expect(read({ ...letter, gone: [], come: [] })).toBe(`${first} ${second}`);
  });
});
