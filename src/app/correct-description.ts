import { z } from 'zod';
import type { Game } from '../engine/game.ts';
import type { Refusal, Result } from '../engine/result.ts';
import { cleanText, graphemes } from '../literary/description.ts';
import { changeGame } from './change-game.ts';
import { phaseNumber, prose, slug, typed } from './fields.ts';
import { judgedText } from './judged-text.ts';
import type { Actor, Context } from './ports.ts';
import type { ReportDeskRow } from './ports/reports.ts';
import { readInput } from './read-input.ts';
import { refuse } from './refuse.ts';

const input = z.object({
  slug,
  night: phaseNumber,
  /** Which of his texts it is: an ability, «heal/2» for a second one, `none` without a command. */
  slot: typed(60),
  description: prose,
});

/** L4 How a night's descriptions stand: still sent with their commands, open to correction, or fixed. */
export function correctable(
  { phase }: Pick<Game, 'phase'>,
  night: number,
  desk: ReportDeskRow | null,
  now: Date,
): 'sent' | 'open' | 'locked' {
  if (phase.kind !== 'night' || phase.number !== night || desk?.lockedAt) return 'locked';
  const ended = phase.state === 'closed' || (phase.ends !== null && now >= new Date(phase.ends));
  return ended ? 'open' : 'sent';
}

/**
 * L4 After the deadline an author corrects a description that came in time, until the host locks them or the night
 * becomes public. What stood at the deadline is kept beside it, and is what the jury judges; the command stays.
 * Refusals: `description-open`, before the deadline; `description-locked`; `description-unknown`; `description-empty`.
 */
export async function correctDescription(
  ctx: Context,
  actor: Actor,
  raw: unknown,
): Promise<Result<{ text: string; original: string | null }, Refusal>> {
  const read = readInput(input, raw);
  if (!read.ok) return read;
  const { night, slot } = read.value;
  const text = cleanText(read.value.description).trim();
  return changeGame(ctx, actor, read.value.slug, 'play', async (inside, it, at) => {
    const stop = (code: string, detail?: Refusal['detail']) => ({
      entries: [],
      answer: refuse(code, detail),
    });
    const { descriptions, reportDesks } = inside.store;
    const state = correctable(it.game, night, await reportDesks.get(it.row.id, night), at);
    if (state !== 'open') return stop(state === 'sent' ? 'description-open' : 'description-locked');
    const { hard } = it.row.settings.descriptions;
    if (graphemes(text) > hard) return stop('too-long', { max: hard });
    if (text === '') return stop('description-empty');
    const ability = slot === 'none' ? '' : slot;
    const row = (await descriptions.ofNight(it.row.id, night)).find(
      (one) => one.author === it.seat?.nick && one.ability === ability && one.text !== '',
    );
    if (!row) return stop('description-unknown');
    const inTime = judgedText(row);
    const original = text === inTime ? null : inTime;
    await descriptions.put(it.row.id, { ...row, text, original });
    return { entries: [], answer: { ok: true, value: { text, original } } };
  });
}
