import { readPhrases } from '../../src/phrases.ts';
import type { Game } from '../../src/engine/game.ts';
import type { Entry } from '../../src/engine/log.ts';
import type { CommandOutcome, LynchOutcome, NightOutcome } from '../../src/engine/outcome.ts';
import { open, play } from '../../src/engine/play.ts';
import type { Refusal } from '../../src/engine/result.ts';

export const phrases = readPhrases();

/** Any instant before the deadlines that tests set. */
export const noon = '2010-03-29T08:00:00.000Z';

type Unstamped<E> = E extends Entry ? Omit<E, 'at'> & { readonly at?: string } : never;
export type Act = Unstamped<Entry>;

export interface Cast {
  readonly players: Readonly<Record<string, string>>;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly forced?: Readonly<Record<string, string>>;
  readonly attended?: boolean;
}

/** A game on its first day. */
export function gameOf({ players, options = {}, ...others }: Cast): Game {
  const seats = Object.entries(players).map(([player, character]) => ({ player, character }));
  const opened = open({ ruleset: 'three-fat-men', options, seed: 'фонарь', seats, ...others });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  return opened.value;
}

/** The game after these acts, whether refused or not. */
export const after = (game: Game, ...acts: readonly Act[]): Game =>
  acts.reduce((now, act) => play(now, { at: noon, ...act } as Entry).game, game);

/** Why the game would refuse this. */
export const refusalOf = (game: Game, act: Act): Refusal | null =>
  play(game, { at: noon, ...act } as Entry).refusal;

export const skipTo = (phase: 'lynch' | 'night', number = 1): Act => ({ kind: 'skip-to', phase, number });
export const close: Act = { kind: 'close' };
export const publish: Act = { kind: 'publish' };

let sent = 0;

/** «Fix: Убить Кот» */
export const says = (line: string): Act => {
  const [, by = '', text = ''] = /^(.*?): (.*)$/su.exec(line) ?? [];
  sent += 1;
  return { kind: 'text-command', id: `c${sent}`, by, text };
};

/** «Fix > Кот» */
export const votes = (line: string): Act => {
  const [by = '', ...marked] = line.split(' > ');
  sent += 1;
  return { kind: 'vote', post: `p${sent}`, by, for: marked };
};

/** The night's outcome when these lines are sent in it. */
export function nightOf(game: Game, ...lines: readonly (string | Act)[]): NightOutcome {
  const acts = lines.map((it) => (typeof it === 'string' ? says(it) : it));
  const night = game.phase.kind === 'night' ? game : after(game, skipTo('night'));
  const last = after(night, ...acts, close).past.at(-1);
  if (last?.kind !== 'night') throw new Error('no night was resolved');
  return last;
}

export function lynchOf(game: Game, ...lines: readonly (string | Act)[]): LynchOutcome {
  const acts = lines.map((it) => (typeof it === 'string' ? votes(it) : it));
  const last = after(game, ...acts, close).past.findLast((it) => it.kind === 'lynch');
  if (last === undefined) throw new Error('no lynch was resolved');
  return last;
}

/** «effective», «blocked», «missing»: what came of a player's command, of one ability if he has two. */
export function fateOf(night: NightOutcome, actor: string, ability?: string): string {
  const mine = (it: CommandOutcome) =>
    it.actor === actor && (ability === undefined || it.ability === ability);
  const [found] = night.commands.filter((it) => mine(it) && it.status !== 'refused');
  if (found === undefined) throw new Error(`${actor} has no command`);
  return found.status === 'ineffective' ? String(found.reason) : found.status;
}

export const deadOf = (outcome: NightOutcome | LynchOutcome): readonly string[] =>
  outcome.deaths.map((it) => it.player);
