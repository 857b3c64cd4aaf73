import type { Refusal, Result } from '../engine/result.ts';
import { isCutShort } from '../engine/clan-command.ts';
import { hasQuorum } from '../engine/quorum.ts';
import { bonusKinds } from './bonus-kinds.ts';
import { byItself, dueOf } from './due.ts';
import { may } from './may.ts';
import { offeredEnd, timeOf } from './phase-end.ts';
import type { Actor, Context } from './ports.ts';
import { absenceLines, type AbsenceLines } from './read-absences.ts';
import type { PhaseNow } from './read-card.ts';
import { readMorning, readOwed, type Morning } from './read-morning.ts';
import { readPanels, type PanelProgress } from './read-jury.ts';
import { bonusLines } from './read-options.ts';
import { logWords, type LogWords } from './read-log.ts';
import { nightRows, refusedLines, voteRows, type RefusedLine, type SentRow } from './read-sent.ts';
import { readStanding, type Standing } from './read-standing.ts';
import { traceLines, type TraceLine } from './read-trace.ts';
import { clanName, fallenName } from './read-words.ts';
import { refuse } from './refuse.ts';
import { say } from './say.ts';

/** «Книга ведущего»: everything about a game that its host works with. */
export interface Ledger extends Standing {
  seats: { taken: number; min: number; max: number };
  signed: readonly string[];
  phase: PhaseNow | null;
  rows: readonly SentRow[];
  /** Living players of whom nothing has come in the open phase. */
  missing: readonly string[];
  /** `quorum` is null where there is none. */
  turnout: { voted: number; quorum: number | null } | null;
  /** The end that the host is offered for a phase that has none, where he names every end himself. */
  offered: string | null;
  /** The clan that acts at night has decided: the host may close early (fast-mafia 2.4). */
  decided: boolean;
  /** To close the night now would cut its named end short before that: the host is asked whether he means it. */
  cutShort: boolean;
  /** Of those who would leave now, whom the host has put first (fast-mafia 5.6). */
  departs: { among: readonly string[]; order: readonly string[] } | null;
  absences: AbsenceLines | null;
  refused: readonly RefusedLine[];
  trace: {
    night: number;
    lines: readonly TraceLine[];
    /** Who died left for absence. */
    departed: boolean;
    fallen: readonly { player: string; role: string }[];
  } | null;
  /** 7.1 So long nobody has died that the host may call a draw. */
  stalled: boolean;
  /** Nights that the host can rule on (3.17), the open one among them. */
  nights: readonly number[];
  /** The closed night whose report is not published yet. */
  unpublished: number | null;
  /** What comes out of it by itself, and when. */
  morning: Morning | null;
  /** The open phase closes by itself at its deadline. */
  closesItself: boolean;
  /** Nights that are public without their literary report. */
  owed: readonly number[];
  log: readonly LogWords[];
  jurors: readonly string[];
  /** How many scores a description needs to take a place. */
  juryQuorum: number;
  panels: readonly PanelProgress[];
  living: readonly string[];
  bonuses: readonly { value: string; words: string }[];
  /** 10 Everybody is told of a grant. */
  grantsPublic: boolean;
  held: readonly { player: string; name: string; state: 'held' | 'active' | 'spent' }[];
  /** Who may be named the winner when the host stops the game (7.2). */
  winners: readonly { id: string; name: string }[];
  over: boolean;
}

const LOG = 40;

/** Reads the host's ledger; for everyone else there is none. */
export async function readLedger(
  ctx: Context,
  actor: Actor,
  input: { slug: string },
): Promise<Result<Ledger, Refusal>> {
  const seen = await readStanding(ctx, input.slug, actor);
  if (!seen.ok) return seen;
  const { it, view, phrases, standing } = seen.value;
  if (!may(actor, 'run the game', it)) return refuse('not-found');
  const host = view?.host ?? null;
  const phase = view && !view.over ? view.phase : null;
  const [texts, lines, jurors, panels, morning, owed] = await Promise.all([
    phase?.kind === 'night' ? ctx.store.descriptions.ofNight(it.row.id, phase.number) : [],
    it.game ? ctx.store.log.read(it.row.id) : [],
    ctx.store.jurors.list(it.row.id),
    readPanels(ctx, it, host?.nights.map((night) => night.number) ?? []),
    readMorning(ctx, actor, it),
    readOwed(ctx, it),
  ]);
  const rows =
    !view || !host || !phase
      ? []
      : phase.kind === 'night'
        ? nightRows(phrases, view, host, texts)
        : voteRows(phrases, view, host);
  const last = host?.nights.at(-1);
  return {
    ok: true,
    value: {
      ...standing,
      seats: { taken: it.seats.length, min: it.row.settings.seats.min, max: it.row.settings.seats.max },
      signed: it.seats.map((seat) => seat.nick),
      phase,
      rows,
      missing: rows.filter((row) => row.missing).map((row) => row.player),
      turnout:
        view?.thread && phase && it.game
          ? {
              voted: view.thread.turnout,
              quorum: hasQuorum(it.game.ruleset) ? view.thread.quorum : null,
            }
          : null,
      offered:
        phase?.state === 'open' && phase.ends === null && timeOf(it.row) === 'host'
          ? offeredEnd(phase.kind, standing.now).toISOString()
          : null,
      decided: host?.decided ?? false,
      cutShort: phase?.state === 'open' && it.game !== null && isCutShort(it.game, standing.now),
      departs: host?.departs ?? null,
      absences:
        view && phase
          ? absenceLines(
              view,
              view.absences,
              view.roster.filter((one) => one.alive).map((one) => one.player),
            )
          : null,
      refused:
        host && phase?.kind === 'night'
          ? refusedLines((refusal) => say(ctx, refusal, it.row.ruleset), host)
          : [],
      trace: last
        ? {
            night: last.number,
            lines: traceLines(phrases, last),
            departed: last.deaths.some(({ cause }) => cause === 'autokill'),
            fallen: last.deaths.map((death) => ({
              player: death.player,
              role: fallenName(phrases, death),
            })),
          }
        : null,
      stalled: phase !== null && it.game?.past.at(-1)?.stalled === true,
      nights: [
        ...(host?.nights ?? []).map((night) => night.number),
        ...(phase?.kind === 'night' && phase.state === 'open' ? [phase.number] : []),
      ],
      unpublished: last && !last.published && phase ? last.number : null,
      morning,
      closesItself:
        it.game !== null && dueOf(it.row, it.game)?.act === 'close' && byItself(ctx, it.row, 'close'),
      owed,
      log: logWords(phrases, lines, host?.ledger.flatMap((one) => one.sent) ?? [], it.game).slice(0, LOG),
      jurors: jurors.map((juror) => juror.nick),
      juryQuorum: it.row.settings.jury.quorum,
      panels,
      living: view ? view.roster.filter((one) => one.alive).map((one) => one.player) : [],
      bonuses: bonusLines(phrases, bonusKinds(it.row)),
      grantsPublic: it.row.options.grantsPublic === true,
      held: (host?.bonuses ?? []).map(({ player, bonus, state }) => ({
        player,
        name: phrases.bonuses[bonus].name,
        state,
      })),
      winners: [
        ...(it.game?.ruleset.clans ?? []).map((clan) => ({
          id: clan.id,
          name: clanName(phrases, clan.id),
        })),
        { id: 'draw', name: 'ничья' },
      ],
      over: (view?.over ?? null) !== null,
    },
  };
}
