import { z } from 'zod';
import { cleanText } from '../literary/description.ts';

/** A game's address, as it came. */
export const slug = z.string().max(80);

/** A night or a day. */
export const phaseNumber = z.int().min(1).max(999);

/** Of what is saved under a version check; 0: nothing is saved yet. */
export const version = z.int().min(0).max(1_000_000_000);

/** Text that is kept as it was typed: the database holds no NUL and no half of a character. */
export const typed = (most: number) =>
  z
    .string()
    .max(most)
    .refine((text) => !text.includes('\0') && text.isWellFormed());

/** A nick as typed. */
export const nick = typed(100).min(1);

/** The idempotency key, made on the device: what is sent twice under one key is taken once and answered the same (L3). */
export const key = typed(100).min(8);

/** One line of a heading: cleaned, and still something to be read. */
export const title = (most: number) =>
  z
    .string()
    .max(10 * most)
    .transform((text) => cleanText(text).replace(/\s+/gu, ' ').trim())
    .pipe(z.string().min(1).max(most));

/** Prose of any length that is cleaned and measured by who takes it. */
export const prose = z.string().max(200_000);
