import { expect, it } from 'vitest';
import { mayHold } from '../../src/engine/bonus-fit.ts';
import { open } from '../../src/engine/play.ts';

it('a plain citizen has no command to double; he may hold every other bonus, and the doctor that one too', () => {
  const seats = [
    { player: 'Роза', character: 'first-fat-man' },
    { player: 'Астра', character: 'tibul' },
    { player: 'Мак', character: 'gaspar' },
    { player: 'Тис', character: 'citizen' },
  ];
  const opened = open({ ruleset: 'three-fat-men', options: {}, seed: 'жребий', seats });
  if (!opened.ok) throw new Error(opened.error.code);
  expect(mayHold(opened.value, 'Тис', 'second-command')).toBe(false);
  expect(mayHold(opened.value, 'Тис', 'shield')).toBe(true);
  expect(mayHold(opened.value, 'Мак', 'second-command')).toBe(true);
});
