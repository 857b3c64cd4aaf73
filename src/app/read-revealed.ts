import type { NightOutcome } from '../engine/outcome.ts';
import type { Phrases } from '../engine/phrases.ts';
import type { Revealed } from '../engine/view.ts';
import type { ProposedGrant } from '../jury/award.ts';
import type { Tally } from '../jury/tally.ts';
import { commandOf } from '../literary/material.ts';
import { lotsOf } from './ballots.ts';
import { judgedText } from './judged-text.ts';
import type { Loaded } from './load-game.ts';
import type { Context, DescriptionRow } from './ports.ts';
import type { TallyRow } from './ports/jury.ts';
import { traceLines, type TraceLine } from './read-trace.ts';
import { roleName } from './read-words.ts';

/** A description with its author, its command and what the jury thought of it; after the end. */
export interface RevealedText {
  id: string;
  author: string;
  role: string;
  /** «Убить Lady_Winter: да»; empty for a text without a command. */
  command: string;
  /** As it was judged. */
  text: string;
  /** What its author has made of a judged text afterwards (L4); null: nothing else. */
  corrected: string | null;
  /** The jury's place and score; null: not scored. */
  place: number | null;
  score: number | null;
  bonus: string | null;
}

/** A night after the end: what was sent, by whom, and what came of it. */
export interface RevealedNight {
  number: number;
  trace: readonly TraceLine[];
  texts: readonly RevealedText[];
  /** The tally's hash, when the night was judged. */
  hash: string | null;
}

/** All nights of a finished game, revealed. */
export async function readRevealedNights(
  ctx: Context,
  it: Loaded,
  over: Revealed,
): Promise<readonly RevealedNight[]> {
  const [all, tallies] = await Promise.all([
    ctx.store.descriptions.all(it.row.id),
    ctx.store.tallies.ofGame(it.row.id),
  ]);
  const phrases = ctx.phrases(it.row.ruleset);
  const roles = new Map(over.seats.map((seat) => [seat.player, seat.character]));
  return Promise.all(
    over.nights.map(async (night) => {
      const tally = tallies.find((row) => row.night === night.number) ?? null;
      const scores = tally ? await scoresOf(ctx, it, tally) : new Map<string, Score>();
      const trace = traceLines(phrases, night);
      const texts = all
        .filter((row) => row.night === night.number && row.text !== '')
        .map((row): RevealedText => {
          const character = roles.get(row.author);
          const score = scores.get(row.id);
          const judged = score ? judgedText(row) : row.text;
          return {
            id: row.id,
            author: row.author,
            role: character === undefined ? '' : roleName(phrases, character),
            command: commandWords(phrases, night, row),
            text: judged,
            corrected: judged === row.text ? null : row.text,
            place: score?.place ?? null,
            score: score?.score ?? null,
            bonus: score?.bonus ?? null,
          };
        });
      const place = (text: RevealedText) => text.place ?? Number.MAX_SAFE_INTEGER;
      return {
        number: night.number,
        trace,
        texts: texts.sort((a, b) => place(a) - place(b) || a.author.localeCompare(b.author, 'ru')),
        hash: tally?.hash ?? null,
      };
    }),
  );
}

interface Score {
  place: number | null;
  score: number | null;
  bonus: string | null;
}

/** Places, scores and bonuses by description: the tally knows lots by their codes alone. */
async function scoresOf(ctx: Context, it: Loaded, tally: TallyRow): Promise<Map<string, Score>> {
  const lots = await lotsOf(ctx, it, tally.night);
  const id = new Map(lots.map((lot) => [lot.code, lot.id]));
  const grants = (tally.awarded ?? []) as ProposedGrant[];
  const names = ctx.phrases(it.row.ruleset).bonuses as Readonly<Record<string, { name: string }>>;
  return new Map(
    (tally.result as Tally).lots.map(({ lot, place, score }) => {
      const bonus = grants.find((grant) => grant.lot === lot)?.bonus ?? null;
      return [
        id.get(lot) ?? '',
        { place, score, bonus: bonus === null ? null : (names[bonus]?.name ?? bonus) },
      ];
    }),
  );
}

function commandWords(phrases: Phrases, night: NightOutcome, row: DescriptionRow): string {
  const one = commandOf(night.commands, row);
  if (!one?.ability) return '';
  const words = `${phrases.abilities[one.ability].name} ${one.targets.join(', ')}`.trim();
  const outcome =
    one.status === 'effective' ? 'да' : one.reason ? `нет, ${phrases.reasons[one.reason]}` : 'нет';
  return `${words}: ${outcome}`;
}
