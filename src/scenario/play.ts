import type { Game } from '../engine/game.ts';
import type { Outcome } from '../engine/outcome.ts';
import { open, play as playEntry } from '../engine/play.ts';
import type { Entry } from '../engine/log.ts';
import { refusal as refused, type Refusal, type Result } from '../engine/result.ts';
import { variantOf } from '../engine/variant.ts';
import type { RefusalCode } from '../engine/vocabulary.ts';
import { entriesOf } from './entries.ts';
import type { Fault, Path } from './fault.ts';
import type { Scenario, WrittenPhase } from './scenario.ts';

/** A phase that was played: what came of it. `winner` is the game's, if it is over by then. */
export interface PlayedPhase {
  readonly outcome: Outcome;
  readonly winner: string | null;
}

export interface Played {
  readonly game: Game;
  readonly phases: readonly PlayedPhase[];
}

/**
 * Plays a scenario to its end. A refused command, vote or bonus is part of the game; what no game can take
 * — a roll's impossible value, a ruling on nothing, a phase after the end — is a fault of the file.
 */
export function playScenario(scenario: Scenario): Result<Played, Fault> {
  const opened = open(scenario.setup);
  if (!opened.ok) return fault(scenario, opened.error, ['players']);
  const players = scenario.setup.seats.map(({ player }) => player);
  let game: Game = { ...opened.value, ruleset: variantOf(scenario.ruleset, opened.value.options) };
  const phases: PlayedPhase[] = [];
  for (const [index, phase] of scenario.phases.entries()) {
    if (game.over)
      return fault(scenario, refused('game-over', '7.1', { winner: game.over.winner }), ['days', index]);
    for (const { entry, path } of entriesOf(phase, players)) {
      if (entry.kind === 'skip-to' && isOpen(game, phase)) continue;
      if (entry.kind === 'publish' && game.phase.state === 'open') continue;
      const { game: next, refusal } = playEntry(game, entry);
      if (refusal && !mayBeRefused.includes(entry.kind))
        return fault(scenario, refusal, ['days', index, ...path]);
      game = entry.kind === 'skip-to' ? tellingWhatWasDealt(next, game) : next;
    }
    const outcome = game.past.at(-1);
    if (!outcome || outcome.kind !== phase.kind || outcome.number !== phase.number) {
      throw new Error(`${phase.kind} ${String(phase.number)} left no outcome`);
    }
    phases.push({ outcome, winner: game.over?.winner ?? outcome.winner });
  }
  return { ok: true, value: { game, phases } };
}

/** What a game begins with is told in the first phase that a file has, be the first day left out or not. */
const tellingWhatWasDealt = (opened: Game, { past, letters }: Game): Game =>
  past.length > 0
    ? opened
    : {
        ...opened,
        letters: [
          ...letters.filter(({ kind }) => kind === 'dealt' || kind === 'team' || kind === 'secret'),
          ...opened.letters,
        ],
      };

const isOpen = ({ phase }: Game, { kind, number }: WrittenPhase): boolean =>
  phase.kind === kind && phase.number === number && phase.state === 'open';

/** What a player or a leader does may be refused as on the site; the rest of a file must be possible. */
const mayBeRefused: readonly Entry['kind'][] = ['command', 'text-command', 'vote', 'block', 'activate'];

function fault(scenario: Scenario, refusal: Refusal, path: Path): Result<never, Fault> {
  const at = refusal.code === 'impossible-roll' ? rollPath(scenario, refusal) : path;
  return { ok: false, error: { line: scenario.lineAt(at), message: impossible(refusal) } };
}

/** A forced value is blamed where it stands. */
function rollPath({ setup }: Scenario, { detail }: Refusal): Path {
  const label = Object.keys(setup.forced ?? {}).find((it) => Object.values(detail ?? {}).includes(it));
  return label === undefined ? ['rolls'] : ['rolls', label];
}

function impossible({ code, detail }: Refusal): string {
  const details = Object.entries(detail ?? {}).map(([name, value]) => `${name} ${[value].flat().join(', ')}`);
  return [`${expected[code] ?? 'this cannot be played'} (${code})`, ...details].join('; ');
}

const expected: Partial<Record<RefusalCode, string>> = {
  'impossible-roll': 'no roll can give this value',
  'bad-composition': 'this cast cannot play; see chapter 1 of the ruleset',
  'bad-options': 'the ruleset has no such options',
  'unknown-command': 'expected a command of this night to rule on',
  'unknown-choice': 'expected a choice that the ruleset leaves open',
  'unknown-winner': 'expected a winner the game can have',
  'past-deadline': 'expected an end that is still to come',
  'game-over': 'the game was over before this',
  'no-bonus': 'expected a bonus that is held',
};
