import { activate, grant } from './acts/bonus.ts';
import { block } from './acts/block.ts';
import { castVote, spoilVote } from './acts/cast.ts';
import { choose } from './acts/choose.ts';
import type { Game } from './game.ts';
import type { Entry, EntryOf } from './log.ts';
import type { Played } from './played.ts';
import { refusal } from './result.ts';
import { adjudicate } from './acts/adjudicate.ts';
import { overrule } from './acts/overrule.ts';
import { report } from './acts/report.ts';
import { sendCommand, sendText } from './acts/send.ts';
import { close, moveDeadline, publish, skipTo, stop } from './acts/turn.ts';

export { open } from './open.ts';
export type { Played } from './played.ts';

const acts: { readonly [K in Entry['kind']]: (game: Game, entry: EntryOf<K>) => Played } = {
  command: sendCommand,
  'text-command': sendText,
  vote: castVote,
  'vote-edited': spoilVote,
  'vote-deleted': spoilVote,
  block,
  grant,
  activate,
  choose,
  adjudicate,
  overrule: (game, entry) => overrule(game, entry, play),
  deadline: moveDeadline,
  close,
  publish,
  report,
  'skip-to': skipTo,
  stop,
};

/**
 * The one way to change a game. A refused command, vote or block is remembered in the game and told to its author;
 * any other entry that cannot be leaves the game as it was.
 */
export function play(game: Game, entry: Entry): Played {
  // What is told of a game may come later than its end.
  if (game.over !== null && entry.kind !== 'report') return { game, refusal: refusal('game-over', '7.1') };
  const played = (acts[entry.kind] as (game: Game, entry: Entry) => Played)(game, entry);
  // A correction has put its ruling where it belongs in the history; an announced one has changed nothing in it.
  if (played.game === game || entry.kind === 'overrule') return played;
  return { ...played, game: { ...played.game, history: game.history.and(entry) } };
}
