import { describe, expect, it } from 'vitest';
import { foresee } from '../../src/engine/foresee.ts';
import { first, forced, game, players, ruling, unhealed } from './overruled.ts';
import { after, gameOf, noon } from './table.ts';

describe('3.17 the difference that a ruling makes', () => {
  it('is seen beforehand, in the night itself and in all that followed', () => {
    const seen = foresee(game, { at: noon, ...unhealed });
    if (!seen.ok) throw new Error(seen.error.code);
    expect(seen.value.living).toEqual({ gone: ['Просперо', 'Тибул'], come: [] });
    expect(seen.value.phases.map((it) => `${it.kind} ${it.number}`)).toEqual([
      'night 1',
      'lynch 2',
      'night 2',
    ]);
    const [night1, lynch2, night2] = seen.value.phases;
    expect(night1?.deaths.come).toMatchObject([{ player: 'Просперо' }]);
    expect(night1?.commands).toMatchObject([
      { was: { actor: 'Первый', reason: 'healed' }, now: { status: 'effective' } },
      { was: { actor: 'Врач', status: 'effective' }, now: { reason: 'overruled', rule: '3.17' } },
    ]);
    expect(lynch2?.votes.come).toMatchObject([{ by: 'Просперо', counted: false }]);
    expect(night2?.commands.map((it) => it.was?.actor)).toContain('Просперо');
    expect(night2?.report.gone).not.toEqual([]);
    expect(seen.value.leaders).toMatchObject([{ clan: 'rebels', was: 'Тибул' }]);
    expect(seen.value.winner).toBeNull();
  });

  it('of an open night is what would be if it ended now', () => {
    const open = after(gameOf({ players, forced }), ...first.slice(0, -1));
    const seen = foresee(open, {
      at: noon,
      kind: 'adjudicate',
      of: 'Врач',
      outcome: 'ineffective',
      why: 'так',
    });
    expect(seen.ok && seen.value.living.gone).toEqual(['Просперо']);
  });

  it('is none where the ruling says what happened', () => {
    const same = foresee(game, { at: noon, ...ruling('Тутти', 'effective') });
    if (!same.ok) throw new Error(same.error.code);
    expect(same.value.living).toEqual({ gone: [], come: [] });
    expect(same.value.phases.map((it) => it.report)).toEqual([{ gone: [], come: [] }]);
    expect(same.value.phases.map((it) => it.letters)).toEqual([{ gone: [], come: [] }]);
  });
});
