import type { Fact, FactOf } from './fact.ts';
import type { PrivateMessage } from './message.ts';

/**
 * Кому видно: `host` alone; the `report`, which names no actor and no target by nick (9); the `public`, by name;
 * or one player, by this letter.
 */
export type Audience = 'host' | 'report' | 'public' | PrivateMessage;

/** The one table of fact and audience: a new kind of fact does not compile without its row. */
const audiences: { readonly [K in Fact['kind']]: (fact: FactOf<K>) => Audience } = {
  worked: () => 'report',
  failed: () => 'report',
  blocked: () => 'host',
  guest: () => 'host',
  beaten: () => 'host',
  'counter-spied': () => 'host',
  assaulted: () => 'host',
  attacked: () => 'host',
  doomed: () => 'host',
  guarded: () => 'host',
  shielded: () => 'host',
  endangered: () => 'host',
  healed: () => 'host',
  died: () => 'public',
  departed: () => 'public',
  'clan-decided': ({ player, by, of }) => ({ to: player, kind: 'team-choice', by, of }),
  spied: ({ by, of, seen }) => ({ to: by, kind: 'role', of, seen }),
  mirrored: ({ player, by }) => ({ to: player, kind: 'spied-by', by }),
  'guest-found': ({ by, of, guest }) => ({ to: by, kind: 'guest', of, guest }),
  counted: ({ by, of, number }) => ({ to: by, kind: 'count', of, number }),
  swapped: () => 'host',
  unveiled: ({ by, of, seen }) => ({ to: by, kind: 'role', of, seen }),
  raised: () => 'host',
  answered: ({ player, text }) => ({ to: player, kind: 'answer', text }),
  recruited: ({ player, clan }) => ({ to: player, kind: 'recruited', clan }),
  'to-choose': ({ player, among }) => ({ to: player, kind: 'choose', what: 'doll', among }),
  joined: () => 'host',
  teamed: ({ player, clan, members }) => ({ to: player, kind: 'team', clan, members }),
  voted: () => 'public',
  'void-vote': () => 'public',
  // Everybody may know who has missed how many; he himself is told while he may go on.
  missed: ({ player, missed, left }) =>
    left === null ? 'public' : { to: player, kind: 'absence', missed, left },
  queued: () => 'public',
  executed: () => 'public',
  succeeded: ({ player, clan }) => ({ to: player, kind: 'succeeded', clan }),
  ended: () => 'public',
};

/** Who is told of a fact, by the table. */
export const audienceOf = (fact: Fact): Audience => (audiences[fact.kind] as (fact: Fact) => Audience)(fact);

/** The letters that follow from facts. */
export function lettersOf(facts: readonly Fact[]): readonly PrivateMessage[] {
  const letters: PrivateMessage[] = [];
  for (const fact of facts) {
    const audience = audienceOf(fact);
    if (typeof audience !== 'string') letters.push(audience);
  }
  return letters;
}
