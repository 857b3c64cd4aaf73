import { namedByHost, newlyDue, queueOf } from './absences.ts';
import { isDecided } from './clan-command.ts';
import { lettersTo } from './letters-to.ts';
import { missesAfter } from './lynch-report.ts';
import { noSecrets, countVotes } from './votes.ts';
import type { Game } from './game.ts';
import { myself } from './myself.ts';
import { isPublic, publicCorrection, publicOutcome } from './public-outcome.ts';
import { awaitsWord } from './talk.ts';
import { roster } from './roster.ts';
import type { HostView, Revealed, ThreadCount, View, Viewer } from './view-types.ts';
import type { Player } from './vocabulary.ts';

export type * from './view-types.ts';

/**
 * Кому видно: everything that a viewer may know of a game, and nothing else; the one source of whatever is sent to
 * him. Each line says who sees that piece of knowledge; for facts the table is in audience.ts. A player
 * whose command was blocked, failed or never sent leaves the same bytes in everybody's view.
 */
export function view(game: Game, viewer: Viewer): View {
  const host = viewer.kind === 'host';
  const player = viewer.kind === 'player' ? seated(game, viewer.player) : null;
  return {
    ruleset: game.ruleset.id, // everybody
    options: game.options, // everybody
    commitment: game.commitment, // everybody
    phase: game.phase, // everybody
    roster: roster(game, host ? 'host' : player), // nicks and the dead everybody; characters host, self, all at the end
    past: game.past.filter((it) => host || isPublic(it)).map(publicOutcome), // everybody; unpublished host
    corrections: game.corrections.map(publicCorrection), // everybody, as far as the technical report goes
    thread: thread(game), // everybody
    absences: absencesOf(game), // everybody
    letters: player === null ? [] : lettersTo(game, player), // each player his own
    grants:
      game.options.grantsPublic === true
        ? game.bonuses.map(({ player: to, bonus }) => ({ player: to, bonus }))
        : null, // everybody, by option
    me: player === null ? null : myself(game, player), // each player himself
    host: host ? hostView(game) : null, // host
    over: revealed(game), // everybody, once the end is published
  };
}

const seated = (game: Game, player: Player): Player | null =>
  game.setup.seats.some((it) => it.player === player) ? player : null;

/** 5.7 The votes as posted: neither a block nor a bonus shows before the end. */
function thread(game: Game): ThreadCount | null {
  if (game.phase.kind !== 'lynch' || game.phase.state === 'closed') return null;
  const { votes, tally, tookPart } = countVotes(game, noSecrets);
  return {
    tally: Object.fromEntries(tally),
    turnout: tookPart.size,
    quorum: game.ruleset.quorum(game.alive.length),
    votes,
  };
}

const nightsOf = (game: Game) => game.past.filter((it) => it.kind === 'night');
const lynchesOf = (game: Game) => game.past.filter((it) => it.kind === 'lynch');

/** fast-mafia 5.5, 5.6 */
function absencesOf(game: Game): View['absences'] {
  const { allowedAbsences: allowed } = game.options;
  if (allowed === undefined) return null;
  return { allowed, misses: missesAfter(game, []), queue: queueOf(game) };
}

/** fast-mafia 5.6 Nobody has to choose while at most one would leave. */
function departsOf(game: Game): HostView['departs'] {
  const among = game.phase.state === 'open' && !awaitsWord(game) ? newlyDue(game) : [];
  return among.length < 2 ? null : { among, order: namedByHost(game) };
}

const hostView = (game: Game): HostView => ({
  decided: isDecided(game),
  departs: departsOf(game),
  ledger: game.setup.seats.map(({ player, character }) => ({
    player,
    character,
    sent: game.sent.filter((it) => it.by === player),
  })),
  commissar: game.commissar,
  leaders: game.leaders,
  nights: nightsOf(game),
  lynches: lynchesOf(game),
  corrections: game.corrections,
  bonuses: game.bonuses,
  secrets: game.secrets,
});

/** 7.3 */
const revealed = (game: Game): Revealed | null =>
  game.over && {
    ...game.over,
    seed: game.setup.seed,
    seats: game.setup.seats,
    secrets: game.secrets,
    nights: nightsOf(game),
    lynches: lynchesOf(game),
    corrections: game.corrections,
  };
