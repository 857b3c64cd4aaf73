import { actorName } from '../engine/actor-name.ts';
import type { Difference, LeaderChange, PhaseDifference } from '../engine/differences.ts';
import type { Change } from '../engine/gone-and-come.ts';
import type { PrivateMessage } from '../engine/message.ts';
import type { CommandOutcome, Death, VoteOutcome } from '../engine/outcome.ts';
import type { Phrases } from '../engine/phrases.ts';
import { letterText, reportLines } from '../engine/report.ts';
import type { ReportItem } from '../engine/report-item.ts';
import { voteReason } from './read-post.ts';
import { clanName, fallenName, winnerOf } from './read-words.ts';
import { commandWords, outcomeWords } from './workshop-of.ts';

/** What a ruling changes, in words. */
export interface DifferenceLines {
  /** Who lives by it, and who dies. */
  lives: readonly string[];
  dies: readonly string[];
  leaders: readonly string[];
  /** «Победа: Горожане»; null where the end of the game stays as it was. */
  winner: string | null;
  phases: readonly PhaseLines[];
  /** Commands that no longer stand, or stand again, in the night that is not told yet. */
  standing: Change<string>;
  commissar: { was: string | null; now: string | null } | null;
}

export interface PhaseLines {
  kind: 'lynch' | 'night';
  number: number;
  /** «Врач: Лечить Кот»: «да» → «нет, решение ведущего». */
  commands: readonly { command: string; was: string; now: string }[];
  votes: Change<string>;
  deaths: Change<string>;
  report: Change<string>;
  /** By addressee. */
  letters: readonly ({ to: string } & Change<string>)[];
  leaders: readonly string[];
}

/** A difference as the host reads it; for nobody else. */
export function readDifference(phrases: Phrases, it: Difference): DifferenceLines {
  const { living, commissar, winner } = it;
  return {
    lives: living.come,
    dies: living.gone,
    leaders: it.leaders.map((one) => leaderWords(phrases, one)),
    winner: winner === null ? null : winnerWords(phrases, winner.now),
    phases: it.phases.map((one) => phaseLines(phrases, one)),
    standing: each(it.standing, ({ by, ability, targets }) => sent(phrases, by, ability, targets)),
    commissar,
  };
}

function phaseLines(phrases: Phrases, it: PhaseDifference): PhaseLines {
  return {
    kind: it.kind,
    number: it.number,
    commands: it.commands.flatMap((pair) => commandLine(phrases, pair)),
    votes: each(it.votes, (one) => voteWords(phrases, one)),
    deaths: each(it.deaths, (one) => deathWords(phrases, one)),
    report: { gone: reported(phrases, it.report.gone), come: reported(phrases, it.report.come) },
    letters: letterChanges(phrases, it.letters),
    leaders: it.leaders.map((one) => leaderWords(phrases, one)),
  };
}

const each = <T>({ gone, come }: Change<T>, words: (one: T) => string): Change<string> => ({
  gone: gone.map(words),
  come: come.map(words),
});

const sent = (phrases: Phrases, by: string, ability: CommandOutcome['ability'], targets: readonly string[]) =>
  `${by}: ${[ability ? phrases.abilities[ability].name : '', targets.join(', ')].join(' ').trim()}`;

/** A command that was not sent, then as now, is no news. */
function commandLine(
  phrases: Phrases,
  { was, now }: PhaseDifference['commands'][number],
): PhaseLines['commands'] {
  const one = now ?? was;
  if (!one || (isMissing(was) && isMissing(now))) return [];
  const known = isMissing(one) ? (was ?? one) : one;
  const command = `${actorName(known, phrases)}: ${commandWords(known, phrases)}`;
  const words = (it: CommandOutcome | null) =>
    isMissing(it) || !it ? 'хода нет' : outcomeWords(it, phrases);
  return [{ command, was: words(was), now: words(now) }];
}

const isMissing = (it: CommandOutcome | null): boolean => it === null || it.status === 'missing';

const voteWords = (phrases: Phrases, { by, for: target, reason }: VoteOutcome): string =>
  `${by} → ${target}${reason ? `: ${voteReason(phrases, reason)}` : ''}`;

function deathWords(phrases: Phrases, death: Death): string {
  const role = fallenName(phrases, death);
  return `${death.player}${role ? ` (${role})` : ''}, ${phrases.causes[death.cause]}`;
}

const reported = (phrases: Phrases, items: readonly ReportItem[]): readonly string[] =>
  reportLines(items, phrases).map((it) => it.text);

/** What was refused is told at the form, not by letter. */
function letterChanges(phrases: Phrases, { gone, come }: Change<PrivateMessage>): PhaseLines['letters'] {
  const words = (list: readonly PrivateMessage[], to: string) =>
    list.filter((it) => it.to === to && it.kind !== 'refused').map((it) => letterText(it, phrases));
  const names = [...new Set([...gone, ...come].map((it) => it.to))].sort((a, b) => a.localeCompare(b, 'ru'));
  return names
    .map((to) => ({ to, gone: words(gone, to), come: words(come, to) }))
    .filter((it) => it.gone.length + it.come.length > 0);
}

const leaderWords = (phrases: Phrases, { clan, was, now }: LeaderChange): string =>
  `${clanName(phrases, clan)}: ${was ?? 'никто'} → ${now ?? 'никто'}`;

function winnerWords(phrases: Phrases, winner: string | null): string {
  if (winner === null) return 'Партия не кончается';
  const { name, draw } = winnerOf(phrases, winner);
  return draw ? 'Партия кончается: ничья' : `Партия кончается. Победа: ${name}`;
}
