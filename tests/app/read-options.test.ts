import { describe, expect, it } from 'vitest';
import { chaptersOf, optionLines, optionValues } from '../../src/app/read-options.ts';
import { rulesets } from '../../src/engine/rulesets/catalogue.ts';
import { readPhrases } from '../../src/phrases.ts';

const russian = /^[^a-z]+$/u;

describe.each(rulesets.map((ruleset) => [ruleset.id, ruleset] as const))(
  'the options of %s',
  (id, ruleset) => {
    const lines = optionLines(id, readPhrases(id));
    const accepted = (line: (typeof lines)[number], answer: string) => {
      const values = optionValues(lines, (asked) => (asked === line.id ? answer : undefined));
      return ruleset.options.safeParse(values);
    };

    it('are asked and answered in Russian, each under a heading, by the number of its rule', () => {
      for (const line of lines) {
        const words = [line.label, line.chapter, line.chosen, ...line.choices.map((one) => one.words)];
        expect(words.filter((one) => !russian.test(one))).toEqual([]);
        expect(line.rule).toMatch(/^\d+(\.\d+)?$/u);
      }
      expect(chaptersOf(lines).flatMap((chapter) => chapter.lines)).toHaveLength(lines.length);
    });

    it('take every answer that is offered, and what stands there from the start', () => {
      for (const line of lines) {
        const answers = [
          line.value,
          ...line.choices.map((one) => one.value),
          ...(line.range ? [String(line.range.min), String(line.range.max)] : []),
        ];
        for (const answer of answers)
          expect([line.id, accepted(line, answer).success]).toEqual([line.id, true]);
      }
    });

    it('refuse a number beyond the bounds that are told', () => {
      for (const line of lines)
        if (line.range) expect(accepted(line, String(line.range.max + 1)).success).toBe(false);
    });

    it('are printed as a game has set them', () => {
      for (const line of lines) {
        const other = line.choices.find((one) => one.value !== line.value);
        if (!other) continue;
        const parsed = accepted(line, other.value);
        if (!parsed.success) throw new Error(line.id);
        const again = optionLines(id, readPhrases(id), { ...parsed.data }).find((one) => one.id === line.id);
        expect(again).toMatchObject({ value: other.value, chosen: other.words });
      }
    });
  },
);
