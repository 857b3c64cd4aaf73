import type { Phrases } from '../engine/phrases.ts';
import { rulesetById } from '../engine/rulesets/catalogue.ts';
import type { Secret, Secrets } from '../engine/secret.ts';
import type { FunctionId, RulesetId } from '../engine/vocabulary.ts';

/** Тайная способность (3.15) of one holder, as its host chooses it: nothing, one of the catalogue, or in his own words. */
export interface SecretLine {
  holder: FunctionId;
  /** «Доктор» */
  label: string;
  choices: readonly { value: string; words: string; about: string }[];
  /** The steps at which a written one may work, and the numbers of players it may name. */
  steps: readonly number[];
  targets: readonly number[];
  value: string;
  text: string;
  step: string;
  target: string;
}

/** Chosen by a form: the ability is in the host's own words. */
export const written = 'written';

/** As many signs as the rulesets' schemas take of the host's own words. */
export const longestSecret = 1000;

/** Where a written ability works unless its host says otherwise: the step that is kept free for it. */
const usual = { step: 7, targets: 1 };
const steps = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const targets = [0, 1, 2, 3];

/** One line for each who may hold a secret ability; for the host alone, as is what he has chosen. */
export function secretLines(
  ruleset: RulesetId,
  phrases: Phrases,
  chosen: Secrets = {},
): readonly SecretLine[] {
  const secrets = rulesetById(ruleset)?.secrets ?? [];
  const holders = [...new Set(secrets.flatMap((one) => one.holders))];
  return holders.map((holder) => {
    const { name } = phrases.functions[holder];
    const secret = chosen[holder];
    const own = typeof secret === 'object' ? secret : { text: '', ...usual };
    return {
      holder,
      label: name.charAt(0).toUpperCase() + name.slice(1),
      choices: secrets
        .filter((one) => one.holders.includes(holder))
        .map(({ id }) => ({ value: id, words: phrases.secrets[id].name, about: phrases.secrets[id].about })),
      steps,
      targets,
      value: secret === undefined ? '' : typeof secret === 'string' ? secret : written,
      text: own.text,
      step: String(own.step),
      target: String(own.targets),
    };
  });
}

/** The name of a holder's field in a form: `secret-doctor`, `secret-doctor-text`. */
export const secretField = (holder: FunctionId, part: '' | 'text' | 'step' | 'targets' = ''): string =>
  ['secret', holder, part].filter(Boolean).join('-');

/** A form's answers as the ruleset's schema wants them. */
export function secretValues(lines: readonly SecretLine[], answer: (field: string) => string): Secrets {
  return Object.fromEntries(
    lines.flatMap(({ holder }): readonly [FunctionId, Secret][] => {
      const value = answer(secretField(holder));
      if (value === '') return [];
      if (value !== written) return [[holder, value as Secret]];
      return [
        [
          holder,
          {
            text: answer(secretField(holder, 'text')),
            step: Number(answer(secretField(holder, 'step'))),
            targets: Number(answer(secretField(holder, 'targets'))),
          },
        ],
      ];
    }),
  );
}
