import { z } from 'zod';
import { correctDescription } from '../app/correct-description.ts';
import { correctReport } from '../app/correct-report.ts';
import { declareConflict, withdrawConflict } from '../app/declare-conflict.ts';
import { draftReport } from '../app/draft-report.ts';
import { judgeDuel } from '../app/duel.ts';
import { holdReport, leaveReport } from '../app/hold-report.ts';
import { keepVersion, setAside } from '../app/keep-version.ts';
import { lockDescriptions } from '../app/lock-descriptions.ts';
import { publishReport } from '../app/publish-report.ts';
import { readVersion, readVersions } from '../app/read-versions.ts';
import { readView } from '../app/read-view.ts';
import { markReady } from '../app/ready-report.ts';
import { restoreVersion } from '../app/restore-version.ts';
import { saveReport } from '../app/save-report.ts';
import { abstainLot, scoreLot } from '../app/score-lot.ts';
import { sendCommand } from '../app/send-command.ts';
import { editPost } from '../app/edit-post.ts';
import { writePost } from '../app/write-post.ts';
import { answer, procedure, router } from './trpc.ts';

// The use cases check their input themselves (zod), so that a refusal names its field in Russian words.
const raw = z.unknown();

const game = router({
  /** What this viewer may know of a game, as `view` decides. */
  view: procedure
    .input(z.object({ slug: z.string().max(80) }))
    .query(async ({ ctx, input }) => answer(ctx, input, await readView(ctx.ctx, ctx.actor, input.slug))),
});

const play = router({
  send: procedure
    .input(raw)
    .mutation(async ({ ctx, input }) => answer(ctx, input, await sendCommand(ctx.ctx, ctx.actor, input))),
  /** After the deadline (L4). */
  correct: procedure
    .input(raw)
    .mutation(async ({ ctx, input }) =>
      answer(ctx, input, await correctDescription(ctx.ctx, ctx.actor, input)),
    ),
});

const thread = router({
  post: procedure
    .input(raw)
    .mutation(async ({ ctx, input }) => answer(ctx, input, await writePost(ctx.ctx, ctx.actor, input))),
  edit: procedure
    .input(raw)
    .mutation(async ({ ctx, input }) => answer(ctx, input, await editPost(ctx.ctx, ctx.actor, input))),
});

const report = router({
  save: procedure
    .input(raw)
    .mutation(async ({ ctx, input }) => answer(ctx, input, await saveReport(ctx.ctx, ctx.actor, input))),
  draft: procedure
    .input(raw)
    .mutation(async ({ ctx, input }) => answer(ctx, input, await draftReport(ctx.ctx, ctx.actor, input))),
  publish: procedure
    .input(raw)
    .mutation(async ({ ctx, input }) => answer(ctx, input, await publishReport(ctx.ctx, ctx.actor, input))),
  /** «Готов к публикации», and the mark taken off. */
  ready: procedure
    .input(raw)
    .mutation(async ({ ctx, input }) => answer(ctx, input, await markReady(ctx.ctx, ctx.actor, input))),
  lock: procedure
    .input(raw)
    .mutation(async ({ ctx, input }) =>
      answer(ctx, input, await lockDescriptions(ctx.ctx, ctx.actor, input)),
    ),
  correct: procedure
    .input(raw)
    .mutation(async ({ ctx, input }) => answer(ctx, input, await correctReport(ctx.ctx, ctx.actor, input))),
  /** One editor at a time: takes the report, or says that the tab is still there. */
  hold: procedure
    .input(raw)
    .mutation(async ({ ctx, input }) => answer(ctx, input, await holdReport(ctx.ctx, ctx.actor, input))),
  leave: procedure
    .input(raw)
    .mutation(async ({ ctx, input }) => answer(ctx, input, await leaveReport(ctx.ctx, ctx.actor, input))),
  keep: procedure
    .input(raw)
    .mutation(async ({ ctx, input }) => answer(ctx, input, await keepVersion(ctx.ctx, ctx.actor, input))),
  setAside: procedure
    .input(raw)
    .mutation(async ({ ctx, input }) => answer(ctx, input, await setAside(ctx.ctx, ctx.actor, input))),
  versions: procedure
    .input(raw)
    .query(async ({ ctx, input }) => answer(ctx, input, await readVersions(ctx.ctx, ctx.actor, input))),
  version: procedure
    .input(raw)
    .query(async ({ ctx, input }) => answer(ctx, input, await readVersion(ctx.ctx, ctx.actor, input))),
  restore: procedure
    .input(raw)
    .mutation(async ({ ctx, input }) => answer(ctx, input, await restoreVersion(ctx.ctx, ctx.actor, input))),
});

const jury = router({
  score: procedure
    .input(raw)
    .mutation(async ({ ctx, input }) => answer(ctx, input, await scoreLot(ctx.ctx, ctx.actor, input))),
  abstain: procedure
    .input(raw)
    .mutation(async ({ ctx, input }) => answer(ctx, input, await abstainLot(ctx.ctx, ctx.actor, input))),
  declare: procedure
    .input(raw)
    .mutation(async ({ ctx, input }) => answer(ctx, input, await declareConflict(ctx.ctx, ctx.actor, input))),
  withdraw: procedure
    .input(raw)
    .mutation(async ({ ctx, input }) =>
      answer(ctx, input, await withdrawConflict(ctx.ctx, ctx.actor, input)),
    ),
  duel: procedure
    .input(raw)
    .mutation(async ({ ctx, input }) => answer(ctx, input, await judgeDuel(ctx.ctx, ctx.actor, input))),
});

export const apiRouter = router({ game, play, thread, report, jury });
export type ApiRouter = typeof apiRouter;
