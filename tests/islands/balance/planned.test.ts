import { describe, expect, it } from 'vitest';
import { type Fields, planned } from '../../../src/islands/balance/planned.ts';
import { checkPlan } from '../../../src/simulation/plan.ts';

const fields: Fields = {
  ruleset: 'three-fat-men',
  options: [
    { id: 'doll', kind: 'yes' },
    { id: 'revote', kind: 'one' },
  ],
  holders: ['doctor', 'scholar'],
  places: ['place-1', 'place-2'],
};

function form(values: Readonly<Record<string, string | readonly string[]>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values))
    for (const one of [value].flat()) data.append(name, one);
  return data;
}

describe('the plan of a form', () => {
  it('is what the host has chosen so far', () => {
    const plan = planned(
      fields,
      form({
        max: '18',
        doll: 'true',
        revote: 'first',
        'place-1': 'shield',
        'place-2': '',
        'secret-doctor': 'heal-two',
        'secret-scholar': 'written',
        'secret-scholar-text': '',
        'secret-scholar-step': '9',
        'secret-scholar-targets': '2',
      }),
    );
    expect(plan).toEqual({
      ruleset: 'three-fat-men',
      seats: 18,
      options: {
        doll: true,
        revote: 'first',
        secrets: { doctor: 'heal-two', scholar: { text: '…', step: 9, targets: 2 } },
      },
      bonuses: 1,
    });
    expect(checkPlan(plan).ok).toBe(true);
  });

  it('leaves to the ruleset what is not answered, and takes boxes without a tick for none', () => {
    const fast: Fields = {
      ruleset: 'fast-mafia',
      options: [
        { id: 'mafia', kind: 'number' },
        { id: 'allowedAbsences', kind: 'number' },
        { id: 'bonuses', kind: 'several' },
      ],
      holders: [],
      places: [],
    };
    const plan = planned(fast, form({ max: '9', mafia: '', allowedAbsences: '1', bonuses: [''] }));
    expect(plan).toEqual({
      ruleset: 'fast-mafia',
      seats: 9,
      options: { allowedAbsences: 1, bonuses: [] },
      bonuses: 0,
    });
    expect(checkPlan(plan).ok).toBe(true);
    const ticked = planned(fast, form({ max: '9', bonuses: ['', 'shield', 'hint'] }));
    expect(ticked.options['bonuses']).toEqual(['shield', 'hint']);
  });

  it('cannot be played without a number of seats', () => {
    expect(checkPlan(planned(fields, form({ max: 'много' })))).toMatchObject({
      ok: false,
      error: { code: 'bad-composition' },
    });
  });
});
