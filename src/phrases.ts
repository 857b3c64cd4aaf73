import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { deepMerge, type Words } from './deep-merge.ts';
import { rulesets } from './engine/rulesets/catalogue.ts';
import { cases, genders, type Phrases } from './engine/phrases.ts';
import {
  abilityIds,
  bonusIds,
  causes,
  commandReasons,
  functionIds,
  impossibilities,
  secretIds,
  verdicts,
  voteReasons,
  type RulesetId,
} from './engine/vocabulary.ts';

const text = z.string().min(1);
const named = z.strictObject({ name: text, about: text });
const reasons = [...commandReasons, ...voteReasons] as const;

const character = z.strictObject({
  full: text,
  gender: z.enum(genders),
  ...(Object.fromEntries(cases.map((it) => [it, text])) as Record<(typeof cases)[number], typeof text>),
});

const ability = z.strictObject({
  name: text,
  whom: text,
  doing: text,
  acted: z.record(z.enum(genders), text),
  done: z.record(z.enum(genders), text).optional(),
  idle: text.optional(),
});

const option = z.strictObject({
  label: text,
  hint: z.string().default(''),
  rule: text,
  under: text.optional(),
  choices: z.record(z.string(), text).default({}),
});

const schema: z.ZodType<Phrases> = z.strictObject({
  title: text,
  subtitle: z.string(),
  characters: z.record(z.string(), character),
  clans: z.record(z.string(), z.strictObject({ name: text, genitive: text })),
  functions: z.record(z.enum(functionIds), named),
  abilities: z.record(z.enum(abilityIds), ability),
  report: z.strictObject({
    nothing: text,
    idle: text,
    mirrored: text,
    guest: text,
    noGuest: text,
    counts: z.record(z.enum(genders), z.array(text).length(4)),
    died: text,
    diedCommissar: text,
    diedHidden: text,
    departed: text,
    departedHidden: text,
    missed: text,
    queue: text,
    living: text,
    quiet: text,
  }),
  reasons: z.record(z.enum(reasons), text),
  refusals: z.record(z.enum([...reasons, ...impossibilities]), text),
  refusalParts: z.strictObject({ arity: z.record(z.string(), text), own: text, or: text }),
  letters: z.strictObject({
    dealt: text,
    team: text,
    teamAlone: text,
    appointed: text,
    role: text,
    guest: text,
    guestUnknown: text,
    guestNone: text,
    same: text,
    different: text,
    count: text,
    spiedBy: text,
    succeeded: text,
    recruited: text,
    choose: text,
    secret: text,
    answer: text,
    correction: z.strictObject({
      corrected: text,
      of: z.strictObject({ lynch: text, night: text }),
      lives: text,
      gone: text,
      come: text,
    }),
    teamChoice: text,
    absence: text,
    absenceLast: text,
    bonus: text,
  }),
  verdicts: z.record(z.enum(verdicts), text),
  bonuses: z.record(z.enum(bonusIds), named),
  secrets: z.record(z.enum(secretIds), named),
  causes: z.record(z.enum(causes), text),
  answers: z.strictObject({ true: text, false: text, none: text }),
  chapters: z.record(z.string(), text),
  seating: z.strictObject({ usual: z.int().min(1), hint: z.string() }),
  options: z.record(z.string(), option),
});

/** What a ruleset says differently, and whose words it takes over first. */
const own = z.looseObject({ like: z.string().optional() });

/**
 * The words of a ruleset: the common ones, over them those of the ruleset it is like, over them its own. A word that
 * is missing or too many is our bug, and throws.
 */
export function readPhrases(
  ruleset: RulesetId = 'three-fat-men',
  content = join(process.cwd(), 'content'),
): Phrases {
  const shared = deepMerge(readWords('common', content), readWords('options', content));
  return schema.parse(deepMerge(shared, wordsOver(ruleset, content)));
}

/** The words of all rulesets, each by its id; asked without an id, those that all share. */
export function allPhrases(content?: string): (ruleset?: RulesetId) => Phrases {
  const ids = ['common', ...rulesets.map(({ id }) => id)];
  const read = new Map(ids.map((id) => [id, readPhrases(id, content)]));
  return (ruleset = 'common') => {
    const words = read.get(ruleset);
    if (!words) throw new Error(`No words for the ruleset ${ruleset}`);
    return words;
  };
}

function wordsOver(ruleset: RulesetId, content: string): Words {
  const { like, ...words } = own.parse(readWords(ruleset, content));
  return like === undefined ? words : deepMerge(wordsOver(like, content), words);
}

const readWords = (name: string, content: string): Words =>
  own.parse(parse(readFileSync(join(content, 'phrases', `${name}.yaml`), 'utf8')));
