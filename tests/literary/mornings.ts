import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { WeavingNight } from '../../src/cli/weave/night.ts';
import { inspect } from '../../src/literary/checks.ts';
import { readMarkdown } from '../../src/literary/markdown/read.ts';
import { weavingNights } from './scenario-nights.ts';

interface Written {
  readonly night: number;
  readonly title: string;
  readonly paragraphs: readonly { readonly from: readonly string[]; readonly text: string }[];
}

/** A night of the demo, its written morning as plain Markdown. */
export interface Morning extends WeavingNight {
  readonly name: string;
  readonly morning: Written;
  readonly markdown: string;
}

export const asMarkdown = ({ title, paragraphs }: Pick<Written, 'title' | 'paragraphs'>): string =>
  `# ${title}\n\n${paragraphs.map(({ text }) => text).join('\n\n')}\n`;

function mornings(gameFile: string, under: string | null, literaryFile: string): readonly Morning[] {
  const file = parse(readFileSync(gameFile, 'utf8')) as Record<string, unknown>;
  const { days, ...game } = (under === null ? file : file[under]) as { days: Record<string, unknown>[] };
  // The plain citizens' texts are no part of a scenario.
  const text = JSON.stringify({ ...game, days: days.map(({ texts: _, ...day }) => day) });
  const written = (parse(readFileSync(literaryFile, 'utf8')) as { mornings: Written[] }).mornings;
  return weavingNights(text, gameFile).flatMap((night) => {
    const morning = written.find((one) => one.night === night.material.night);
    const name = `${gameFile}, ${night.material.night}`;
    return morning ? [{ ...night, name, morning, markdown: asMarkdown(morning) }] : [];
  });
}

export const demoMornings: readonly Morning[] = [
  ...mornings('content/demo/game.yaml', null, 'content/demo/literary.yaml'),
  ...mornings('content/demo/running.yaml', 'game', 'content/demo/running.yaml'),
];

/** What the checks see in a text that was written without marks. */
export const look = (markdown: string, { material, cast }: WeavingNight) =>
  inspect(readMarkdown(markdown).document, material, cast);

/** The morning after night N of the finished demo. */
export const morningOf = (night: number): Morning => {
  const found = demoMornings.find((one) => one.material.night === night);
  if (!found) throw new Error(`no morning ${night}`);
  return found;
};

/** The codes that a paragraph adds to a morning's findings. */
export function added(night: number, paragraph: string): readonly string[] {
  const morning = morningOf(night);
  const before = new Set(look(morning.markdown, morning).findings.map(({ key }) => key));
  return look(`${morning.markdown}\n${paragraph}\n`, morning)
    .findings.filter(({ key }) => !before.has(key))
    .map(({ code, stops }) => `${stops ? '■' : ''}${code}`);
}
