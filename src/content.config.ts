import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

/** Rulebooks: content/rulesets/<id>/rules.md. */
const rules = defineCollection({
  loader: glob({
    pattern: '*/rules.md',
    base: './content/rulesets',
    generateId: ({ entry }) => entry.split('/')[0] ?? entry,
  }),
  schema: z.object({
    title: z.string(),
    edition: z.string().optional(),
    seats: z.object({ min: z.number(), full: z.number().optional(), max: z.number() }).optional(),
  }),
});

/** Guides for the player, the host and the jury: content/guide/<who>.md. */
const guide = defineCollection({
  loader: glob({ pattern: '*.md', base: './content/guide' }),
  schema: z.object({ title: z.string(), lead: z.string().optional() }),
});

export const collections = { rules, guide };
