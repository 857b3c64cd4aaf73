import { describe, expect, test } from 'vitest';
import { check } from '../../src/literary/checks.ts';
import { coverage } from '../../src/literary/coverage.ts';
import { plainText, readDocument } from '../../src/literary/document.ts';
import { scenes } from '../../src/literary/draft/scenes.ts';
import { draft } from '../../src/literary/draft.ts';
import type { ReportNode } from '../../src/literary/node.ts';
import { nodes } from '../../src/literary/walk.ts';
import {
  cast,
  commands,
  deaths,
  material,
  outcome,
  paragraph,
  report,
  seats,
  setting,
  texts,
} from './night.ts';

const night = material();
const doc = draft(night, setting, cast);
const fragments = (one: ReportNode) => [...nodes(one)].filter(({ type }) => type === 'fragment');
const text = plainText(doc);

describe('the scenes of a draft', () => {
  const labels = Array.from({ length: 40 }, (_, n) => `ночь ${n}`);
  const steps = (label: string) =>
    scenes(night.descriptions, night, label)
      .filter(({ deadly }) => !deadly)
      .flatMap(({ descriptions }) => descriptions.map(({ command }) => command?.step ?? 0))
      .filter((step) => step > 0);

  test('never rise with the steps of the night, however the dice fall', () => {
    for (const label of labels) expect(steps(label)).not.toEqual(steps(label).toSorted((a, b) => a - b));
  });

  test('stand in an order of their own, not in that of arrival', () => {
    const turned = night.descriptions.toReversed();
    for (const label of labels)
      expect(scenes(turned, night, label)).toEqual(scenes(night.descriptions, night, label));
    expect(new Set(labels.map((label) => steps(label).join())).size).toBeGreaterThan(5);
  });

  test('never gather two deeds done to plain citizens, who might be one', () => {
    const together = scenes(night.descriptions, night, 'ночь').map(({ descriptions }) =>
      descriptions.map(({ id }) => id),
    );
    expect(together.some((ids) => ids.includes('d-spy') && ids.includes('d-beat'))).toBe(false);
  });
});

describe('the draft', () => {
  test('is a document that the reader takes', () => {
    expect(
      readDocument(
        doc,
        texts.map(({ id }) => id),
      ),
    ).toMatchObject({ ok: true });
  });

  test('is the same each time, in whatever order commands and descriptions came', () => {
    expect(draft(material(), setting, cast)).toEqual(doc);
    const turned = material({ texts: texts.toReversed() });
    expect(draft(turned, setting, cast)).toEqual(doc);
  });

  test('has a title of the night and weaves what may sound, once each, and nothing that failed', () => {
    expect(text).toMatch(/^Ночь третья/);
    expect(
      fragments(doc)
        .map(({ attrs }) => attrs?.source)
        .toSorted(),
    ).toEqual(['d-spy', 'd-invite', 'd-beat', 'd-guard', 'd-kill', 'd-backfired', 'd-citizen'].toSorted());
    expect(text).not.toContain('люстр');
  });

  test('does not follow the order of resolution', () => {
    const steps = fragments(doc).map(
      ({ attrs }) => night.descriptions.find(({ id }) => id === attrs?.source)?.command?.step ?? 0,
    );
    expect(steps).not.toEqual(steps.toSorted((a, b) => a - b));
  });

  test('names nobody alive, and in the players’ words leaves a place for whom they meant', () => {
    for (const { player } of seats) {
      if (deaths.some((death) => death.player === player)) continue;
      expect(text, player).not.toContain(player);
    }
    expect(text).toContain('за которым храпел N.');
  });

  test('tells each death last, by nick and character, this night’s commissar as such', () => {
    const last = doc.content.slice(-2).map((node) => plainText({ type: 'doc', content: [node] }));
    expect(last.some((line) => line.includes('Lady_Winter') && line.includes('тётушка Ганимед'))).toBe(true);
    expect(last.some((line) => line.includes('Грымза') && line.includes('испанец этой ночи'))).toBe(true);
  });

  test('has a line for the public deed that nobody described', () => {
    expect(text).toContain('Строка протокола: gaspar, heal.');
  });

  test('has a rumour for each line of the report that says nothing, and the rumours name nobody', () => {
    const rumours = setting.filter((piece) => piece.kind === 'failed' && text.includes(piece.text));
    expect(rumours).toHaveLength(night.report.filter(({ line }) => line === 'nothing').length);
  });

  test('is the same whether a command was stopped or never sent', () => {
    const silent = commands.map((one) =>
      one.actor === 'Старый бобр'
        ? outcome('Старый бобр', 'kill', '', {
            status: 'missing',
            reason: 'no-command',
            targets: [],
            step: 6,
          })
        : one,
    );
    expect(plainText(draft(material({ commands: silent }), setting, cast))).toBe(text);
  });

  test('called again adds nothing and touches nothing', () => {
    expect(draft(night, setting, cast, doc)).toBe(doc);
  });

  test('called on the host’s text keeps it and adds what is missing', () => {
    const own = report(
      'Моя ночь',
      paragraph('Хозяин пишет: Чай остыл. Она тоже. Так не стало Lady_Winter, тётушки Ганимед.'),
      { type: 'note', content: [{ type: 'text', text: 'дописать' }] },
    );
    const more = draft(night, setting, cast, own);
    expect(more.content.slice(0, 3)).toEqual(own.content);
    const sources = fragments(more).map(({ attrs }) => attrs?.source);
    expect(sources).not.toContain('d-kill');
    expect(sources).toContain('d-guard');
    expect(plainText(more).match(/Lady_Winter/g)).toHaveLength(1);
    expect(draft(night, setting, cast, more)).toBe(more);
  });

  test('leaves out what the host has left out', () => {
    const own = report('Моя ночь');
    const more = draft(night, setting, cast, {
      ...own,
      attrs: { ...own.attrs, omitted: { 'd-beat': 'повтор' } },
    });
    expect(fragments(more).map(({ attrs }) => attrs?.source)).not.toContain('d-beat');
  });

  test('keeps the lines of verse and the lines of a talk', () => {
    const of = (source: string) =>
      fragments(doc)
        .find(({ attrs }) => attrs?.source === source)
        ?.content?.map(({ type }) => type);
    expect(of('d-beat')).toEqual(['verse']);
    expect(of('d-invite')).toEqual(['dialogue', 'dialogue', 'paragraph']);
  });

  test('weaves word for word', () => {
    const states = coverage(doc, night, cast)
      .filter(({ source }) => source !== 'd-failed')
      .map(({ state }) => state);
    expect(new Set(states)).toEqual(new Set(['verbatim']));
  });

  test('leaves a place for a ghost that a description names, as for a nick', () => {
    const named = texts.map((one) =>
      one.id === 'd-spy' ? { ...one, text: 'На крыше сидела Суок и считала звёзды до самого утра.' } : one,
    );
    const met = material({ texts: named });
    const told = draft(met, setting, cast);
    expect(plainText(told)).toContain('На крыше сидела N и считала');
    expect(check(told, met, cast).filter(({ stops }) => stops)).toEqual([]);
  });

  test('takes no piece of the setting that holds somebody’s nick', () => {
    const nicks = ['Ветер', 'Город', 'Ночь', 'Луна', 'Утро', 'Фонарь', 'Кошка', 'Часы', 'Говорят', 'Дождь'];
    const renamed = { ...material({ texts: [] }), alive: nicks };
    const night2 = {
      ...renamed,
      seats: [...renamed.seats, ...nicks.map((player) => ({ player, character: 'citizen' }))],
    };
    expect(check(draft(night2, setting, cast), night2, cast).filter(({ stops }) => stops)).toEqual([]);
  });

  test('names the dead by nick alone where nobody may learn who they were', () => {
    const hidden = { ...night, deaths: night.deaths.map((death) => ({ ...death, hidden: true as const })) };
    const told = plainText(draft({ ...hidden, descriptions: [] }, setting, cast));
    expect(told).toContain('Lady_Winter');
    expect(
      told
        .split('\n')
        .filter((line) => line.includes('Lady_Winter'))
        .join(),
    ).not.toContain('Ганимед');
    expect(told).not.toContain('{');
  });

  test('tells of who left for absence as of nobody killed', () => {
    const left = {
      ...night,
      deaths: [{ player: 'Грымза', character: 'citizen', cause: 'autokill' as const, by: [] }],
    };
    expect(plainText(draft({ ...left, descriptions: [] }, setting, cast))).toMatch(
      /за неявку.*Грымза, мирный житель/u,
    );
  });
});
