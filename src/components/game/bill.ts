import { optionLines, type OptionLine, bonusLines } from '../../app/read-options.ts';
import { secretField, secretLines, type SecretLine } from '../../app/secret-lines.ts';
import { gameSettings } from '../../app/settings.ts';
import { panelDefaults } from './panel-terms.ts';
import type { Phrases } from '../../engine/phrases.ts';
import type { BonusId } from '../../engine/vocabulary.ts';
import type { Ruleset } from '../../engine/ruleset.ts';

/** The places that the host may give bonuses for. */
export const placeNames = ['place-1', 'place-2', 'place-3', 'place-4', 'place-5'] as const;

/** What «Создать игру» asks when a ruleset is chosen, and what stands there before anybody has answered. */
export interface Bill {
  ruleset: Ruleset;
  /** All options but the kinds of bonus, which stand with the prizes. */
  options: readonly OptionLine[];
  secrets: readonly SecretLine[];
  /** 10 Which kinds the game grants; null in a ruleset that knows none. */
  kinds: { name: string; rule: string; choices: readonly { value: string; words: string }[] } | null;
  seatsHint: string;
  /** By the field's name. */
  defaults: Readonly<Record<string, string>>;
}

/** The bill of a new game by this ruleset. */
export function billOf(ruleset: Ruleset, phrases: Phrases): Bill {
  const lines = optionLines(ruleset.id, phrases);
  const own = lines.find((line) => line.kind === 'several' && line.id === 'bonuses');
  const options = lines.filter((line) => line !== own);
  const secrets = secretLines(ruleset.id, phrases);
  const { seats, calendar, descriptions, jury } = gameSettings(ruleset).parse({});
  const kinds = own
    ? {
        name: own.id,
        rule: own.rule,
        choices: bonusLines(
          phrases,
          own.choices.map(({ value }) => value as BonusId),
        ),
      }
    : { name: 'kinds', rule: '10', choices: bonusLines(phrases, ruleset.bonuses) };
  return {
    ruleset,
    options,
    secrets,
    kinds: kinds.choices.length > 0 ? kinds : null,
    seatsHint: [`до ${seats.max}`, phrases.seating.hint].filter(Boolean).join('; '),
    defaults: {
      min: String(seats.min),
      max: String(phrases.seating.usual),
      ...(ruleset.time === 'host'
        ? {}
        : {
            dayStarts: calendar.dayStarts,
            dayEnds: calendar.dayEnds,
            nightEnds: calendar.nightEnds,
            daysOff: '',
          }),
      shortest: String(descriptions.min),
      longest: String(descriptions.max),
      quorum: String(jury.quorum),
      ...panelDefaults(jury),
      [kinds.name]: own ? own.value : jury.kinds.join(' '),
      ...Object.fromEntries(placeNames.map((name, place) => [name, jury.places[place] ?? ''])),
      ...Object.fromEntries(options.map((line) => [line.id, line.value])),
      ...Object.fromEntries(
        secrets.flatMap(({ holder, value, text, step, target }) => [
          [secretField(holder), value],
          [secretField(holder, 'text'), text],
          [secretField(holder, 'step'), step],
          [secretField(holder, 'targets'), target],
        ]),
      ),
    },
  };
}
