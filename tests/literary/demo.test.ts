import { describe, expect, test } from 'vitest';
import { check } from '../../src/literary/checks.ts';
import { compose } from '../../src/literary/compose.ts';
import { coverage } from '../../src/literary/coverage.ts';
import { type ReportDocument, plainText, readDocument } from '../../src/literary/document.ts';
import { draft } from '../../src/literary/draft.ts';
import { passages } from '../../src/literary/walk.ts';
import { demoNights } from './demo-nights.ts';
import { cast, setting } from './night.ts';

const nights = [
  ...demoNights('content/demo/game.yaml', null, 'content/demo/literary.yaml'),
  ...demoNights('content/demo/running.yaml', 'game', 'content/demo/running.yaml'),
];

describe.each(nights)('night $night of the demo', ({ material, morning }) => {
  const ids = material.descriptions.map(({ id }) => id);
  const stops = (doc: ReportDocument) =>
    check(doc, material, cast)
      .filter((finding) => finding.stops)
      .map(({ message }) => message);

  test('has a draft that nothing stops, and a second call adds nothing', () => {
    const doc = draft(material, setting, cast);
    expect(readDocument(doc, ids)).toMatchObject({ ok: true });
    expect(stops(doc)).toEqual([]);
    expect(draft(material, setting, cast, doc)).toBe(doc);
  });

  test('has a draft also when nobody described anything: every public deed in the report’s own words', () => {
    const silent = { ...material, descriptions: [] };
    const doc = draft(silent, setting, cast);
    const text = plainText(doc);
    material.report.forEach((item, index) => {
      if (item.line === 'acted') expect(text).toContain(material.said[index]);
    });
    expect(check(doc, silent, cast).filter((finding) => finding.stops)).toEqual([]);
    expect(draft(silent, setting, cast, doc)).toBe(doc);
  });

  test('has a written report that nothing stops, its players’ words known as theirs', () => {
    const doc = compose(material, morning);
    expect(readDocument(doc, ids)).toEqual({ ok: true, value: doc });
    expect(stops(doc)).toEqual([]);
    const sources = passages(doc).flatMap(({ woven }) => woven.map(({ source }) => source));
    expect(new Set(sources).size).toBeGreaterThan(2);
    const unwoven = coverage(doc, material, cast).filter(({ state }) => state === 'unwoven');
    const classes = unwoven.map(({ source }) => material.descriptions.find(({ id }) => id === source)?.class);
    expect(classes).not.toContain('A');
  });

  test('composed from prose keeps every word of it', () => {
    const squeezed = (text: string) => text.replace(/\s+/gu, ' ').trim();
    const written = [morning.title, ...morning.paragraphs.map(({ text }) => text)].join('\n');
    expect(squeezed(plainText(compose(material, morning)))).toBe(squeezed(written));
  });
});

test('the drafts of different nights share neither title nor scenes, and each is the same when it is made again', () => {
  const drafts = nights.map(({ material }) => draft(material, setting, cast));
  const titles = drafts.map((doc) => plainText(doc).split('\n')[0]);
  expect(new Set(titles.map((title) => title?.replace(/^Ночь \S+/u, ''))).size).toBeGreaterThan(5);
  expect(new Set(drafts.map((doc) => plainText(doc))).size).toBe(nights.length);
  expect(nights.map(({ material }) => draft(material, setting, cast))).toEqual(drafts);
});
