import type { Refusal, Result } from '../engine/result.ts';
import type { Criterion } from '../jury/criteria.ts';
import { judgedNights, openPanel, type Panel } from './ballots.ts';
import { panelTerms } from './panel-terms.ts';
import type { Actor, Context } from './ports.ts';
import type { PanelRow } from './ports/jury.ts';

/** One line of a ballot; `barred`: not this juror's to judge, by whose word. */
export interface BallotLot {
  code: string;
  text: string;
  scores: Readonly<Record<string, number>>;
  remark: string;
  state: 'open' | 'scored' | 'abstained' | 'barred';
  /** What it is again, should he take his conflict back. */
  given: 'open' | 'scored' | 'abstained';
  barred: 'declared' | 'pinned' | null;
  version: number;
}

/** «Бюллетень»: what the juror's page shows and nothing else. */
export interface Ballot {
  slug: string;
  title: string;
  night: number;
  nights: readonly number[];
  closed: boolean;
  /** The soft deadline: past it the juror is reminded. */
  due: string | null;
  /** The hard one: past it nothing is taken. */
  closes: string | null;
  now: string;
  criteria: readonly Criterion[];
  lots: readonly BallotLot[];
  /** Texts that share a place: which of two is better; by codes. */
  duels: readonly { pair: readonly [string, string]; better: string | null }[];
}

/** A juror opens his ballot of a night, the latest by default. */
export async function openBallot(
  ctx: Context,
  actor: Actor,
  input: { slug: string; night?: number },
): Promise<Result<Ballot, Refusal>> {
  const opened = await openPanel(ctx, actor, input.slug, input.night);
  if (!opened.ok) return opened;
  const { it, night, accountId, lots, barred, deadlines, closed } = opened.value;
  const [scores, panel] = await Promise.all([
    ctx.store.scores.ofNight(it.row.id, night),
    ctx.store.panels.get(it.row.id, night),
  ]);
  const mine = new Map(
    scores.filter((row) => row.accountId === accountId).map((row) => [row.description, row]),
  );
  return {
    ok: true,
    value: {
      slug: it.row.slug,
      title: it.row.title,
      night,
      nights: judgedNights(it),
      closed,
      due: deadlines.soft?.toISOString() ?? null,
      closes: deadlines.hard?.toISOString() ?? null,
      now: ctx.now().toISOString(),
      criteria: panelTerms(it.row).criteria,
      lots: lots.map(({ id, code, text }): BallotLot => {
        const row = mine.get(id);
        const not = barred.get(id)?.kind ?? null;
        return {
          code,
          text,
          scores: row?.scores ?? {},
          remark: row?.remark ?? '',
          state: not ? 'barred' : (row?.state ?? 'open'),
          given: row?.state ?? 'open',
          barred: not,
          version: row?.version ?? 0,
        };
      }),
      duels: duelsOf(opened.value, panel),
    },
  };
}

/** What an open duel asks of this juror, under his own codes. */
function duelsOf({ lots, barred, accountId }: Panel, panel: PanelRow | null): Ballot['duels'] {
  if (!panel?.duel?.open) return [];
  const { pairs, votes } = panel.duel;
  const code = new Map(lots.map((lot) => [lot.id, lot.code]));
  const asked = pairs.flatMap(([one, other]) => {
    const [a, b] = [code.get(one), code.get(other)];
    if (!a || !b || barred.has(one) || barred.has(other)) return [];
    const mine = votes.find(
      (vote) =>
        vote.accountId === accountId && [one, other].every((id) => [vote.better, vote.worse].includes(id)),
    );
    const pair = a < b ? ([a, b] as const) : ([b, a] as const);
    return [{ pair, better: code.get(mine?.better ?? '') ?? null }];
  });
  // In the order of the juror's codes: that of the pairs is the tally's.
  return asked.toSorted((x, y) => (x.pair.join() < y.pair.join() ? -1 : 1));
}
