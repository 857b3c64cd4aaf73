import { playersOf, playsHere } from '../seating.ts';
import type { Ballot, Game } from '../game.ts';
import { late } from './late.ts';
import type { EntryOf } from '../log.ts';
import { findExactly, findPlayer } from '../nick.ts';
import type { Played } from '../played.ts';
import { refusal, type Refusal } from '../result.ts';
import { awaitsWord } from '../talk.ts';
import { tell } from './tell.ts';

/** 5.1 A vote: a post with a marked nick. What does not count stays visible, with the reason. */
export function castVote(game: Game, { at, post, by, for: marked }: EntryOf<'vote'>): Played {
  if (!playsHere(game, by)) return { game, refusal: refusal('unknown-player', undefined, { target: by }) };
  const tooLate = late(game, at);
  if (game.phase.kind !== 'lynch') return { game, refusal: refusal('wrong-phase') };
  if (awaitsWord(game)) return { game, refusal: refusal('wrong-phase', '2.3') };
  const meant = meaning(game, marked);
  const error = tooLate ?? (game.alive.includes(by) ? meant.error : refusal('voter-dead', '5.2'));
  const fault = (error?.code ?? null) as Ballot['fault'];
  const cast = { ...game, ballots: [...game.ballots, { post, at, by, for: meant.for, fault }] };
  return { game: error ? tell(cast, by, { act: 'vote', targets: marked }, error) : cast, refusal: error };
}

/** Whom the marked nicks mean: one player, however often and however spelt. */
function meaning(game: Game, marked: readonly string[]): { for: string; error: Refusal | null } {
  const [only = ''] = marked;
  if (marked.length === 1 && game.alive.includes(only)) return { for: only, error: null };
  const players = playersOf(game);
  const find = game.ruleset.voteNicks === 'whole' ? findExactly : findPlayer;
  const nicks = new Set(
    marked.map((text) => {
      const found = find(players, text);
      return found.ok ? found.value : text.trim();
    }),
  );
  const [nick, ...others] = nicks;
  if (nick === undefined || others.length > 0)
    return { for: marked.join(', '), error: refusal('unclear', '5.1', { candidates: marked }) };
  if (game.alive.includes(nick)) return { for: nick, error: null };
  if (players.includes(nick)) return { for: nick, error: refusal('dead-target', '5.1', { target: nick }) };
  const found = find(players, nick);
  const ambiguous = !found.ok && found.error.code === 'ambiguous-target';
  const detail = found.ok ? {} : { ...found.error.detail };
  return { for: nick, error: refusal(ambiguous ? 'unclear' : 'unknown-target', '5.1', detail) };
}

/** 5.1 An edited post's vote does not count; one that a moderator deleted neither. After the end nothing changes. */
export function spoilVote(game: Game, entry: EntryOf<'vote-edited'> | EntryOf<'vote-deleted'>): Played {
  if (!game.ballots.some((it) => it.post === entry.post)) {
    return { game, refusal: refusal('unknown-post', '5.1', { post: entry.post }) };
  }
  if (late(game, entry.at)) return { game, refusal: null };
  const fault = entry.kind === 'vote-deleted' ? 'deleted' : 'edited';
  const spoilt = (it: Ballot): Ballot =>
    it.post === entry.post && it.fault !== 'deleted' && it.fault !== 'late' ? { ...it, fault } : it;
  return { game: { ...game, ballots: game.ballots.map(spoilt) }, refusal: null };
}
