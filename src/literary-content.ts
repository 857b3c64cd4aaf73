import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Phrases } from './engine/phrases.ts';
import { castOf, type Cast } from './literary/cast.ts';
import { settingSchema, type Setting } from './literary/setting.ts';

const contentFolder = (): string => join(process.cwd(), 'content');

/** The world's prose for drafts: all of content/setting. */
export function readSetting(content = contentFolder()): Setting {
  const folder = join(content, 'setting');
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  return files.sort().flatMap((name) => settingSchema.parse(parse(readFileSync(join(folder, name), 'utf8'))));
}

const names = z.array(z.string()).default([]);
const characters = z.array(z.looseObject({ id: z.string(), aliases: names, secretWords: names }));

/** The names of all roles of «Три толстяка», aliases included. */
export function readCast(phrases: Phrases, content = contentFolder()): Cast {
  const file = readFileSync(join(content, 'characters', 'three-fat-men.yaml'), 'utf8');
  const all = characters.parse(parse(file));
  const aliases = Object.fromEntries(all.map((one) => [one.id, one.aliases]));
  const secretWords = Object.fromEntries(all.map((one) => [one.id, one.secretWords]));
  return castOf(phrases.characters, aliases, secretWords);
}
