import type { Refusal, Result } from '../engine/result.ts';
import { lots, type Lot } from '../jury/lots.ts';
import { conflictsOf, type Conflicts } from './conflicts.ts';
import { judgedText } from './judged-text.ts';
import { loadGame, type Loaded } from './load-game.ts';
import { may } from './may.ts';
import { panelDeadlines, type PanelDeadlines } from './panel-deadlines.ts';
import { panelTerms } from './panel-terms.ts';
import type { Actor, Context } from './ports.ts';
import { refuse } from './refuse.ts';
import { roleNames } from './role-names.ts';

/** One night's panel as one juror may see it: lots in his own order, open or not. */
export interface Panel {
  it: Loaded;
  accountId: string;
  night: number;
  lots: readonly Lot[];
  /** Of these lots, those that are not his to judge, by the description's id. */
  barred: Conflicts['lots'];
  deadlines: PanelDeadlines;
  /** Tallied: scores no longer change. */
  closed: boolean;
}

/** The nights whose descriptions may be judged: their deadline has passed (J2). */
export function judgedNights(it: Loaded): readonly number[] {
  return (it.game?.past ?? []).filter((phase) => phase.kind === 'night').map((phase) => phase.number);
}

/** The secret that makes lot codes unlinkable; known to nobody before the seed is revealed. */
export function lotSecret(it: Loaded): string {
  return `lots/${it.game?.setup.seed ?? ''}`;
}

/** The lots of one night under one juror's codes, in his order; without a juror under those of the tally. */
export async function lotsOf(
  ctx: Context,
  it: Loaded,
  night: number,
  juror?: string,
): Promise<readonly Lot[]> {
  const descriptions = await ctx.store.descriptions.ofNight(it.row.id, night);
  const nicks = it.seats.map((seat) => seat.nick);
  const roles = panelTerms(it.row).maskRoles ? roleNames(ctx.cast(it.row.ruleset)) : [];
  return lots(
    descriptions.filter((one) => one.text !== '').map((one) => ({ id: one.id, text: judgedText(one) })),
    { secret: lotSecret(it), night, nicks, roles, ...(juror === undefined ? {} : { juror }) },
  );
}

/** Opens the panel for a juror; whoever is none is told that there is nothing here. */
export async function openPanel(
  ctx: Context,
  actor: Actor,
  slug: string,
  night?: number,
): Promise<Result<Panel, Refusal>> {
  if (!actor) return refuse('not-signed-in');
  const loaded = await loadGame(ctx, slug, actor);
  if (!loaded.ok) return loaded;
  const it = loaded.value;
  if (!may(actor, 'judge', it)) return refuse('not-found');
  const conflicts = await conflictsOf(ctx, it, actor.id);
  if (conflicts.whole !== null) return refuse('barred-from-game');
  const nights = judgedNights(it);
  const chosen = night ?? nights.at(-1);
  if (chosen === undefined || !nights.includes(chosen)) return refuse('nothing-to-judge');
  const [own, tally, deadlines] = await Promise.all([
    lotsOf(ctx, it, chosen, actor.id),
    ctx.store.tallies.get(it.row.id, chosen),
    panelDeadlines(ctx, it, chosen),
  ]);
  const closed = tally !== null;
  const panel = {
    it,
    accountId: actor.id,
    night: chosen,
    lots: own,
    barred: conflicts.lots,
    deadlines,
    closed,
  };
  return { ok: true, value: panel };
}
