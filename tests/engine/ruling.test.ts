import { describe, expect, it } from 'vitest';
import { after, close, gameOf, refusalOf, says, skipTo, type Act } from './table.ts';
import type { Game } from '../../src/engine/game.ts';

const night = after(
  gameOf({
    players: { Fix: 'first-fat-man', Врач: 'gaspar', Тибул: 'tibul', Кот: 'citizen', Пёс: 'citizen' },
  }),
  skipTo('night'),
);
const rule = (of: string, tell?: string): Act => ({
  kind: 'adjudicate',
  of,
  outcome: 'ineffective',
  why: 'Осечка.',
  ...(tell === undefined ? {} : { tell }),
});
const fates = (game: Game) => {
  const outcome = after(game, close).past.at(-1);
  const mine = outcome?.kind === 'night' ? outcome.commands.filter((it) => it.actor === 'Fix') : [];
  return mine.map(({ targets, status, reason }) => [...targets, reason ?? status]);
};
const answers = (game: Game) =>
  after(game, close)
    .past.at(-1)
    ?.private.filter((it) => it.kind === 'answer');

describe('3.17 a ruling', () => {
  it('holds for the command that stood, not for one sent in its place', () => {
    const ruled = after(night, says('Fix: Убить Кот'), rule('Fix/kill'));
    expect(fates(ruled)).toEqual([['Кот', 'overruled']]);
    expect(fates(after(ruled, says('Fix: Убить Пёс')))).toEqual([['Пёс', 'effective']]);
  });

  it('needs a command: of who has sent nothing, or only what was refused, there is nothing to say', () => {
    expect(refusalOf(night, rule('Fix'))?.code).toBe('unknown-command');
    expect(refusalOf(after(night, says('Fix: Убить Никто')), rule('Fix/kill'))?.code).toBe('unknown-command');
  });

  it('can be made on one of two commands, and answers once', () => {
    const two = after(
      night,
      { kind: 'grant', to: 'Fix', bonus: 'second-command' },
      { kind: 'activate', by: 'Fix', bonus: 'second-command' },
      says('Fix: Убить Кот'),
      says('Fix: Убить Пёс'),
    );
    const second = two.sent.at(-1)?.id ?? '';
    expect(fates(after(two, rule(second)))).toEqual([
      ['Кот', 'effective'],
      ['Пёс', 'overruled'],
    ]);
    const both = after(two, rule('Fix/kill', 'Оба раза осечка.'));
    expect(fates(both)).toEqual([
      ['Кот', 'overruled'],
      ['Пёс', 'overruled'],
    ]);
    expect(answers(both)).toEqual([{ to: 'Fix', kind: 'answer', text: 'Оба раза осечка.' }]);
  });
});
