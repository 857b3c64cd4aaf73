import { z } from 'zod';
import { defaultCriteria } from '../jury/criteria.ts';

const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** What the host decides about a game besides its ruleset's options. */
export const gameSettings = z.object({
  seats: z.object({ min: z.int().min(10).max(40), max: z.int().min(10).max(40) }).default({ min: 10, max: 40 }),
  calendar: z
    .object({
      dayStarts: hour,
      dayEnds: hour,
      nightEnds: hour,
      /** ISO dates on which the game rests besides weekends. */
      daysOff: z.array(z.iso.date()),
    })
    .default({ dayStarts: '10:00', dayEnds: '22:00', nightEnds: '08:00', daysOff: [] }),
  descriptions: z
    .object({ min: z.int(), max: z.int(), hard: z.int() })
    .default({ min: 20, max: 2000, hard: 10_000 }),
  jury: z
    .object({
      quorum: z.int().min(1).max(9),
      criteria: z.array(z.object({ id: z.string(), label: z.string(), hint: z.string() })).min(1).max(8),
      /** The bonus of the first place, of the second, and so on. */
      places: z.array(z.string()).max(10),
    })
    .default({ quorum: 2, criteria: [...defaultCriteria], places: ['shield', 'double-vote'] }),
});

export type GameSettings = z.infer<typeof gameSettings>;
export const defaultSettings: GameSettings = gameSettings.parse({});
