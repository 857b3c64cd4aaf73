import { describe, expect, test } from 'vitest';
import { stem } from '../../src/literary/stem.ts';
import { demoMornings, look } from './mornings.ts';
import type { WeavingNight } from '../../src/cli/weave/night.ts';

const stateIn = (markdown: string, night: WeavingNight) =>
  new Map(
    look(markdown, night).coverage.map((one) => [
      night.material.descriptions.find(({ id }) => id === one.source),
      one,
    ]),
  );

describe('a stem', () => {
  test.each([
    ['гвардейцы', 'гвардейцев'],
    ['гвардеец', 'гвардейца'],
    ['сказал', 'сказали'],
    ['ступенька', 'ступеньку'],
    ['тётушка', 'тётушкой'],
    ['воздушных', 'воздушными'],
    ['показывает', 'показывают'],
    ['улыбался', 'улыбались'],
    ['тень', 'тени'],
    ['пистолет', 'пистолетом'],
  ])('is shared by %s and %s', (one, other) =>
    expect(stem(one.replaceAll('ё', 'е'))).toBe(stem(other.replaceAll('ё', 'е'))),
  );

  test.each([
    ['стол', 'столица'],
    ['крыша', 'крышка'],
    ['канат', 'канарейка'],
    ['дом', 'дым'],
    ['fix', 'fixa'],
  ])('parts %s from %s', (one, other) => expect(stem(one)).not.toBe(stem(other)));
});

describe.each(demoMornings)('$name', (night) => {
  const own = stateIn(night.markdown, night);
  const woven = new Set(night.morning.paragraphs.flatMap(({ from }) => from));

  test('every description that may sound is found in its own morning, typed over without a mark', () => {
    for (const [description, { state }] of own)
      if (description?.class !== 'C' && woven.has(description?.author ?? ''))
        expect(state, `${description?.author}: ${description?.text.slice(0, 40)}`).not.toBe('unwoven');
    const measured = [...own.values()].filter(({ state }) => state === 'reworked' || state === 'verbatim');
    expect(measured.length).toBeGreaterThan(own.size / 4);
  });

  test('and in no other morning', () => {
    for (const other of demoMornings) {
      if (other.name === night.name) continue;
      for (const [description, { state, share }] of stateIn(other.markdown, night)) {
        expect(['verbatim', 'reworked'], `${description?.author} in ${other.name}`).not.toContain(state);
        expect(share).toBeLessThan(0.05);
      }
    }
  });

  test('nor is one description taken for another of the same night', () => {
    for (const { text, id } of night.material.descriptions) {
      const states = stateIn(`# Ночь\n\n${text}`, night);
      for (const [description, { state, share }] of states) {
        if (description?.id === id) expect(share).toBeGreaterThan(0.9);
        else expect(['verbatim', 'reworked'], `${description?.text} in ${text}`).not.toContain(state);
      }
    }
  });

  test('in other word forms it is still there', () => {
    for (const { text, id } of night.material.descriptions.slice(0, 4)) {
      const other = text
        .replace(/(?<=[а-яё]{3}[бвгджзклмнпрст])ы(?=[\s,.])/gu, 'ами')
        .replace(/(?<=[а-яё]{3})ал(?=[\s,.])/gu, 'али')
        .replaceAll('ё', 'е')
        .replaceAll(',', ' —');
      const states = stateIn(`# Ночь\n\n${other}`, night);
      const [, found] = [...states].find(([description]) => description?.id === id) ?? [];
      expect(['verbatim', 'reworked']).toContain(found?.state);
    }
  });

  test('a whole stopped description stops the report, on its own or after «говорят»', () => {
    if (night.material.over) return;
    for (const { text, class: known, id } of night.material.descriptions) {
      if (known !== 'C') continue;
      for (const line of [text, `Говорят, ${text}`]) {
        const { findings } = look(`${night.markdown}\n${line.replace(/\n+/gu, ' ')}\n`, night);
        const premature = findings.find(({ code, key }) => code === 'premature' && key.endsWith(id));
        expect(premature?.stops, line).toBe(true);
      }
    }
  });

  test('without its paragraph a description whose effect is public is missed', () => {
    const missed = night.material.descriptions.filter(({ class: known, author, id }) => {
      if (known !== 'A' || !woven.has(author)) return false;
      const paragraphs = night.morning.paragraphs.filter(({ from }) => !from.includes(author));
      const { findings } = look(`# Ночь\n\n${paragraphs.map(({ text }) => text).join('\n\n')}`, night);
      return findings.some(({ code, source, stops }) => code === 'uncovered' && source === id && stops);
    });
    const public_ = night.material.descriptions.filter(({ class: known }) => known === 'A');
    expect(missed.length).toBeGreaterThanOrEqual(public_.length - 2);
  });
});
