import { clanOf, playsHere } from './functions.ts';
import type { Ballot, Game } from './game.ts';
import { late } from './late.ts';
import type { EntryOf } from './log.ts';
import { findPlayer } from './nick.ts';
import type { Played } from './played.ts';
import { refusal, type Refusal } from './result.ts';
import type { Player } from './vocabulary.ts';

/** 5.1 A vote: a post with a marked nick. What does not count stays visible, with the reason. */
export function castVote(game: Game, { at, post, by, for: marked }: EntryOf<'vote'>): Played {
  if (!playsHere(game, by)) return { game, refusal: refusal('unknown-player', undefined, { target: by }) };
  const tooLate = late(game, at);
  if (game.phase.kind !== 'lynch') return { game, refusal: refusal('wrong-phase') };
  const meant = meaning(game, marked);
  const error = tooLate ?? (game.alive.includes(by) ? meant.error : refusal('voter-dead', '5.2'));
  const fault = (error?.code ?? null) as Ballot['fault'];
  const cast = { ...game, ballots: [...game.ballots, { post, at, by, for: meant.for, fault }] };
  return error === null ? { game: cast, refusal: null } : tell(cast, by, 'vote', marked, error);
}

/** Whom the marked nicks mean: one player, however often and however spelt. */
function meaning(game: Game, marked: readonly string[]): { for: string; error: Refusal | null } {
  const players = game.setup.seats.map((it) => it.player);
  const nicks = new Set(
    marked.map((text) => {
      const found = findPlayer(players, text);
      return found.ok ? found.value : text.trim();
    }),
  );
  const [nick = ''] = nicks;
  if (nicks.size !== 1)
    return { for: marked.join(', '), error: refusal('unclear', '5.1', { candidates: marked }) };
  if (game.alive.includes(nick)) return { for: nick, error: null };
  if (players.includes(nick)) return { for: nick, error: refusal('dead-target', '5.1', { target: nick }) };
  const found = findPlayer(players, nick);
  const ambiguous = !found.ok && found.error.code === 'ambiguous-target';
  const detail = found.ok ? {} : { ...found.error.detail };
  return { for: nick, error: refusal(ambiguous ? 'unclear' : 'unknown-target', '5.1', detail) };
}

/** 5.1 An edited post's vote does not count; one that a moderator deleted neither. After the end nothing changes. */
export function spoilVote(game: Game, entry: EntryOf<'vote-edited'> | EntryOf<'vote-deleted'>): Played {
  if (game.phase.kind !== 'lynch' || !game.ballots.some((it) => it.post === entry.post)) {
    return { game, refusal: refusal('unknown-post', '5.1', { post: entry.post }) };
  }
  const tooLate = late(game, entry.at);
  if (tooLate) return { game, refusal: tooLate };
  const fault = entry.kind === 'vote-deleted' ? 'deleted' : 'edited';
  const spoilt = (it: Ballot): Ballot =>
    it.post === entry.post && it.fault !== 'deleted' && it.fault !== 'late' ? { ...it, fault } : it;
  return { game: { ...game, ballots: game.ballots.map(spoilt) }, refusal: null };
}

/** 5.5 A leader names a player whose vote this day does not count: so often a game, the clan's heirs included. */
export function block(game: Game, { at, by, of }: EntryOf<'block'>): Played {
  if (!playsHere(game, by)) return { game, refusal: refusal('unknown-player', undefined, { target: by }) };
  if (game.phase.kind !== 'lynch') return { game, refusal: refusal('wrong-phase') };
  const found = findPlayer(
    game.setup.seats.map((it) => it.player),
    of,
  );
  const named = found.ok ? found.value : of;
  const error = late(game, at) ?? forbidden(game, by) ?? (found.ok ? unfit(game, by, named) : found.error);
  const blocked = { ...game, blocks: [...game.blocks, { by, of: named, refusal: error }] };
  return error === null ? { game: blocked, refusal: null } : tell(blocked, by, 'block', [of], error);
}

function forbidden(game: Game, by: Player): Refusal | null {
  if (!game.alive.includes(by)) return refusal('actor-dead', '5.5');
  if (game.leaders[clanOf(game, by)] !== by) return refusal('not-your-ability', '5.5', { abilities: [] });
  return blocksLeft(game, by) > 0
    ? null
    : refusal('limit-reached', '5.5', { limit: game.ruleset.voteBlocks });
}

function unfit(game: Game, by: Player, named: Player): Refusal | null {
  if (!game.alive.includes(named)) return refusal('dead-target', '5.5', { target: named });
  const again = game.blocks.some((it) => it.by === by && it.of === named && it.refusal === null);
  return again ? refusal('repeat-target', '5.5', { target: named }) : null;
}

/** 5.5 How many vote blocks the leader's clan has left. */
export function blocksLeft(game: Game, leader: Player): number {
  const clan = clanOf(game, leader);
  const before = game.past
    .flatMap((it) => (it.kind === 'lynch' ? it.blocks : []))
    .filter((it) => it.status === 'effective' && clanOf(game, it.by) === clan).length;
  const today = game.blocks.filter((it) => it.refusal === null && clanOf(game, it.by) === clan).length;
  return game.ruleset.voteBlocks - before - today;
}

function tell(
  game: Game,
  to: Player,
  act: 'vote' | 'block',
  targets: readonly string[],
  refusal: Refusal,
): Played {
  const letter = { to, kind: 'refused', act, reason: refusal.code, ability: null, targets, refusal } as const;
  return { game: { ...game, letters: [...game.letters, letter] }, refusal };
}
