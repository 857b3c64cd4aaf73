import { actorName } from '../engine/actor-name.ts';
import type { LynchOutcome, NightOutcome } from '../engine/outcome.ts';
import type { Phrases } from '../engine/phrases.ts';
import { reportLines } from '../engine/report.ts';
import type { Played, PlayedPhase } from './play.ts';

/** What came of a scenario, in Russian, as the host reads it: reports, counts, and why each command worked or not. */
export const printPlayed = ({ phases }: Played, phrases: Phrases): string =>
  phases.map((phase) => printPhase(phase, phrases)).join('\n\n');

function printPhase({ outcome, winner }: PlayedPhase, phrases: Phrases): string {
  const head = outcome.kind === 'night' ? `Ночь ${String(outcome.number)}` : `Линч ${String(outcome.number)}`;
  return [
    head,
    '═'.repeat(head.length),
    ...(outcome.kind === 'night' ? night(outcome, phrases) : lynch(outcome, phrases)),
    ...(winner === null ? [] : ['', `Игра окончена: ${won(winner, phrases)}.`]),
  ].join('\n');
}

function night(outcome: NightOutcome, phrases: Phrases): readonly string[] {
  const trace = outcome.commands.map(
    ({ actor, as, ability, targets, status, reason, rule }) =>
      `  ${actorName({ actor, as }, phrases)} — ${[named(ability, phrases), targets.join(', ')].filter(Boolean).join(' ')}: ` +
      `${statuses[status]}${reason === null || status === 'missing' ? '' : ` (${phrases.reasons[reason]})`}, правило ${rule}`,
  );
  return [
    ...lines(outcome, phrases),
    ...(trace.length > 0 ? ['', 'Ходы, как их видит ведущий:', ...trace] : []),
    ...leaders(outcome, phrases),
  ];
}

function lynch(outcome: LynchOutcome, phrases: Phrases): readonly string[] {
  const tally = Object.entries(outcome.tally).sort(([a, x], [b, y]) => y - x || a.localeCompare(b, 'ru'));
  const counts = tally.map(([player, votes]) => `  ${player} — ${String(votes)}${voters(outcome, player)}`);
  const lost = outcome.votes
    .filter(({ counted }) => !counted)
    .map(
      ({ by, for: target, reason }) => `  ${by} → ${target}${reason ? `: ${phrases.reasons[reason]}` : ''}`,
    );
  const blocks = outcome.blocks.map(
    ({ by, of, reason }) => `  ${by} → ${of}${reason ? `: ${phrases.reasons[reason]}` : ''}`,
  );
  const missed = outcome.facts
    .filter((it) => it.kind === 'missed')
    .map((it) => `  ${it.player} — ${String(it.missed)}, правило ${it.rule}`);
  return [
    ...lines(outcome, phrases),
    ...counts,
    ...(lost.length > 0 ? ['Не засчитаны:', ...lost] : []),
    ...(missed.length > 0 ? ['Пропуски, сколько всего:', ...missed] : []),
    ...(blocks.length > 0 ? ['Заблокированные голоса:', ...blocks] : []),
    ...leaders(outcome, phrases),
  ];
}

const lines = (outcome: NightOutcome | LynchOutcome, phrases: Phrases): readonly string[] =>
  reportLines(outcome.report, phrases).map(({ step, text }) =>
    step === null ? text : `${String(step)}. ${text}`,
  );

const voters = ({ votes }: LynchOutcome, player: string): string => {
  const names = votes.filter((vote) => vote.counted && vote.for === player).map(({ by }) => by);
  return names.length > 0 ? `: ${names.join('; ')}` : '';
};

const leaders = ({ leaders }: NightOutcome | LynchOutcome, phrases: Phrases): readonly string[] => {
  const clans = Object.entries(leaders).map(
    ([clan, leader]) => `${phrases.clans[clan]?.name ?? clan} — ${leader ?? 'нет'}`,
  );
  return clans.length > 0 ? ['', `Во главе кланов: ${clans.join(', ')}.`] : [];
};

const won = (winner: string, phrases: Phrases): string =>
  winner === 'draw' ? 'ничья' : `победа — ${phrases.clans[winner]?.name ?? winner}`;

const named = (ability: NightOutcome['commands'][number]['ability'], phrases: Phrases): string =>
  ability === null ? 'непонятная команда' : phrases.abilities[ability].name;

const statuses = {
  effective: 'сработало',
  ineffective: 'не сработало',
  refused: 'отклонено',
  missing: 'хода не было',
} as const;
