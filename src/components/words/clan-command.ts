import type { Desk } from '../../app/read-desk.ts';

type Clan = NonNullable<Desk['clan']>;

/** fast-mafia 3.1 Which of the voices is the clan's command. */
export const howDecided: Readonly<Record<Clan['decision'], string>> = {
  last: 'одна на\u00a0всех',
  majority: 'решает большинство',
  unanimous: 'решаете единогласно',
};

/** Why there is no decision, and what comes of that if nobody says anything else. */
export function undecided({ voices, decision }: Pick<Clan, 'voices' | 'decision'>): string {
  if (voices.length === 0) return 'Пока никто ничего не\u00a0прислал.';
  return decision === 'majority'
    ? 'Голоса поровну: решит жребий.'
    : 'Вы назвали разных или назвали не\u00a0все: пока не\u00a0сойдётесь, никто не\u00a0погибнет.';
}
