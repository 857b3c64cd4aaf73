import { z } from 'zod';
import { mayHold } from '../engine/bonus-fit.ts';
import type { Refusal, Result } from '../engine/result.ts';
import { bonusIds } from '../engine/vocabulary.ts';
import type { ProposedGrant } from '../jury/award.ts';
import type { Tally } from '../jury/tally.ts';
import { proposal } from './award-night.ts';
import { lotsOf } from './ballots.ts';
import { bonusKinds } from './bonus-kinds.ts';
import { typed } from './fields.ts';
import { keepRecord } from './jury-record.ts';
import type { Actor, Context } from './ports.ts';
import { refuse } from './refuse.ts';
import { noPanel } from './panel-terms.ts';
import { changeInput, underPassword } from './under-password.ts';

const schema = changeInput.extend({ lot: typed(40), bonus: z.enum(bonusIds).nullable() });

/** J5 The host gives the author of a placed lot another bonus than the table does, or praise alone (null). */
export function changeProposal(
  ctx: Context,
  actor: Actor,
  raw: unknown,
): Promise<Result<readonly ProposedGrant[], Refusal>> {
  const asked = { schema, raw, act: 'proposal' };
  return underPassword(ctx, actor, asked, async (inside, { it, row, by }, { night, lot, bonus, why }) => {
    const { store } = inside;
    const placed = (row.result as Tally).lots.find((one) => one.lot === lot && one.place !== null);
    const found = (await lotsOf(inside, it, night)).find((one) => one.code === lot);
    if (!placed || !found || !it.game) return refuse('lot-unplaced', { field: 'lot' });
    const author = (await store.descriptions.ofNight(it.row.id, night)).find(
      ({ id }) => id === found.id,
    )?.author;
    if (bonus !== null) {
      if (!bonusKinds(it.row).includes(bonus)) return refuse('bonus-unknown', { field: 'bonus' });
      const alive = it.game.past.at(-1)?.alive ?? it.game.alive;
      if (author === undefined || !alive.includes(author)) return refuse('author-dead', { field: 'bonus' });
      if (!mayHold(it.game, author, bonus)) return refuse('bonus-unfit', { field: 'bonus' });
    }
    const before = await proposal(inside, it, night);
    const panel = (await store.panels.get(it.row.id, night)) ?? noPanel(night);
    await store.panels.save(it.row.id, { ...panel, proposal: { ...panel.proposal, [lot]: bonus } });
    const after = await proposal(inside, it, night);
    const line = { act: 'proposal', way: 'desk', night, reason: why } as const;
    await keepRecord(inside, by, it.row.id, { ...line, before, after });
    return { ok: true, value: after };
  });
}
