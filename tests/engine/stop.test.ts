import { expect, it } from 'vitest';
import type { Entry } from '../../src/engine/log.ts';
import { open, play } from '../../src/engine/play.ts';
import { view } from '../../src/engine/view.ts';

const at = '2026-12-07T20:00:00.000Z';

it('a game stopped between the night and its report tells the night, deaths and all (7.2)', () => {
  const seats = [
    { player: 'Роза', character: 'first-fat-man' },
    { player: 'Астра', character: 'tibul' },
    { player: 'Мак', character: 'gaspar' },
    { player: 'Тис', character: 'citizen' },
  ];
  const opened = open({ ruleset: 'three-fat-men', options: {}, seed: 'жребий', seats });
  if (!opened.ok) throw new Error(opened.error.code);
  const entries: Entry[] = [
    { kind: 'close', at },
    { kind: 'command', id: 'one', by: 'Роза', ability: 'kill', targets: ['Тис'], at },
    { kind: 'close', at },
    { kind: 'stop', winner: 'town', why: 'Ведущий уезжает.', at },
  ];
  const game = entries.reduce((state, entry) => play(state, entry).game, opened.value);
  const seen = view(game, { kind: 'public' });
  expect(seen.over?.winner).toBe('town');
  expect(seen.past.at(-1)).toMatchObject({ kind: 'night', deaths: [{ player: 'Тис' }] });
  expect(seen.roster.find((one) => one.player === 'Тис')?.alive).toBe(false);
});
