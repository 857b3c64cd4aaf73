import { describe, expect, test } from 'vitest';
import { classify } from '../../src/literary/material.ts';
import { commands, deaths, material, outcome, reportOf } from './night.ts';

describe('the night’s material', () => {
  const night = material();
  const of = (id: string) => night.descriptions.find((one) => one.id === id);

  test('joins each description with its command and numbers them by the trace, texts without one last', () => {
    expect(night.descriptions.map(({ n, id }) => [n, id])).toEqual([
      [1, 'd-spy'],
      [2, 'd-invite'],
      [3, 'd-beat'],
      [4, 'd-guard'],
      [5, 'd-kill'],
      [6, 'd-failed'],
      [7, 'd-backfired'],
      [8, 'd-citizen'],
    ]);
    expect(of('d-guard')?.command?.targets).toEqual(['Fix']);
  });

  test('knows the commissar by his deed', () => {
    expect(of('d-backfired')?.role).toBe('commissar');
    expect(of('d-citizen')?.role).toBe('citizen');
  });

  test('classes what may sound: public deeds A, private ones and texts B, stopped ones C', () => {
    expect(of('d-spy')?.class).toBe('A');
    expect(of('d-kill')?.class).toBe('A');
    expect(of('d-citizen')?.class).toBe('B');
    expect(of('d-failed')?.class).toBe('C');
    const deathsOnly = { report: [], deaths };
    const [spy, , , , kill] = commands;
    if (!spy || !kill) throw new Error('no commands');
    expect(classify(spy, 'tutti', deathsOnly)).toBe('B');
    expect(classify(kill, 'tibul', deathsOnly)).toBe('A');
    for (const status of ['ineffective', 'refused', 'missing'] as const) {
      expect(
        classify(outcome('Fix', 'kill', 'Туча', { status }), 'tibul', { report: reportOf(commands), deaths }),
      ).toBe('C');
    }
  });

  test('lets an attack sound that turned on its author: his death is known', () => {
    expect(of('d-backfired')?.class).toBe('B');
  });
});
