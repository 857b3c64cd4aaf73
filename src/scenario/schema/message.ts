import { z } from 'zod';
import {
  bonusIds,
  commandReasons,
  impossibilities,
  secretIds,
  voteReasons,
} from '../../engine/vocabulary.ts';
import { clan, nick, type Known } from './nicks.ts';
import { oneOf, read, strict, text } from './words.ts';

/** Fields of a private message besides `to` and `kind`, as the notation names them. */
export const letterFields = {
  dealt: ['character', 'clan'],
  appointed: ['as'],
  role: ['of', 'seen'],
  guest: ['of', 'guest'],
  alignment: ['of', 'seen'],
  count: ['of', 'number'],
  'spied-by': ['by'],
  succeeded: ['clan'],
  recruited: ['clan'],
  team: ['clan', 'members'],
  choose: ['what', 'among'],
  secret: ['effect', 'step', 'text'],
  answer: ['text'],
  'team-choice': ['by', 'of'],
  absence: ['missed', 'left'],
  bonus: ['bonus'],
  refused: ['reason'],
} as const;

export type LetterKind = keyof typeof letterFields;
const kinds = Object.keys(letterFields) as LetterKind[];

/** A private message that is expected: its kind, and those of its fields that matter. */
export const message = (known: Known) => {
  const fields = fieldSchemas(known);
  return z.looseObject({ kind: oneOf('kind', kinds) }).transform((given, context) => {
    const kind = given.kind as LetterKind;
    const shape: Record<string, z.ZodType> = { kind: z.literal(kind), to: nick(known).optional() };
    for (const field of letterFields[kind])
      shape[field] = fields[`${kind}.${field}`] ?? fields[field] ?? z.unknown();
    const parsed = read(strict(shape), given);
    if (parsed.success) return parsed.data as Readonly<Record<string, unknown>>;
    for (const issue of parsed.error.issues) context.addIssue({ ...issue } as never);
    return z.NEVER;
  });
};

function fieldSchemas(known: Known): Record<string, z.ZodType> {
  const player = nick(known);
  const players = z.array(player);
  const either = z.unknown().superRefine((value, context) => {
    const parsed = Array.isArray(value) ? read(players, value) : read(player, value);
    for (const issue of parsed.error?.issues ?? []) context.addIssue({ ...issue } as never);
  });
  return {
    of: player.optional(),
    'alignment.of': either.optional(),
    'count.of': players.optional(),
    members: players.optional(),
    guest: z.union([z.null(), z.literal('unknown'), player]).optional(),
    clan: clan(known).nullable().optional(),
    character: text.optional(),
    as: text.optional(),
    seen: text.optional(),
    by: text.optional(),
    number: z.int().optional(),
    missed: z.int().optional(),
    left: z.int().optional(),
    what: text.optional(),
    effect: oneOf('effect', [...secretIds, 'written']).optional(),
    step: z.int().optional(),
    text: text.optional(),
    among: z.array(text).optional(),
    bonus: oneOf('bonus', bonusIds).optional(),
    reason: oneOf('reason', [...new Set([...commandReasons, ...voteReasons, ...impossibilities])]).optional(),
  };
}
