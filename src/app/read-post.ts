import type { VoteOutcome } from '../engine/outcome.ts';
import type { Phrases } from '../engine/phrases.ts';
import { voteRule } from '../engine/vote-rule.ts';
import { nickFinder } from '../literary/nicks.ts';
import type { PostRow } from './ports.ts';

/** A piece of a post's text; a marked nick is the vote (5.1). */
export interface Piece {
  text: string;
  voted: boolean;
}

/** A post as the thread shows it. */
export interface PostLine {
  id: string;
  author: string;
  byHost: boolean;
  mine: boolean;
  at: Date;
  editedAt: Date | null;
  /** As it was written, for its author to correct. */
  text: string;
  /** Paragraphs, each a list of pieces. */
  body: readonly (readonly Piece[])[];
  vote: string | null;
  /** «Голос не считается: пост исправлен (5.1).»; null for a vote that counts and for a post without one. */
  why: string | null;
}

/** Why a vote does not count, with the rule's number. */
export function voteReason(phrases: Phrases, reason: NonNullable<VoteOutcome['reason']>): string {
  return `${phrases.reasons[reason]} (${voteRule(reason)})`;
}

interface Reader {
  nick: string | null;
  isHost: boolean;
}

type Finder = ReturnType<typeof nickFinder>;

/** The posts of a thread, each with its vote and what became of it. */
export function postLines(
  phrases: Phrases,
  posts: readonly PostRow[],
  votes: readonly VoteOutcome[],
  reader: Reader,
): readonly PostLine[] {
  const outcomes = new Map(votes.map((vote) => [vote.post, vote]));
  // A thousand posts name two dozen nicks: what finds them is made once a nick.
  const finders = new Map<string, Finder>();
  const finderOf = (nicks: readonly string[]): Finder => {
    const key = nicks.join('\n');
    const finder = finders.get(key) ?? nickFinder(nicks);
    finders.set(key, finder);
    return finder;
  };
  return posts.map((post) => postLine(phrases, post, outcomes.get(post.id), reader, finderOf(post.votes)));
}

function postLine(
  phrases: Phrases,
  post: PostRow,
  outcome: VoteOutcome | undefined,
  reader: Reader,
  find: Finder,
): PostLine {
  const vote = outcome?.for ?? post.votes.join(', ');
  const reason = outcome && !outcome.counted ? outcome.reason : null;
  return {
    id: post.id,
    author: post.author,
    byHost: post.byHost,
    mine: post.byHost ? reader.isHost : post.author === reader.nick,
    at: post.at,
    editedAt: post.editedAt,
    text: post.text,
    body: pieces(post.text, post.votes.length > 0 ? find : null),
    vote: vote === '' ? null : vote,
    why:
      reason === 'superseded'
        ? 'Голос заменён следующим (5.2).'
        : reason
          ? `Голос не считается: ${voteReason(phrases, reason)}.`
          : null,
  };
}

/** The text in paragraphs; the first place where a voted nick stands is marked. */
function pieces(text: string, find: Finder | null): readonly (readonly Piece[])[] {
  let marked = false;
  return text
    .split(/\n+/u)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const found = marked ? undefined : find?.(line)[0];
      if (!found) return [{ text: line, voted: false }];
      marked = true;
      return [
        { text: line.slice(0, found.from), voted: false },
        { text: line.slice(found.from, found.to), voted: true },
        { text: line.slice(found.to), voted: false },
      ].filter((piece) => piece.text !== '');
    });
}
