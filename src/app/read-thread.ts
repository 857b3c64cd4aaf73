import type { Phrases } from '../engine/phrases.ts';
import { reportLines } from '../engine/report.ts';
import type { Refusal, Result } from '../engine/result.ts';
import type { PublicLynch, View } from '../engine/view.ts';
import { awaitsWord } from '../engine/talk.ts';
import { hasQuorum } from '../engine/quorum.ts';
import { may } from './may.ts';
import { absenceLines, type AbsenceLines } from './read-absences.ts';
import type { Actor, Context } from './ports.ts';
import type { PhaseNow } from './read-card.ts';
import { postLines, voteReason, type PostLine } from './read-post.ts';
import { grantLines, type GrantLine } from './read-grants.ts';
import { readStanding, type Standing } from './read-standing.ts';
import { fallenName } from './read-words.ts';
import { refuse } from './refuse.ts';

/** «Суд Линча» of the day shown: as it stands, or as it ended. */
export interface LynchCount {
  open: boolean;
  /** It begins at the host's word, and he has not given it (fast-mafia 2.3). */
  awaits: boolean;
  ends: string | null;
  turnout: number;
  /** null: there is none. */
  quorum: number | null;
  living: number;
  /** Most votes first. */
  tally: readonly { player: string; votes: number; voters: readonly string[] }[];
  /** Votes that don't count, with the reason in words. */
  void: readonly { by: string; for: string; why: string }[];
  verdict: string | null;
  fallen: readonly { player: string; role: string }[];
  /** They left for absence, whomever the votes named. */
  departed: boolean;
  absences: AbsenceLines | null;
}

/** The thread of one day. */
export interface ThreadPage extends Standing {
  day: number;
  days: readonly number[];
  phase: PhaseNow;
  posts: readonly PostLine[];
  lynch: LynchCount | null;
  /** The last published night before this day: what the host's first post leads to. */
  before: {
    night: number;
    fallen: readonly { player: string; role: string }[];
    /** They left for absence. */
    departed: boolean;
    report: boolean;
  } | null;
  /** 10 Told in this day, where everybody is told of grants. */
  grants: readonly GrantLine[];
  /** Only in the day that runs now. */
  canWrite: boolean;
  canVote: boolean;
  me: string | null;
  living: readonly string[];
}

/** Reads a day of the thread, the latest by default; all read it, the living and the host write. */
export async function readThread(
  ctx: Context,
  actor: Actor,
  input: { slug: string; day?: number | undefined },
): Promise<Result<ThreadPage, Refusal>> {
  const seen = await readStanding(ctx, input.slug, actor);
  if (!seen.ok) return seen;
  const { it, view, phrases, standing } = seen.value;
  if (!view) return refuse('not-found');
  const last = view.phase.number;
  const day = input.day ?? last;
  if (day < 1 || day > last) return refuse('not-found');
  // A game that starts with a night has one before its first day.
  const night = view.options.starts === 'night' ? day : day - 1;
  const [rows, report, log] = await Promise.all([
    ctx.store.posts.ofDay(it.row.id, day),
    night > 0 ? ctx.store.reports.get(it.row.id, night) : null,
    view.grants?.length ? ctx.store.log.read(it.row.id) : [],
  ]);
  const current = day === last;
  const granted = grantLines(view, log, phrases);
  const past = view.past.find((one): one is PublicLynch => one.kind === 'lynch' && one.number === day);
  const open = current && !view.over && view.phase.kind === 'lynch' ? view.thread : null;
  const votes = past?.votes ?? open?.votes ?? [];
  const before = view.past.find((one) => one.kind === 'night' && one.number === night);
  const kind = { quorate: it.game !== null && hasQuorum(it.game.ruleset), awaits: awaitsWord(it.game) };
  const reader = { nick: it.seat?.nick ?? null, isHost: it.isHost };
  return {
    ok: true,
    value: {
      ...standing,
      day,
      days: Array.from({ length: last }, (_, index) => index + 1),
      phase: view.phase,
      posts: postLines(phrases, rows, votes, reader),
      lynch: past
        ? lynchOf(phrases, view, kind, past, null)
        : open
          ? lynchOf(phrases, view, kind, open, view.phase.ends)
          : null,
      before: before
        ? {
            night: before.number,
            fallen: before.deaths.map((death) => ({
              player: death.player,
              role: fallenName(phrases, death),
            })),
            departed: before.deaths.some(({ cause }) => cause === 'autokill'),
            report: (report?.publishedAt ?? null) !== null,
          }
        : null,
      grants: granted.filter((one) => one.day === day),
      canWrite: current && may(actor, 'write in the thread', it),
      canVote: open !== null && it.alive && !kind.awaits,
      me: reader.nick,
      living: view.roster.filter((one) => one.alive).map((one) => one.player),
    },
  };
}

type Count = Pick<PublicLynch, 'tally' | 'turnout' | 'quorum' | 'votes'> & Partial<PublicLynch>;

function lynchOf(
  phrases: Phrases,
  view: View,
  { quorate, awaits }: { quorate: boolean; awaits: boolean },
  count: Count,
  ends: string | null,
): LynchCount {
  const living = view.roster.filter((one) => one.alive).map((one) => one.player);
  const counted = count.votes.filter((vote) => vote.counted);
  const dead = count.deaths ?? [];
  const tally = Object.entries(count.tally).map(([player, votes]) => ({
    player,
    votes,
    voters: counted.filter((vote) => vote.for === player).map((vote) => vote.by),
  }));
  return {
    open: ends !== null || count.verdict === undefined,
    awaits: count.verdict === undefined && awaits,
    ends,
    turnout: count.turnout,
    quorum: quorate ? count.quorum : null,
    living: count.alive ? count.alive.length + dead.length : living.length,
    tally: tally.sort((a, b) => b.votes - a.votes || a.player.localeCompare(b.player, 'ru')),
    void: count.votes.flatMap(({ by, for: whom, reason }) =>
      reason && reason !== 'superseded' ? [{ by, for: whom, why: voteReason(phrases, reason) }] : [],
    ),
    verdict: count.report ? (reportLines(count.report, phrases)[0]?.text ?? null) : null,
    fallen: dead.map((death) => ({ player: death.player, role: fallenName(phrases, death) })),
    departed: dead.some(({ cause }) => cause === 'autokill'),
    absences: absenceLines(view, count.absences ?? view.absences, count.alive ?? living),
  };
}
