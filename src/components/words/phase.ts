import type { GameCard, PhaseNow } from '../../app/read-card.ts';
import type { Winner } from '../../app/read-words.ts';
import { ordinal } from '../../literary/ordinal.ts';
import { capital, count, phaseTitle } from './numbers.ts';
import { clock, deadline, left } from './time.ts';

/** What comes next in a game and when: the right column of the bill. */
export interface Due {
  label: string;
  when: string;
  note: string;
}

/** «Суд Линча · до 22:00 · осталось 4 ч 10 мин». */
export function due(card: GameCard, now: Date): Due {
  const { phase, seats } = card;
  if (card.state === 'signup') {
    const open = seats.max - seats.taken;
    return {
      label: 'Запись',
      when: open > 0 ? count(open, 'место', 'места', 'мест') : 'мест нет',
      note: `начать можно от ${seats.min}`,
    };
  }
  if (!phase && card.state === 'running')
    return { label: 'Партия остановлена', when: 'ждём ведущего', note: '' };
  if (!phase)
    return { label: 'Партия окончена', when: card.winner ? capital(card.winner.name) : '', note: '' };
  if (phase.kind === 'night' && phase.state === 'closed') {
    return { label: 'Утренний отчёт', when: 'скоро', note: 'ведущий вплетает описания' };
  }
  const label = phase.kind === 'lynch' ? 'Суд Линча' : 'Ночные команды';
  if (phase.ends === null) return { label, when: 'срок не назначен', note: '' };
  const remains = left(new Date(phase.ends).getTime() - now.getTime());
  return {
    label,
    when: `до ${deadline(phase.ends, now)}`,
    note: remains ? `осталось ${remains}` : `срок был в ${clock(phase.ends)}`,
  };
}

/** «День четвёртый. Живы 16 из 24, ведёт Старый Фонарщик. Прошлой ночью погибли тётушка Ганимед и испанец.» */
export function story(card: GameCard): string {
  const { seats } = card;
  if (card.state === 'signup') {
    return `${card.ruleset}. Занято ${seats.taken}, всего до ${count(seats.max, 'места', 'мест', 'мест')}, ведёт ${card.host}.`;
  }
  if (card.state === 'over') {
    return `${count(card.nights, 'ночь', 'ночи', 'ночей')}, ${count(seats.taken, 'игрок', 'игрока', 'игроков')}, вёл ${card.host}.`;
  }
  if (!card.phase) return `${count(seats.taken, 'игрок', 'игрока', 'игроков')}, ведёт ${card.host}.`;
  return `${phaseTitle(card.phase.kind, card.phase.number)}. Живы ${card.alive} из ${seats.taken}, ведёт ${card.host}.${fallen(card)}`;
}

function fallen(card: GameCard): string {
  if (!card.phase || card.nights === 0 || card.phase.kind !== 'lynch') return '';
  if (card.fallen.length === 0) return ' Прошлой ночью все остались живы.';
  if (card.departed) return ` Прошлой ночью игру за\u00a0неявку покидает: ${list(card.fallen)}.`;
  return ` Прошлой ночью ${card.fallen.length === 1 ? 'погиб один персонаж' : 'погибли'}: ${list(card.fallen)}.`;
}

/** «Победа: горожане», «Ничья». */
export const ending = ({ name, draw }: Winner): string => (draw ? capital(name) : `Победа: ${name}`);

/** «один, двое и трое». */
export function list(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} и\u00a0${words.at(-1)}`;
}

/** «Котофей (доктор Гаспар)», or the nick alone where nothing else is told. */
export const named = ({ player, role }: { player: string; role: string }): string =>
  role === '' ? player : `${player} (${role})`;

/** «Погиб: …», «Игру за неявку покидает: …». */
export function whoDied(dead: readonly { player: string; role: string }[], departed: boolean): string {
  const word = departed ? 'Игру за неявку покидает' : dead.length === 1 ? 'Погиб' : 'Погибли';
  return `${word}: ${dead.map(named).join(', ')}.`;
}

/** «Ночь шестая. Снег» needs no «Ночь 6» above it. */
export const saysNumber = (title: string): boolean => /^Ночь\s+[а-яё]+(?:[\s,.:]|$)/u.test(title);

/** A report's title after «Ночь 3»: «Ночь третья, в которой…» would say it twice. */
export function withoutNumber(title: string): string {
  const cut = title.replace(/^Ночь\s+[а-яё]+[,.:]?\s+/u, '');
  return cut === '' ? title : capital(cut);
}

/** «Отчёт о ночи третьей». */
export const reportOf = (night: number): string => `Отчёт о\u00a0ночи ${ordinal(night, 'ofNight')}`;

/** «Ночь до 08:00», «День до 22:00», «Ночь закрыта». */
export function phaseHeading(phase: PhaseNow, now: Date): string {
  const name = phase.kind === 'night' ? 'Ночь' : 'День';
  if (phase.state === 'closed') return `${name} закрыта`;
  return phase.ends === null ? name : `${name} до\u00a0${deadline(phase.ends, now)}`;
}
