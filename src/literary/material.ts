import type { Seat } from '../engine/game.ts';
import type { CommandOutcome, Death, NightOutcome } from '../engine/outcome.ts';
import type { ReportItem } from '../engine/report-item.ts';
import type { Player, Role } from '../engine/vocabulary.ts';
import { readSlot } from './slot.ts';

/**
 * What may sound of a description before the end: A — its effect is public, so it must sound;
 * B — it may, without name and outcome; C — blocked, failed, refused or not sent: it must not.
 * An attack that turned on its author is a B: the technical report hides it, and his death is known to all.
 */
export type DescriptionClass = 'A' | 'B' | 'C';

/** «Описание» with what came of its command. For the host's eyes. */
export interface NightDescription {
  readonly id: string;
  readonly author: Player;
  /** Its number on the desk, from 1. */
  readonly n: number;
  readonly text: string;
  /** null: a plain citizen's text without a command. */
  readonly command: CommandOutcome | null;
  /** What its author acted as: his character, or `commissar`. */
  readonly role: Role;
  readonly class: DescriptionClass;
}

/** «Материалы ночи»: all that a literary report is made of. */
export interface NightMaterial {
  readonly night: number;
  readonly descriptions: readonly NightDescription[];
  readonly deaths: readonly Death[];
  /** Who is alive in the morning. */
  readonly alive: readonly Player[];
  readonly seats: readonly Seat[];
  /** The character without functions. */
  readonly commoner: string;
  /** The technical report: what the public learns. */
  readonly report: readonly ReportItem[];
  /** The same in words, a sentence for each item; empty when nobody has put it into words. */
  readonly said: readonly string[];
  /** The game ends with this night: with its report everything is revealed (7.3). */
  readonly over?: true;
}

/** A description as it is stored; `ability` is a slot: '' for a text without a command, «heal/2» for a second one. */
export interface SentDescription {
  readonly id: string;
  readonly author: Player;
  readonly ability: string;
  readonly text: string;
  /** The command that it came with, where that is known and its outcome stands in the trace. */
  readonly command?: string;
}

/** The class of what came of a command, from the night's public effects. `role` is what the actor acted as. */
export function classify(
  command: CommandOutcome | null,
  role: Role,
  night: Pick<NightOutcome, 'report' | 'deaths'>,
): DescriptionClass {
  if (command === null || command.actor === null) return 'B';
  const { actor } = command;
  const died = night.deaths.some(({ player, cause }) => player === actor && cause === 'backfire');
  if (command.status !== 'effective') return command.reason === 'backfired' && died ? 'B' : 'C';
  const killed = night.deaths.some(({ by }) => by.includes(actor));
  const told = night.report.some(
    (item) => item.line === 'acted' && item.ability === command.ability && item.actor === role,
  );
  return (killed && command.ability === 'kill') || told ? 'A' : 'B';
}

const rank = { effective: 0, ineffective: 0, refused: 1, missing: 2 } as const;

/**
 * The command that a description goes with: of two that stood, the one of its slot; when none stood, of the refused
 * and missing ones the first that was sent. null for a text without a command.
 */
export function commandOf(
  commands: readonly CommandOutcome[],
  sent: Pick<SentDescription, 'author' | 'ability' | 'command'>,
): CommandOutcome | null {
  const known = sent.command && commands.find(({ id }) => id === sent.command);
  if (known) return known;
  const { ability, place } = readSlot(sent.ability);
  if (ability === '') return null;
  const own = commands.filter((one) => one.actor === sent.author && one.ability === ability);
  const stood = own.filter(({ status }) => status === 'effective' || status === 'ineffective');
  return stood[place] ?? stood[0] ?? own.toSorted((a, b) => rank[a.status] - rank[b.status])[0] ?? null;
}

/**
 * Joins the night's descriptions with what came of their commands.
 * @param outcome the resolved night
 * @param sent the descriptions, in any order: they are numbered by the trace, plain citizens' texts last
 * @param commoner the character without functions: who kills as one acts as the commissar (3.10)
 * @param said the technical report in words, a sentence for each of its items
 */
export function nightMaterial(
  outcome: NightOutcome,
  seats: readonly Seat[],
  sent: readonly SentDescription[],
  commoner: string,
  said: readonly string[] = [],
): NightMaterial {
  const characters = new Map(seats.map(({ player, character }) => [player, character]));
  const place = (command: CommandOutcome | null) =>
    command ? outcome.commands.indexOf(command) : outcome.commands.length;
  const joined = sent
    .map((one) => ({ one, command: commandOf(outcome.commands, one) }))
    .toSorted((a, b) => place(a.command) - place(b.command) || (a.one.id < b.one.id ? -1 : 1));
  const descriptions = joined.map(({ one, command }, index): NightDescription => {
    const character = characters.get(one.author) ?? commoner;
    const role = character === commoner && command?.ability === 'kill' ? 'commissar' : character;
    return {
      id: one.id,
      author: one.author,
      n: index + 1,
      text: one.text,
      command,
      role,
      class: one.ability === '' ? 'B' : command ? classify(command, role, outcome) : 'C',
    };
  });
  const { number, deaths, alive, report } = outcome;
  const over = outcome.winner ? { over: true as const } : {};
  return { night: number, descriptions, deaths, alive, seats, commoner, report, said, ...over };
}
