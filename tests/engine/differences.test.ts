import { describe, expect, it } from 'vitest';
import { differences } from '../../src/engine/differences.ts';
import { foresee } from '../../src/engine/foresee.ts';
import { view } from '../../src/engine/view.ts';
import { forced, game as told, players, ruling } from './overruled.ts';
import { after, close, gameOf, noon, publish, says, skipTo, votes } from './table.ts';

const day = gameOf({ players, forced });
const night = after(day, skipTo('night'));
const nothing = { gone: [], come: [] };

describe('the difference between two games', () => {
  it('is none between a game and itself', () => {
    expect(differences(told, told)).toEqual({
      ...{ phases: [], living: nothing, leaders: [], standing: nothing, commissar: null, winner: null },
    });
  });

  it('names a lynch that only one of them has had', () => {
    const lynched = after(day, votes('Кот > Тибул'), { kind: 'block', by: 'Первый', of: 'Пёс' }, close);
    const [phase, ...others] = differences(lynched, day).phases;
    expect(others).toEqual([]);
    expect(phase).toMatchObject({
      ...{ kind: 'lynch', number: 1, commands: [] },
      votes: { gone: [{ by: 'Кот', for: 'Тибул' }], come: [] },
      blocks: { gone: [{ by: 'Первый', of: 'Пёс' }], come: [] },
      deaths: { gone: [{ player: 'Тибул' }], come: [] },
      facts: { come: [] },
      letters: { come: [] },
      report: { come: [] },
    });
    expect(phase?.facts.gone).not.toEqual([]);
    const back = differences(day, lynched);
    expect(back.phases).toMatchObject([
      {
        kind: 'lynch',
        number: 1,
        votes: { gone: [], come: [{ by: 'Кот' }] },
        blocks: { gone: [] },
        facts: { gone: [] },
      },
    ]);
    expect(back.phases[0]).toMatchObject({
      letters: { gone: [] },
      report: { gone: [] },
      deaths: { gone: [] },
    });
    expect(back.living).toEqual({ gone: ['Тибул'], come: [] });
    expect(back.leaders).toEqual([{ clan: 'rebels', was: 'Тибул', now: null }]);
  });

  it('names a night that only one of them has had, command by command', () => {
    const killed = after(night, says('Первый: Убить Пёс'), close);
    const gone = differences(killed, night).phases;
    expect(gone).toMatchObject([{ kind: 'night', number: 1, votes: nothing, blocks: nothing, winner: null }]);
    expect(gone[0]?.commands.every((it) => it.was !== null && it.now === null)).toBe(true);
    expect(gone[0]?.commands.map((it) => it.was?.actor)).toContain('Первый');
    const come = differences(night, killed).phases;
    expect(come[0]?.commands.every((it) => it.was === null && it.now !== null)).toBe(true);
    expect(come[0]?.commands.map((it) => it.now?.actor)).toContain('Первый');
  });

  it('pairs a command that was sent with none, and none with one', () => {
    const idle = after(night, close);
    const sent = after(night, says('Врач: Лечить Пёс'), close);
    const doctor = (it: ReturnType<typeof differences>) =>
      it.phases.flatMap(({ commands }) => commands.map(({ was, now }) => [was?.status, now?.status]));
    expect(doctor(differences(idle, sent)).toSorted()).toEqual(
      [
        ['missing', undefined],
        [undefined, 'ineffective'],
      ].toSorted(),
    );
  });

  it('names what stands of the commands of an open night, the commissar and the winner', () => {
    const one = after(night, says('Первый: Убить Пёс'), says('Первый: Убить Ёж'));
    const { standing } = differences(night, one);
    expect(standing.come).toMatchObject([{ by: 'Первый', targets: ['Ёж'] }]);
    const other = after(gameOf({ players, forced: { 'night/1/commissar': 'Пёс' } }), skipTo('night'));
    expect(differences(night, other).commissar).toEqual({ was: 'Кот', now: 'Пёс' });
    const stopped = after(day, { kind: 'stop', winner: 'town', why: 'Дождь' });
    expect(differences(day, stopped).winner).toEqual({ was: null, now: 'town' });
  });
});

describe('3.17 a ruling looked at beforehand', () => {
  it('is refused as it would be', () => {
    const seen = foresee(told, { at: noon, ...ruling('Второй', 'effective') });
    expect(seen).toEqual({
      ...{ ok: false, error: { code: 'unknown-command', rule: '3.17', detail: { target: 'Второй' } } },
    });
  });
});

describe('10 grants', () => {
  const granted = (grantsPublic: boolean) =>
    after(gameOf({ players, forced, options: { grantsPublic } }), {
      kind: 'grant',
      to: 'Кот',
      bonus: 'shield',
    });

  it('are known to everybody by option, used or not; else to their holder', () => {
    const open = granted(true);
    const grants = [{ player: 'Кот', bonus: 'shield' }];
    expect(view(open, { kind: 'public' }).grants).toEqual(grants);
    const used = after(
      open,
      skipTo('night'),
      { kind: 'activate', by: 'Кот', bonus: 'shield' },
      close,
      publish,
    );
    expect(view(used, { kind: 'player', player: 'Пёс' }).grants).toEqual(grants);
    expect(view(granted(false), { kind: 'public' }).grants).toBeNull();
  });
});
