import type { MyGame } from '../../app/read-mine.ts';
import { capital, count } from './numbers.ts';
import { phaseHeading } from './phase.ts';

/** «вы ведёте», «вы играете», «вы судите». */
export const myPart: Readonly<Record<MyGame['part'], string>> = {
  host: 'вы ведёте',
  player: 'вы играете',
  juror: 'вы судите',
};

/** What awaits the reader in a game of his: words, and the page where he does it. */
export interface Awaiting {
  words: string;
  act: string;
  href: string;
}

/** «Ночь до 08:00, команды ещё нет», «10 описаний ждут оценки», «Ночь закрыта, отчёт за вами». */
export function awaiting(game: MyGame, now: Date): Awaiting {
  const { part, phase, seats } = game;
  const at = (page: string) => `/games/${game.slug}${page}`;
  const state = phase ? phaseHeading(phase, now) : `Запись: ${seats.taken} из ${seats.max}`;
  if (part === 'host') {
    const order = game.departs ? '; закроете суд сейчас\u00a0— за\u00a0неявку уйдут несколько' : '';
    const due = phase?.state === 'closed' ? ', отчёт за\u00a0вами' : order;
    return { words: state + due, act: 'К ведению', href: at('/host') };
  }
  if (part === 'juror') {
    if (!phase) return { words: state, act: 'К партии', href: at('') };
    const { unscored } = game;
    const verb = unscored === 1 ? 'ждёт' : 'ждут';
    return unscored > 0
      ? { words: `${lots(unscored)} ${verb} оценки`, act: 'Оценить', href: at('/jury') }
      : { words: `${state}, оценивать пока нечего`, act: 'К бюллетеню', href: at('/jury') };
  }
  if (!phase) {
    const words = `${state}, начало за\u00a0ведущим`;
    return { words, act: 'К партии', href: at('') };
  }
  if (!game.alive) {
    const out = game.departed ? 'Вы выбыли за\u00a0неявку' : 'Вы погибли';
    return { words: `${state}. ${out}, читать можно всё`, act: 'Читать тему', href: at('/thread') };
  }
  if (phase.state === 'closed')
    return { words: `${state}, отчёт пишется`, act: 'Моя ночь', href: at('/play') };
  return phase.kind === 'night'
    ? {
        words: `${state}, ${game.sent ? 'команда принята' : 'команды ещё\u00a0нет'}`,
        act: game.sent ? 'Моя ночь' : 'Отправить команду',
        href: at('/play'),
      }
    : {
        words: `${state}, ${game.sent ? 'голос есть' : 'вы ещё не\u00a0голосовали'}`,
        act: game.sent ? 'В тему' : 'Голосовать',
        href: at('/thread'),
      };
}

const lots = (number: number): string => capital(count(number, 'описание', 'описания', 'описаний'));
