import { panelEnds, type GameSettings, type PanelEnd } from '../../app/settings.ts';
import { defaultCriteria } from '../../jury/criteria.ts';

/** Until when a panel judges a night, in the words of the bill. */
const ends: Readonly<Record<PanelEnd, string>> = {
  lynch: 'до конца суда Линча',
  night: 'до конца следующей ночи',
  never: 'без срока',
};

export const endChoices = panelEnds.map((value) => ({ value, words: ends[value] }));

export const maskChoices = [
  { value: 'no', words: 'только ники' },
  { value: 'yes', words: 'ники и персонажей' },
];

/** A criterion's field: how much it counts. */
export const weightField = (criterion: string): string => `weight-${criterion}`;

export const weighed = defaultCriteria.map(({ id, label }) => ({ name: weightField(id), label }));

/** What stands in the form before anybody has answered. */
export const panelDefaults = ({ closes, maskRoles, criteria }: GameSettings['jury']) => ({
  soft: closes.soft,
  hard: closes.hard,
  maskRoles: maskRoles ? 'yes' : 'no',
  ...Object.fromEntries(criteria.map(({ id, weight = 1 }) => [weightField(id), String(weight)])),
});

/** The panel's terms as they are printed: what is masked, until when it judges, what counts more than once or not at all. */
export function panelTerms({ closes, maskRoles, criteria }: GameSettings['jury']): readonly {
  label: string;
  words: string;
}[] {
  return [
    { label: 'Комиссию просят оценить', words: ends[closes.soft] },
    { label: 'Оценки принимаются', words: ends[closes.hard] },
    { label: 'В текстах прячут', words: maskRoles ? 'ники и персонажей' : 'только ники' },
    ...criteria.map(({ label, weight = 1 }) => ({
      label: `Критерий «${label}»`,
      words: `вес ${String(weight).replace('.', ',')}`,
    })),
  ];
}
