import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const words = z.record(z.string(), z.string());

/** The site's own refusals in Russian, code → sentence, from content/phrases/site.yaml. */
export function readSiteWords(content = join(process.cwd(), 'content')): Readonly<Record<string, string>> {
  return words.parse(parse(readFileSync(join(content, 'phrases', 'site.yaml'), 'utf8')));
}
