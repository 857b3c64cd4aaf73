import { describe, expect, test } from 'vitest';
import { roleFinder } from '../../src/literary/cast.ts';
import { verbs } from '../../src/literary/verbs.ts';
import { cast, setting } from './night.ts';

const kinds = Map.groupBy(setting, ({ kind }) => kind);
const tags = new Set(setting.flatMap((piece) => piece.tags));

describe('the world’s prose', () => {
  test('has enough of every kind, each piece once', () => {
    expect(setting.length).toBeGreaterThanOrEqual(120);
    expect(new Set(setting.map(({ id }) => id)).size).toBe(setting.length);
    expect(new Set(setting.map(({ text }) => text)).size).toBe(setting.length);
    const wanted = 'weather place crowd palace circus guards transition opening closing failed title'.split(
      ' ',
    );
    for (const kind of wanted) expect(kinds.get(kind)?.length ?? 0, kind).toBeGreaterThanOrEqual(11);
    for (const kind of ['kill', 'backfire', 'lynch', 'autokill', 'hidden'])
      expect(kinds.get(`death-${kind}`)?.length ?? 0, kind).toBeGreaterThanOrEqual(4);
  });

  test('is tagged by weather, place, hour, time of the game and mood', () => {
    const wanted =
      'rain snow fog clear frost heat storm moon wind square roofs canal market evening midnight dawn';
    for (const tag of `${wanted} first late comic uneasy calm`.split(' ')) expect(tags, tag).toContain(tag);
    for (const { id, tags: own } of setting) expect(own.length, id).toBeGreaterThan(0);
  });

  test('has places for nick and character in deaths and nowhere else', () => {
    for (const { id, kind, text } of setting) {
      const places = [...text.matchAll(/\{(\w+)\}/gu)].map(([, name]) => name).sort();
      const due = kind === 'title' ? ['ordinal'] : kind === 'death-hidden' ? ['nick'] : ['character', 'nick'];
      expect(places, id).toEqual(kind === 'title' || kind.startsWith('death-') ? due : []);
    }
  });

  test('names nobody who acts, and says «я» and «мы» nowhere', () => {
    const named = roleFinder(cast);
    for (const { id, text } of setting) {
      expect(named(text), id).toEqual([]);
      expect(text, id).not.toMatch(/(?<!\p{L})(?:я|мне|меня|мы|нам|нас|нами)(?!\p{L})/iu);
    }
  });

  test('needs only roles that there are, and leaves enough to a town without a palace', () => {
    const roles = new Set(cast.map(({ role }) => role));
    for (const { id, needs } of setting) for (const role of needs) expect(roles, id).toContain(role);
    const anywhere = Map.groupBy(
      setting.filter(({ needs }) => needs.length === 0),
      ({ kind }) => kind,
    );
    for (const kind of 'weather place crowd transition opening closing failed title'.split(' '))
      expect(anywhere.get(kind)?.length ?? 0, kind).toBeGreaterThan(8);
    for (const { text } of setting.filter(({ needs }) => needs.length === 0))
      expect(text).not.toMatch(/Толстяк|дворец|дворц|балаган|цирк|Площад[ьи] Звезды/iu);
  });
});

describe('the cast', () => {
  test.each(cast)(
    '$role has six cases, a gender and names to be known by',
    ({ words, aliases, secretWords }) => {
      for (const form of [
        'nominative',
        'genitive',
        'dative',
        'accusative',
        'instrumental',
        'prepositional',
      ] as const)
        expect(words[form].length, form).toBeGreaterThan(2);
      expect(['masculine', 'feminine']).toContain(words.gender);
      expect(secretWords.length).toBeGreaterThan(0);
      const find = roleFinder(cast);
      for (const name of [words.genitive, words.instrumental, ...aliases])
        expect(find(`О нём: ${name}.`).length, name).toBeGreaterThan(0);
    },
  );
});

describe('verbs by their endings', () => {
  test.each([
    ['Ветер дул, дверь скрипела, окно звенело, люди шли', 'дул скрипела звенело шли'],
    ['Стол, зал, сила, пчела, дело, кресло, роли, если', ''],
    ['Он нёс, мог, лёг, погиб; она смогла и легла', 'нес мог лег погиб смогла легла'],
    ['смеялся, вернулась, случилось', 'смеялся вернулась случилось'],
    ['родители, жители, но хотели и летели', 'хотели летели'],
  ])('the past in «%s»', (text, found) =>
    expect(
      verbs(text)
        .filter(({ tense }) => tense === 'past')
        .map(({ word }) => word)
        .join(' '),
    ).toBe(found),
  );

  test.each([
    ['Он идёт, смотрит, машет; они ждут и слышат', 'идет смотрит машет ждут слышат'],
    ['Ответ, совет, билет, солдат, визит, минут, нет', ''],
  ])('the present in «%s»', (text, found) =>
    expect(
      verbs(text)
        .filter(({ tense }) => tense === 'present')
        .map(({ word }) => word)
        .join(' '),
    ).toBe(found),
  );
});
