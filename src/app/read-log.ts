import type { CommandRecord, Game } from '../engine/game.ts';
import type { EntryOf } from '../engine/log.ts';
import type { Options } from '../engine/options.ts';
import { firstPhase, phaseAfter, type PhaseName } from '../engine/phase-order.ts';
import type { Phrases } from '../engine/phrases.ts';
import type { LogLine } from './ports.ts';
import { clanName } from './read-words.ts';

/** A line of the game's log as its host reads it. */
export interface LogWords {
  words: string;
  at: string;
  /** The deadline that was set. */
  ends?: string;
}

/**
 * The log in words, the latest first. The seed in its first line is told to nobody; commands that were refused are
 * named as such where the open night knows of it, with the rule under which this game's ruleset forbids them.
 */
export function logWords(
  phrases: Phrases,
  lines: readonly LogLine[],
  sent: readonly CommandRecord[],
  game: Pick<Game, 'ruleset' | 'over'> | null,
): readonly LogWords[] {
  const refused = new Map(
    sent.flatMap(({ id, refusal }) =>
      refusal ? [[id, game?.ruleset.cites?.[refusal.code] ?? refusal.rule ?? ''] as const] : [],
    ),
  );
  const last = game?.over ? lines.findLastIndex(({ kind }) => ends.includes(kind)) : -1;
  let phase: PhaseName = { kind: 'lynch', number: 1 };
  let options: Options = {};
  const words: LogWords[] = [];
  for (const [place, line] of lines.entries()) {
    const ended = place === last;
    if (line.kind === 'start') {
      options = line.setup.options;
      phase = firstPhase(options);
    }
    const title = titleOf(phase);
    if (line.kind === 'close' && phase.kind === 'lynch') {
      const day = phase.number;
      phase = phaseAfter(phase, options);
      words.push({
        words: `Суд Линча, день ${day}: итог. ${ended ? 'Партия окончена' : `${titleOf(phase)} началась`}`,
        at: line.at,
      });
    } else if (line.kind === 'publish') {
      const night = phase.number;
      phase = phaseAfter(phase, options);
      words.push({
        words: `Отчёт о ночи ${night} вышел. ${ended ? 'Партия окончена' : `${titleOf(phase)} начался`}`,
        at: line.at,
      });
    } else {
      const until = line.kind === 'deadline' ? { ends: line.ends } : {};
      words.push({ words: lineWords(phrases, line, title, refused), at: line.at, ...until });
    }
  }
  return words.reverse();
}

/** What may end a game; a ruling may too, and then no phase began or ended by it. */
const ends: readonly LogLine['kind'][] = ['close', 'publish', 'stop', 'overrule'];

/** fast-mafia 5.6 The order of those who leave; 6.2 the doll's clan. */
function chosen(phrases: Phrases, { by, value }: EntryOf<'choose'>): string {
  if (by !== undefined) return `${by} выбирает клан: ${clanName(phrases, String(value))}`;
  return `Порядок ухода за неявку: ${Array.isArray(value) ? value.join(', затем ') : String(value)}`;
}

const titleOf = ({ kind, number }: PhaseName): string =>
  kind === 'night' ? `Ночь ${number}` : `День ${number}`;

function lineWords(
  phrases: Phrases,
  line: LogLine,
  phase: string,
  refused: ReadonlyMap<string, string>,
): string {
  switch (line.kind) {
    case 'start':
      return `Персонажи розданы, ${phase === 'Ночь 1' ? 'ночь 1 началась' : 'день 1 начался'}`;
    case 'command':
    case 'text-command': {
      const rule = refused.get(line.id);
      return rule === undefined
        ? `${line.by}: ночная команда`
        : `${line.by}: отказ${rule ? `, ${rule}` : ''}`;
    }
    case 'vote':
      return `${line.by} → ${line.for.join(', ')}`;
    case 'vote-edited':
      return 'Пост с голосом исправлен';
    case 'vote-deleted':
      return 'Пост с голосом удалён';
    case 'block':
      return `${line.by}: чужой голос заблокирован`;
    case 'grant':
      return `${line.to}: награда, ${phrases.bonuses[line.bonus].name}`;
    case 'activate':
      return `${line.by}: бонус в ход, ${phrases.bonuses[line.bonus].name}`;
    case 'adjudicate':
      return `Решение ведущего: ${line.of}`;
    case 'overrule':
      return line.as === 'apply'
        ? `Ночь ${line.night} исправлена: ${line.of}`
        : `Ошибка ведущего, ночь ${line.night}: ${line.of}`;
    case 'report':
      return `Литературный отчёт о\u00a0ночи ${line.night} ${line.as === 'corrected' ? 'исправлен' : 'вышел'}`;
    case 'deadline':
      return `${phase}: назначен срок`;
    case 'close':
      return `${phase} закрыта, ход посчитан`;
    case 'stop':
      return 'Партия остановлена ведущим';
    case 'choose':
      return chosen(phrases, line);
    default:
      return phase;
  }
}
