import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Phrases } from './engine/phrases.ts';
import { rulesets } from './engine/rulesets/catalogue.ts';
import type { RulesetId } from './engine/vocabulary.ts';
import { castOf, type Cast } from './literary/cast.ts';
import { settingSchema, type Setting } from './literary/setting.ts';

const contentFolder = (): string => join(process.cwd(), 'content');

/** The world's prose for drafts: all of content/setting. */
export function readSetting(content = contentFolder()): Setting {
  const folder = join(content, 'setting');
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  return files.sort().flatMap((name) => settingSchema.parse(parse(readFileSync(join(folder, name), 'utf8'))));
}

const names = z.array(z.string()).optional();
const known = z.looseObject({ id: z.string(), aliases: names, secretWords: names });
/** A ruleset with another's characters names it, and says only what it says differently. */
const file = z.union([z.array(known), z.strictObject({ like: z.string(), characters: z.array(known) })]);

type Known = Readonly<Record<string, Pick<z.output<typeof known>, 'aliases' | 'secretWords'>>>;

/** The names of all roles of a ruleset, aliases included. */
export function readCast(ruleset: RulesetId, phrases: Phrases, content = contentFolder()): Cast {
  const names = readNames(ruleset, content);
  return castOf(
    phrases.characters,
    Object.fromEntries(Object.entries(names).map(([id, { aliases = [] }]) => [id, aliases])),
    Object.fromEntries(Object.entries(names).map(([id, { secretWords = [] }]) => [id, secretWords])),
  );
}

function readNames(ruleset: RulesetId, content: string): Known {
  const read = file.parse(
    parse(readFileSync(join(content, 'characters', `${ruleset}.yaml`), 'utf8')) as unknown,
  );
  const { like, characters } = Array.isArray(read) ? { like: null, characters: read } : read;
  const base = like === null ? {} : readNames(like, content);
  return {
    ...base,
    ...Object.fromEntries(characters.map(({ id, ...own }) => [id, { ...base[id], ...own }])),
  };
}

/** The casts of all rulesets, each by its id. */
export function allCasts(
  phrases: (ruleset: RulesetId) => Phrases,
  content?: string,
): (ruleset: RulesetId) => Cast {
  const read = new Map(rulesets.map(({ id }) => [id, readCast(id, phrases(id), content)]));
  return (ruleset) => {
    const cast = read.get(ruleset);
    if (!cast) throw new Error(`No cast for the ruleset ${ruleset}`);
    return cast;
  };
}
