import type { Refusal, Result } from '../engine/result.ts';
import type { Criterion } from '../jury/criteria.ts';
import { judgedNights, openPanel } from './ballots.ts';
import type { Actor, Context } from './ports.ts';

/** «Бюллетень»: what the juror's page shows and nothing else. */
export interface Ballot {
  slug: string;
  title: string;
  night: number;
  nights: readonly number[];
  closed: boolean;
  closes: string | null;
  criteria: readonly Criterion[];
  lots: readonly {
    code: string;
    text: string;
    scores: Readonly<Record<string, number>>;
    remark: string;
    state: 'open' | 'scored' | 'abstained';
    version: number;
  }[];
}

/** A juror opens his ballot of a night, the latest by default. */
export async function openBallot(
  ctx: Context,
  actor: Actor,
  input: { slug: string; night?: number },
): Promise<Result<Ballot, Refusal>> {
  const panel = await openPanel(ctx, actor, input.slug, input.night);
  if (!panel.ok) return panel;
  const { it, night, accountId, lots, closed } = panel.value;
  const scores = await ctx.store.scores.ofNight(it.row.id, night);
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
      closes: null,
      criteria: it.row.settings.jury.criteria,
      lots: lots.map(({ id, code, text }) => {
        const row = mine.get(id);
        return {
          code,
          text,
          scores: row?.scores ?? {},
          remark: row?.remark ?? '',
          state: row?.state ?? 'open',
          version: row?.version ?? 0,
        };
      }),
    },
  };
}
