import type { Loaded } from './load-game.ts';
import type { Actor } from './ports.ts';

/** Every permission of the site, one sentence each. Whoever may not is told 'not-found' where the thing itself is secret. */
export const permissions = {
  /** A signed-in account creates games and becomes their host. */
  'create a game': (actor: Actor) => actor !== null,
  /** A signed-in account that does not host this game and judges nothing in it takes a seat until it starts. */
  'take a seat': (actor: Actor, it: Loaded) =>
    actor !== null && !it.isHost && !it.isJuror && it.row.state === 'signup',
  /** Only the host runs the game: starts it, closes phases, writes its reports, appoints jurors, grants. */
  'run the game': (_actor: Actor, it: Loaded) => it.isHost,
  /** The living and the host write in the thread of a running game (8.1). */
  'write in the thread': (_actor: Actor, it: Loaded) => it.row.state === 'running' && (it.isHost || it.alive),
  /** The living act by night, activate bonuses, block votes. */
  play: (_actor: Actor, it: Loaded) => it.row.state === 'running' && it.seat !== null && it.alive,
  /** Whoever holds a seat sees his own desk, dead or alive. */
  'see the desk': (_actor: Actor, it: Loaded) => it.seat !== null,
  /** Appointed jurors who hold no seat judge (J2). */
  judge: (_actor: Actor, it: Loaded) => it.isJuror && it.seat === null && !it.isHost,
} as const;

export type Permission = keyof typeof permissions;

/** Whether this actor may do this in this game. */
export function may(actor: Actor, permission: Exclude<Permission, 'create a game'>, it: Loaded): boolean {
  return permissions[permission](actor, it);
}

/** What one who may not is told: a desk that is not his is not there for him, the rest is said in words. */
export function whyNot(permission: Exclude<Permission, 'create a game'>, it: Loaded): string {
  const hisDesk = permission === 'play' ? it.seat !== null : it.isHost;
  if (!hisDesk && permission !== 'write in the thread') return 'not-found';
  if (it.row.state !== 'running') return it.row.state === 'over' ? 'game-over' : 'game-not-started';
  if (permission === 'play') return 'actor-dead';
  return it.seat ? 'dead-silent' : 'forbidden';
}
