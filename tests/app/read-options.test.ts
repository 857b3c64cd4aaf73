import { expect, it } from 'vitest';
import { optionLines, optionValues } from '../../src/app/read-options.ts';
import { rulesets } from '../../src/engine/rulesets/catalogue.ts';

it.each(rulesets.map((ruleset) => [ruleset.id, ruleset] as const))(
  'every option of %s is asked in Russian, and each of its answers is taken by the ruleset',
  (id, ruleset) => {
    const lines = optionLines(id);
    const russian = /^[^a-z]+$/u;
    expect(
      lines
        .flatMap((line) => [line.label, ...line.choices.map((one) => one.words)])
        .filter((words) => !russian.test(words)),
    ).toEqual([]);
    expect(lines.filter((line) => !line.choices.some((one) => one.value === line.value))).toEqual([]);
    for (const line of lines) {
      for (const choice of line.choices) {
        const values = optionValues(lines, (asked) => (asked === line.id ? choice.value : ''));
        expect(ruleset.options.safeParse(values)).toMatchObject({ success: true, data: values });
      }
    }
  },
);
