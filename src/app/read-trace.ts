import { actorName } from '../engine/actor-name.ts';
import type { CommandOutcome, NightOutcome } from '../engine/outcome.ts';
import type { Phrases } from '../engine/phrases.ts';
import { roleName } from './read-words.ts';

/** A line of «Ход расчёта»: what came of a command, and the rule that decided. For the host; after the end, for all. */
export interface TraceLine {
  step: number;
  /** The clan, where nobody sent its one command. */
  actor: string;
  /** «Убить Lady_Winter» */
  command: string;
  /** null: nothing was sent. */
  worked: boolean | null;
  /** «видит: Просперо», «спас доктор» */
  words: string;
  rule: string;
  /** What the host names to overrule it (3.17); null where nothing was sent. */
  of: string | null;
}

/** The night in order of resolution; refused commands are told where they were sent. */
export function traceLines(phrases: Phrases, night: NightOutcome): readonly TraceLine[] {
  return night.commands
    .filter((one) => one.status !== 'refused')
    .toSorted((a, b) => a.step - b.step)
    .map((one) => ({
      step: one.step,
      actor: actorName(one, phrases),
      command: commandName(phrases, one),
      worked: one.status === 'missing' ? null : one.status === 'effective',
      words: [outcome(phrases, night, one), roll(night, one)].filter(Boolean).join(', '),
      rule: one.rule,
      of: named(night, one),
    }));
}

/** What the command brought, or why nothing came of it; of one that was not sent there is nothing to add. */
function outcome(phrases: Phrases, night: NightOutcome, one: CommandOutcome): string {
  if (one.status === 'missing') return '';
  if (one.status === 'effective') return found(phrases, night, one);
  return one.reason ? phrases.reasons[one.reason] : '';
}

/** fast-mafia 3.1, 3.4 The roll that named the victim, beside the command that it chose or in place of one. */
function roll({ rolls, number }: NightOutcome, { status, actor, targets }: CommandOutcome): string {
  const victim = rolls[`night/${number}/victim`];
  if (victim === undefined) return '';
  if (status === 'missing') return actor === null ? `жребий назвал: ${victim}` : '';
  return targets[0] === victim ? 'голоса поровну, решил жребий' : '';
}

/** nick/ability; the command's id, where he sent two of one ability. */
function named({ commands }: NightOutcome, { id, actor, ability, status }: CommandOutcome): string | null {
  if (status === 'missing' || actor === null) return null;
  const alike = commands.filter(
    (it) => it.actor === actor && it.ability === ability && it.status !== 'refused',
  );
  return alike.length > 1 && id !== null ? id : `${actor}/${ability ?? ''}`;
}

/** «Убить Lady_Winter», «Проверить троих». */
function commandName(
  phrases: Phrases,
  { ability, targets }: Pick<CommandOutcome, 'ability' | 'targets'>,
): string {
  const verb = ability ? phrases.abilities[ability].name : '';
  return `${verb} ${targets.join(', ')}`.trim();
}

/** What an effective command brought its sender. */
function found(phrases: Phrases, night: NightOutcome, one: CommandOutcome): string {
  if (typeof one.seen === 'number') return `число ${one.seen}`;
  if (one.seen !== null) return `видит: ${roleName(phrases, one.seen)}`;
  const guest = night.facts.find((fact) => fact.kind === 'guest-found' && fact.by === one.actor);
  if (one.ability !== 'pimp' || guest?.kind !== 'guest-found') return '';
  if (guest.guest === null) return 'гостя не было';
  return guest.guest === 'unknown' ? 'гость неизвестен' : `гость: ${guest.guest}`;
}
