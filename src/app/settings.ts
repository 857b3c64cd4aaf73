import { z } from 'zod';
import { bonusIds } from '../engine/vocabulary.ts';
import { defaultCriteria } from '../jury/criteria.ts';
import { typed } from './fields.ts';

/** Of a description, in graphemes. */
const length = z.int().min(0).max(100_000);
const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** What the host decides about a game besides its ruleset's options. */
export const gameSettings = z.object({
  seats: z
    .object({ min: z.int().min(10).max(40), max: z.int().min(10).max(40) })
    .default({ min: 10, max: 40 }),
  calendar: z
    .object({
      dayStarts: hour,
      dayEnds: hour,
      nightEnds: hour,
      /** ISO dates on which the game rests besides weekends. */
      daysOff: z.array(z.iso.date()).max(400),
    })
    // A night ends before the morning's report, and a day begins before its lynch is over.
    .refine(({ nightEnds, dayStarts, dayEnds }) => nightEnds <= dayStarts && dayStarts < dayEnds)
    .default({ dayStarts: '10:00', dayEnds: '22:00', nightEnds: '08:00', daysOff: [] }),
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
      /** The bonus of the first place, of the second, and so on. */
      places: z.array(z.enum(bonusIds)).max(10),
    })
    .default({ quorum: 2, criteria: [...defaultCriteria], places: ['shield', 'double-vote'] }),
});

export type GameSettings = z.infer<typeof gameSettings>;
export const defaultSettings: GameSettings = gameSettings.parse({});
