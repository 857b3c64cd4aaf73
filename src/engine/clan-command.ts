import type { Position } from './position.ts';
import type { CommandRecord } from './records.ts';
import { characterOf } from './seating.ts';
import type { Player, ReasonCode } from './vocabulary.ts';

/*
 * fast-mafia 3.1 One command serves the whole clan. What each of its members has sent last is his voice; which of the
 * voices is the clan's command, the option `decision` says.
 */

export interface Decision {
  /** Whom the clan's command names; null: there is none. */
  readonly target: Player | null;
  /** The voices that made it so, in the order in which they came. */
  readonly carried: readonly CommandRecord[];
  /** What became of the others. */
  readonly lost: ReasonCode;
}

/** Who share a command, dead or alive. */
const shares = (game: Position, player: Player): boolean => {
  const shared = game.ruleset.functions.filter((it) => it.shared !== undefined).map((it) => it.id);
  return characterOf(game, player).functions.some((it) => shared.includes(it));
};

/** The living who share a command, by nick. */
export const sharers = (game: Position): readonly Player[] => game.alive.filter((it) => shares(game, it));

/** Each member's voice, in the order in which they came: here time decides. */
export function voices(game: Position): readonly CommandRecord[] {
  const standing = game.sent.filter((it) => it.status === 'standing' && shares(game, it.by));
  return standing.filter((it) => it === standing.findLast((one) => one.by === it.by));
}

/**
 * What the voices sent so far come to, by option `decision` (3.1). A tie of the majority has no target until it
 * was rolled for, when the night closes.
 */
export function decisionOf(game: Position): Decision {
  const heard = voices(game);
  const ruled = heard.findLast((it) => ruledEffective(game, it));
  if (ruled !== undefined) return decided(heard, targetOf(ruled), 'outvoted');
  switch (game.options.decision) {
    case 'majority':
      return decided(heard, theMost(game), 'outvoted');
    case 'unanimous':
      return decided(heard, heard.length === sharers(game).length ? agreed(heard) : null, 'outvoted');
    default: {
      const last = heard.slice(-1);
      return { target: targetOf(last[0]), carried: last, lost: 'superseded' };
    }
  }
}

/** 3.17 A voice that the host makes work is the clan's command: it has no other beside it. */
const ruledEffective = ({ rulings }: Position, { id }: CommandRecord): boolean =>
  rulings.findLast((it) => it.commands.includes(id))?.outcome === 'effective';

/** Those whom most voices name: several, if they are equally many. */
export function mostNamed(game: Position): readonly Player[] {
  const counts = new Map<Player, number>();
  for (const voice of voices(game)) {
    const target = targetOf(voice);
    if (target !== null) counts.set(target, (counts.get(target) ?? 0) + 1);
  }
  const most = Math.max(0, ...counts.values());
  return [...counts].filter(([, count]) => count === most).map(([target]) => target);
}

/** The label under which a roll says who dies: of those equally named, or where the mafia sent nothing (3.4). */
export const victimLabel = ({ phase }: Position): string => `night/${phase.number}/victim`;

function theMost(game: Position): Player | null {
  const named = mostNamed(game);
  const [one = null] = named;
  return named.length > 1 ? (game.rolls[victimLabel(game)] ?? null) : one;
}

function agreed(heard: readonly CommandRecord[]): Player | null {
  const targets = new Set(heard.map(targetOf));
  const [one = null] = targets;
  return targets.size === 1 ? one : null;
}

const decided = (heard: readonly CommandRecord[], target: Player | null, lost: ReasonCode): Decision => ({
  target,
  carried: target === null ? [] : heard.filter((it) => targetOf(it) === target),
  lost,
});

const targetOf = (voice: CommandRecord | undefined): Player | null => voice?.targets[0] ?? null;

/** 2.4 Is the clan's decision in, so that nothing is left to wait for but a change of mind? */
export function isDecided(game: Position): boolean {
  if (game.phase.kind !== 'night') return false;
  const { target } = decisionOf(game);
  if (game.options.decision !== 'majority') return target !== null;
  return sharers(game).length > 0 && voices(game).length === sharers(game).length;
}

/** 2.4 Would the night, closed at this instant, lose time that the host has named, with the clan's decision still out? */
export const isCutShort = (game: Position, at: Date): boolean =>
  game.ruleset.time === 'host' &&
  game.phase.kind === 'night' &&
  game.phase.ends !== null &&
  at < new Date(game.phase.ends) &&
  !isDecided(game);
