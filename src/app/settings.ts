import { z } from 'zod';
import { bonusIds, type BonusId } from '../engine/vocabulary.ts';
import { defaultCriteria } from '../jury/criteria.ts';
import { typed } from './fields.ts';

/** Of a description, in graphemes. */
const length = z.int().min(0).max(100_000);
const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** 2.1 The hours of a game that chose none of its own. */
export const defaultCalendar = { dayStarts: '10:00', dayEnds: '22:00', nightEnds: '08:00', daysOff: [] };

const calendar = z
  .object({
    dayStarts: hour,
    dayEnds: hour,
    nightEnds: hour,
    /** ISO dates on which the game rests besides weekends. */
    daysOff: z.array(z.iso.date()).max(400),
  })
  // A night ends before the morning's report, and a day begins before its lynch is over.
  .refine(({ nightEnds, dayStarts, dayEnds }) => nightEnds <= dayStarts && dayStarts < dayEnds);

/** What a ruleset, with the options of a game, leaves open. */
export interface Bounds {
  seats: { readonly least: number; readonly most: number };
  /** 10 The bonuses that it knows. */
  bonuses: readonly BonusId[];
}

/** What the host decides about a game besides its ruleset's options. */
export function gameSettings({ seats: { least, most }, bonuses }: Bounds) {
  const seats = z.int().min(least).max(most);
  const usual = (['shield', 'double-vote'] as const).filter((bonus) => bonuses.includes(bonus));
  return z.object({
    seats: z.object({ min: seats, max: seats }).default({ min: least, max: most }),
    calendar: calendar.default(defaultCalendar),
    descriptions: z
      .object({ min: length, max: length, hard: length.min(1) })
      .default({ min: 20, max: 2000, hard: 10_000 }),
    jury: z
      .object({
        quorum: z.int().min(1).max(9),
        criteria: z
          .array(z.object({ id: typed(40).min(1), label: typed(80).min(1), hint: typed(200) }))
          .min(1)
          .max(8)
          .refine((all) => new Set(all.map(({ id }) => id)).size === all.length),
        /** 10 The kinds of bonus that this game grants. */
        kinds: z.array(z.enum(bonusIds).refine((kind) => bonuses.includes(kind))).default([...bonuses]),
        /** The bonus of the first place, of the second, and so on. */
        places: z.array(z.enum(bonusIds)).max(10),
      })
      .superRefine(({ kinds, places }, check) => {
        for (const [place, bonus] of places.entries())
          if (!kinds.includes(bonus))
            check.addIssue({ code: 'custom', path: ['places', place], input: bonus });
      })
      .default({ quorum: 2, criteria: [...defaultCriteria], kinds: [...bonuses], places: usual }),
  });
}

export type GameSettings = z.infer<ReturnType<typeof gameSettings>>;
