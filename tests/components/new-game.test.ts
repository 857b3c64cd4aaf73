import { expect, it } from 'vitest';
import { readForm } from '../../src/components/form/read-form.ts';
import { newGame } from '../../src/components/game/new-game.ts';

const filled = {
  title: 'Площадь Звезды',
  ruleset: 'three-fat-men',
  min: '10',
  max: '24',
  dayStarts: '10:00',
  dayEnds: '22:00',
  nightEnds: '08:00',
  daysOff: '',
  shortest: '20',
  longest: '2000',
  quorum: '2',
};

const send = (changed: Partial<typeof filled>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...filled, ...changed })) body.set(name, value);
  return readForm(new Request('https://example.org/games/new', { method: 'POST', body }), newGame);
};

it('takes days off as they are written in Russia, and as a computer writes them', async () => {
  const form = await send({ daysOff: '31.12.2026, 1.1.2027 2027-01-08' });
  expect(form.errors).toEqual({});
  expect(form.value?.daysOff).toEqual(['2026-12-31', '2027-01-01', '2027-01-08']);
});

it.each(['2026-13-45', '30.02.2027', '31.12.2026 завтра', '31/12/2026'])(
  'says at the field that there is no day «%s»',
  async (daysOff) => {
    const form = await send({ daysOff });
    expect(Object.keys(form.errors)).toEqual(['daysOff']);
    expect(form.errors.daysOff).toContain(daysOff.split(' ').at(-1));
  },
);

it.each([
  ['nightEnds', { nightEnds: '11:00' }],
  ['dayEnds', { dayEnds: '09:00' }],
  ['dayEnds', { dayEnds: '10:00' }],
  ['max', { min: '20', max: '12' }],
] as const)('says at the field %s what cannot be', async (field, changed) => {
  const form = await send(changed);
  expect(form.value).toBeNull();
  expect(form.errors[field]).toMatch(/[а-я]/u);
});
