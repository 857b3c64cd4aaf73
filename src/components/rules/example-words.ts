import type { Came, ExampleAct } from '../../app/example-acts.ts';
import type { Example } from '../../app/read-examples.ts';
import { phaseTitle } from '../words/numbers.ts';

/** An act of an example as a line of a play: who, what, and what became of it. */
export interface ActLine {
  who: string;
  what: string;
  /** «Вышло», «Не вышло: цель в гостях»; empty where there is nothing to say. */
  came: { good: boolean; words: string; rule: string | null } | null;
}

const host = 'Ведущий';

export function actLine(act: ExampleAct): ActLine {
  switch (act.kind) {
    case 'command':
      return { who: act.by, what: `«${act.words}»`, came: cameWords(act) };
    case 'vote': {
      const at = act.at === null ? '' : `, в ${act.at.replace('.', ',')}`;
      return {
        who: act.by,
        what: `голос за ${act.for}${at}`,
        came: act.came === 'worked' ? null : voidVote(act),
      };
    }
    case 'block': {
      const came = act.came === 'worked' ? null : cameWords(act);
      return { who: act.by, what: `тайно блокирует голос ${act.of}`, came };
    }
    case 'grant':
      return { who: host, what: `даёт бонус «${act.bonus}» игроку ${act.to}`, came: null };
    case 'activate': {
      const about = act.targets.length === 0 ? '' : `: ${act.targets.join(' и ')}`;
      return { who: act.by, what: `пускает в ход бонус «${act.bonus}»${about}`, came: null };
    }
    case 'choose':
      return act.name === 'departs'
        ? { who: host, what: `назначает, кому уходить: ${act.words}`, came: null }
        : { who: act.name === 'doll' ? 'Кукла' : act.name, what: `выбирает клан: ${act.words}`, came: null };
    case 'ruling': {
      const judged = act.effective ? 'засчитан' : 'не засчитан';
      return { who: host, what: `решает: ход ${act.of} ${judged}. Причина: ${act.why}.`, came: null };
    }
    case 'stop': {
      const won = act.winner.draw ? 'ничья' : `победа за кланом «${act.winner.name}»`;
      return { who: host, what: `останавливает партию: ${won}. Причина: ${act.why}.`, came: null };
    }
  }
}

const openings: Readonly<Record<Came['came'], string>> = {
  worked: 'Вышло',
  failed: 'Не вышло',
  refused: 'Не принято',
  replaced: 'Заменено',
};

function cameWords({ came, why, rule }: Came): ActLine['came'] {
  const words = why === '' || came === 'replaced' ? openings[came] : `${openings[came]}: ${why}`;
  return { good: came === 'worked', words, rule };
}

const voidVote = ({ why, rule }: Came): ActLine['came'] => ({
  good: false,
  words: why === '' ? 'Не считается' : `Не считается: ${why}`,
  rule,
});

/** «Ночь первая», «День второй, суд Линча до 21:00». */
export function phaseWords({ kind, number, ends }: Example['phases'][number]): string {
  if (kind === 'night') return phaseTitle(kind, number);
  return `${phaseTitle(kind, number)}, суд Линча${ends === null ? '' : ` до ${ends}`}`;
}
