import { z } from 'zod';

/** A piece of the world's prose for drafts (content/setting/*.yaml). */
export const settingPiece = z.object({
  id: z.string().min(1),
  kind: z.string().min(1),
  tags: z.array(z.string()).default([]),
  /** Roles without whom it has no place: their world is another. */
  needs: z.array(z.string()).default([]),
  text: z.string().min(1),
});

/** Сеттинг: openings, transitions and endings in the world of the ruleset. */
export const settingSchema = z.array(settingPiece);

export type SettingPiece = z.output<typeof settingPiece>;
export type Setting = readonly SettingPiece[];
