import { z } from 'zod';
import type { Ruleset } from '../../engine/ruleset.ts';
import { strict, oneOf, text, keyed } from './words.ts';

export type Cast = readonly string[] | Readonly<Record<string, string>>;

/** The frame of a file; options, rolls and days are read when ruleset and nicks are known. */
export const frameSchema = (rulesets: readonly string[]) =>
  strict({
    ruleset: oneOf('ruleset', rulesets),
    options: z.record(z.string(), z.unknown()).optional(),
    seed: text.optional(),
    players: z.unknown().optional(),
    rolls: z.unknown().optional(),
    days: z.array(z.unknown()),
  });

/** `nick: character`, or a list of nicks for the seed to deal. */
export const playersSchema = (ruleset: Ruleset, given: unknown): z.ZodType<Cast> =>
  Array.isArray(given)
    ? z
        .array(nickname)
        .min(1, { error: 'expected at least one nick' })
        .superRefine((nicks, context) => {
          nicks.forEach((nick, index) => {
            if (nicks.indexOf(nick) === index) return;
            context.addIssue({ code: 'custom', message: `the nick "${nick}" is here twice`, path: [index] });
          });
        })
    : keyed(
        nickname,
        oneOf(
          'character',
          ruleset.characters.map(({ id }) => id),
        ),
      ).refine((players) => Object.keys(players).length > 0, { error: 'expected at least one player' });

/** The nicks of a cast, in the order written. */
export const nicksOf = (cast: Cast): readonly string[] => (isList(cast) ? cast : Object.keys(cast));

/** Nicks alone, for the seed to deal? */
export const isList = (cast: Cast): cast is readonly string[] => Array.isArray(cast);

const nickname = text.refine((nick) => nick.trim() !== '', { error: 'expected a nick' });
