import { z } from 'zod';
import type { Game } from '../engine/game.ts';
import type { EntryOf } from '../engine/log.ts';
import type { Refusal, Result } from '../engine/result.ts';
import { concerns } from '../engine/ruling.ts';
import { phaseNumber, slug, typed } from './fields.ts';
import { refuse } from './refuse.ts';

/** What the host says about one command of one night. */
export const rulingFields = z.object({
  slug,
  night: phaseNumber,
  /** nick/ability, a nick for all that he sent, or a command's id. */
  of: typed(200).min(1),
  outcome: z.enum(['effective', 'ineffective']),
  why: typed(1000).trim().min(3),
  tell: typed(2000).trim().default(''),
});

export type RulingFields = z.output<typeof rulingFields>;

export type RulingEntry = (EntryOf<'adjudicate'> | EntryOf<'overrule'>) & { readonly at: string };

/** Has everybody read this night? Null: the game has come to no such night. */
export function isRead({ past, phase }: Game, night: number): boolean | null {
  const ended = past.find((it) => it.kind === 'night' && it.number === night);
  if (ended?.kind === 'night') return ended.published;
  return phase.kind === 'night' && phase.number === night ? false : null;
}

/**
 * The ruling as an entry of the log: of a night that is not public it changes the outcome, of one that is it corrects
 * the game or is announced.
 */
export function rulingEntry(
  game: Game,
  at: Date,
  { night, of, outcome, why, tell }: RulingFields,
  as: 'apply' | 'announce' = 'apply',
): Result<RulingEntry, Refusal> {
  const read = isRead(game, night);
  if (read === null) return refuse('not-found');
  const said = { at: at.toISOString(), of, outcome, why, ...(tell === '' ? {} : { tell }) };
  if (read) return { ok: true, value: { ...said, kind: 'overrule', night, as } };
  if (as === 'announce') return refuse('ruling-unpublished');
  const stands = game.sent.some(
    (it) => it.status === 'standing' && concerns({ of }, { id: it.id, actor: it.by, ability: it.ability }),
  );
  if (!stands) return refuse('unknown-command', { target: of });
  return { ok: true, value: { ...said, kind: 'adjudicate' } };
}
