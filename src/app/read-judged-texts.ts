import type { Revealed } from '../engine/view.ts';
import type { ProposedGrant } from '../jury/award.ts';
import type { Mark } from '../jury/marks.ts';
import { spreads } from '../jury/spread.ts';
import type { TalliedLot, Tally } from '../jury/tally.ts';
import { tallyInput, type TallyInput } from '../jury/tally-input.ts';
import { lotsOf } from './ballots.ts';
import { judgedText } from './judged-text.ts';
import type { Loaded } from './load-game.ts';
import type { Context, DescriptionRow } from './ports.ts';
import type { TallyRow } from './ports/jury.ts';
import { roleName } from './read-words.ts';

/** A description with its author, and what the jury made of it; after the end. */
export interface JudgedText extends TalliedLot {
  id: string;
  author: string;
  role: string;
  text: string;
  /** «Щит»; null without a reward. */
  bonus: string | null;
  /** Each juror's mark, the lowest first. */
  marks: readonly Mark[];
}

/** What a night was tallied from. */
export const inputOf = (row: TallyRow): TallyInput => tallyInput.parse(row.input);

/** The tally knows lots by their codes alone: here each gets its words and its author back. */
export async function judgedTexts(
  ctx: Context,
  it: Loaded,
  over: Revealed,
  tally: TallyRow,
): Promise<readonly JudgedText[]> {
  const [lots, rows] = await Promise.all([
    lotsOf(ctx, it, tally.night),
    ctx.store.descriptions.ofNight(it.row.id, tally.night),
  ]);
  const phrases = ctx.phrases(it.row.ruleset);
  const ids = new Map(lots.map((lot) => [lot.code, lot.id]));
  const roles = new Map(over.seats.map((seat) => [seat.player, seat.character]));
  const marks = spreads(inputOf(tally));
  const grants = (tally.awarded ?? []) as readonly ProposedGrant[];
  const names = phrases.bonuses as Readonly<Record<string, { name: string }>>;
  return (tally.result as Tally).lots.flatMap((lot): JudgedText[] => {
    const row: DescriptionRow | undefined = rows.find((one) => one.id === ids.get(lot.lot));
    if (!row) return [];
    const role = roles.get(row.author);
    const bonus = grants.find((grant) => grant.lot === lot.lot)?.bonus ?? null;
    return [
      {
        ...lot,
        id: row.id,
        author: row.author,
        role: role === undefined ? '' : roleName(phrases, role),
        text: judgedText(row),
        bonus: bonus === null ? null : (names[bonus]?.name ?? bonus),
        marks: marks.get(lot.lot) ?? [],
      },
    ];
  });
}
