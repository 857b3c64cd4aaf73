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

/** J3 What a panel's deadlines are counted by: the lynch that follows the night, the night after it, or none at all. */
export const panelEnds = ['lynch', 'night', 'never'] as const;
export type PanelEnd = (typeof panelEnds)[number];
export const defaultCloses: { soft: PanelEnd; hard: PanelEnd } = { soft: 'lynch', hard: 'night' };

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
          .array(
            z.object({
              id: typed(40).min(1),
              label: typed(80).min(1),
              hint: typed(200),
              /** How much it counts in the tally (J4); 1 unless said. */
              weight: z.number().min(0).max(100).optional(),
            }),
          )
          .min(1)
          .max(8)
          .refine((all) => new Set(all.map(({ id }) => id)).size === all.length)
          .refine((all) => all.some(({ weight = 1 }) => weight > 0)),
        /** J1 Characters are masked as «герой», too. */
        maskRoles: z.boolean().default(false),
        /** J3 The phase after the judged night at whose end the jurors are reminded, and that at whose end it is too late. */
        closes: z
          .object({ soft: z.enum(panelEnds), hard: z.enum(panelEnds) })
          .refine(({ soft, hard }) => soft !== 'night' || hard !== 'lynch')
          .default(defaultCloses),
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
      .default({
        quorum: 2,
        criteria: [...defaultCriteria],
        maskRoles: false,
        closes: defaultCloses,
        kinds: [...bonuses],
        places: usual,
      }),
  });
}

export type GameSettings = z.infer<ReturnType<typeof gameSettings>>;
