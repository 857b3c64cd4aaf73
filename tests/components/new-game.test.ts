import { describe, expect, it } from 'vitest';
import { readForm } from '../../src/components/form/read-form.ts';
import { billOf } from '../../src/components/game/bill.ts';
import { gameInput, newGame } from '../../src/components/game/new-game.ts';
import { fill } from '../../src/components/game/typed.ts';
import { rulesetById } from '../../src/engine/rulesets/catalogue.ts';
import { readPhrases } from '../../src/phrases.ts';

const bill = (id: string) => {
  const ruleset = rulesetById(id);
  if (!ruleset) throw new Error(id);
  return billOf(ruleset, readPhrases(id));
};
const final = bill('three-fat-men');
const first = bill('three-fat-men-first');
const fast = bill('fast-mafia');

type Answers = Readonly<Record<string, string | readonly string[]>>;

/** The form as the page offers it, with some of the answers changed, sent. */
function send(changed: Answers, by = final) {
  const body = new FormData();
  const all = { title: 'Площадь Звезды', ruleset: by.ruleset.id, ...by.defaults, ...changed };
  for (const [name, value] of Object.entries(all)) for (const one of [value].flat()) body.append(name, one);
  return readForm(new Request('https://example.org/games/new', { method: 'POST', body }), newGame(by));
}

/** What the use case would be given. */
async function made(changed: Answers, by = final) {
  const form = await send(changed, by);
  expect(form.errors).toEqual({});
  if (!form.value) throw new Error('The form was refused');
  return gameInput(form.value, by);
}

describe('the form of a new game', () => {
  it('takes days off as they are written in Russia, and as a computer writes them', async () => {
    const { settings } = await made({ daysOff: '31.12.2026, 1.1.2027 2027-01-08' });
    expect(settings.calendar.daysOff).toEqual(['2026-12-31', '2027-01-01', '2027-01-08']);
  });

  it('sets what the panel sees, until when it judges and what counts how much', async () => {
    const { settings } = await made({
      soft: 'night',
      hard: 'never',
      maskRoles: 'yes',
      'weight-image': '0,5',
      'weight-wit': '0',
    });
    expect(settings.jury).toMatchObject({
      closes: { soft: 'night', hard: 'never' },
      maskRoles: true,
      criteria: [{ weight: 0.5 }, { weight: 1 }, { weight: 1 }, { weight: 0 }],
    });
    const untouched = (await made({})).settings.jury;
    expect(untouched.closes).toEqual({ soft: 'lynch', hard: 'night' });
    expect(untouched.maskRoles).toBe(false);
  });

  it('says at the field what a panel cannot be told', async () => {
    const none = { 'weight-image': '0', 'weight-word': '0', 'weight-world': '0', 'weight-wit': '0' };
    const errors = async (answers: Answers) => Object.keys((await send(answers)).errors);
    expect(await errors({ soft: 'night', hard: 'lynch' })).toEqual(['hard']);
    expect(await errors({ 'weight-word': 'много' })).toEqual(['weight-word']);
    expect(await errors(none)).toEqual(['weight-image']);
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
    ['nightEnds', { nightEnds: '11:00' }, final],
    ['dayEnds', { dayEnds: '09:00' }, final],
    ['dayEnds', { dayEnds: '10:00' }, final],
    ['max', { min: '20', max: '12' }, final],
    ['min', { min: '9' }, final],
    ['max', { max: '41' }, final],
    ['min', { min: '16' }, first],
    ['min', { min: '4' }, fast],
    ['voteBlocks', { voteBlocks: '41' }, first],
    ['voteBlocks', { voteBlocks: '' }, first],
    ['mafia', { mafia: 'трое' }, fast],
    ['secret-doctor-text', { 'secret-doctor': 'written', 'secret-doctor-text': ' ' }, final],
    ['secret-doctor-text', { 'secret-doctor': 'written', 'secret-doctor-text': 'ы'.repeat(1001) }, final],
    ['place-3', { 'place-2': '', 'place-3': 'hint' }, final],
    ['place-1', { kinds: ['', 'hint'], 'place-1': 'shield', 'place-2': '' }, final],
  ] as const)('says at the field %s what cannot be: %o', async (field, changed, by) => {
    const form = await send(changed, by);
    expect(form.value).toBeNull();
    expect(form.errors[field]).toMatch(/[а-я]/u);
  });

  it('takes a secret ability as long as the ruleset does, however its lines end', async () => {
    const text = `${'ы'.repeat(499)}\r\n${'ы'.repeat(500)}`;
    const { options } = await made({ 'secret-doctor': 'written', 'secret-doctor-text': text });
    expect(final.ruleset.options.safeParse(options)).toMatchObject({ success: true });
    const long = await send({ 'secret-doctor': 'written', 'secret-doctor-text': `${text}ы` });
    expect(long.errors['secret-doctor-text']).toBe('Короче: не больше 1000 знаков, сейчас 1001.');
  });

  it.each([['three-fat-men', final] as const, ['three-fat-men-first', first], ['fast-mafia', fast]])(
    'as %s offers it makes a game that the ruleset takes',
    async (_, by) => {
      const { options } = await made({}, by);
      expect(by.ruleset.options.safeParse(options)).toMatchObject({ success: true });
      expect(by.ruleset.options.parse(options)).toEqual(by.ruleset.options.parse({}));
    },
  );

  it('has numbers, boxes and secret abilities as the engine wants them', async () => {
    const changed = { mafia: '2', allowedAbsences: '0', bonuses: ['', 'shield', 'hint'], 'place-1': 'hint' };
    const quick = await made(changed, fast);
    expect(quick.options).toMatchObject({ mafia: 2, allowedAbsences: 0, bonuses: ['shield', 'hint'] });
    expect(quick.settings.jury).toMatchObject({ kinds: ['shield', 'hint'], places: ['hint'] });
    const { options } = await made({
      'secret-doctor': 'raise-dead',
      'secret-scholar': 'written',
      'secret-scholar-text': 'Слышит, о чём шепчутся шары.',
      'secret-scholar-step': '4',
      'secret-scholar-targets': '2',
    });
    expect(options).toMatchObject({
      secrets: {
        doctor: 'raise-dead',
        scholar: { text: 'Слышит, о чём шепчутся шары.', step: 4, targets: 2 },
      },
    });
    expect(final.ruleset.options.safeParse(options).success).toBe(true);
  });
});

describe('another ruleset', () => {
  const posted = (fields: Answers) => ({
    names: Object.keys(fields),
    all: (name: string) => [fields[name] ?? []].flat(),
  });

  it('is asked about with what was typed, and with its own offers where nothing was', () => {
    const { value, kept } = fill(
      fast,
      posted({ ...final.defaults, revote: 'first', longest: '900', nightEnds: '07:00' }),
      final,
    );
    expect([value('revote'), value('longest')]).toEqual(['first', '900']);
    expect([value('min'), value('max')]).toEqual(['5', '12']);
    expect(kept).toContainEqual({ name: 'nightEnds', value: '07:00' });
  });

  it('and back again loses nothing', () => {
    const typed = {
      ...final.defaults,
      doll: 'true',
      nightEnds: '07:00',
      'secret-doctor': 'heal-two',
      'place-1': 'unblockable',
    };
    const there = fill(fast, posted(typed), final);
    const fields = Object.keys(fast.defaults).map((name) => [name, there.value(name)] as const);
    const sent = {
      ...Object.fromEntries(fields),
      ...Object.fromEntries(there.kept.map((it) => [it.name, it.value])),
    };
    const back = fill(final, posted(sent), fast);
    for (const name of ['doll', 'nightEnds', 'secret-doctor', 'kinds', 'place-1'])
      expect([name, back.value(name)]).toEqual([name, { ...typed }[name as keyof typeof typed]]);
  });

  it('does not offer what it has not got', () => {
    const { value } = fill(fast, posted({ ...final.defaults, 'place-1': 'unblockable' }), final);
    expect(value('place-1')).toBe('');
  });
});
