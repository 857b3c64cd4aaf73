import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const command = z.record(z.string(), z.unknown());
const day = z.object({
  night: z.int().optional(),
  commands: z.array(command).default([]),
  texts: z.array(z.object({ by: z.string(), text: z.string() })).default([]),
  block: z.array(z.string()).default([]),
  expect: z.object({ deaths: z.array(z.string()) }).optional(),
});
const file = z.object({
  game: z.object({ seed: z.string(), players: z.record(z.string(), z.string()), days: z.array(day) }),
  mornings: z.array(z.object({ paragraphs: z.array(z.object({ text: z.string() })) })),
  posts: z.array(z.object({ text: z.string() })),
  ballots: z.array(z.object({ remark: z.string().optional() })),
});

export interface Description {
  night: number;
  by: string;
  text: string;
}

/** The demo game that stands in its second night, as it was written: what is true of it, whatever the site says. */
export interface Script {
  seed: string;
  characters: Readonly<Record<string, string>>;
  clans: Readonly<Record<string, string>>;
  dead: ReadonlySet<string>;
  descriptions: readonly Description[];
  /** Actor, ability's stem, target of a command of the open night. */
  open: readonly { by: string; verb: string; target: string }[];
  /** Leaders and whose vote each has blocked. */
  blocks: readonly { by: string; of: string }[];
  remarks: readonly string[];
  /** What all have read: posts and the published report. */
  publicTexts: readonly string[];
}

const mafia: Readonly<Record<string, readonly string[]>> = {
  'fat-men': ['first-fat-man', 'second-fat-man', 'third-fat-man', 'tutti'],
  rebels: ['tibul', 'prospero', 'suok', 'brizak'],
};
const clanOf = (character: string): string =>
  Object.keys(mafia).find((clan) => mafia[clan]?.includes(character)) ?? 'town';

export function readScript(): Script {
  const read = file.parse(parse(readFileSync('content/demo/running.yaml', 'utf8')));
  const { seed, players, days } = read.game;
  const sent = days.flatMap(({ night = 0, commands }) =>
    commands.map(({ description, ...rest }) => {
      const [by = '', text = ''] = Object.entries(rest)[0] ?? [];
      return { night, by, command: String(text), text: String(description) };
    }),
  );
  const texts = days.flatMap(({ night = 0, texts: all }) => all.map((one) => ({ night, ...one })));
  const last = Math.max(...sent.map(({ night }) => night));
  return {
    seed,
    characters: players,
    clans: Object.fromEntries(Object.entries(players).map(([nick, character]) => [nick, clanOf(character)])),
    dead: new Set(days.flatMap((one) => one.expect?.deaths ?? [])),
    descriptions: [...sent.map(({ night, by, text }) => ({ night, by, text })), ...texts],
    open: sent
      .filter(({ night }) => night === last)
      .map(({ by, command: typed }) => ({
        by,
        verb: typed.slice(0, 4).toLowerCase(),
        target: typed.slice(typed.indexOf(' ') + 1),
      })),
    blocks: days
      .flatMap(({ block }) => block)
      .map((line) => {
        const [by = '', of = ''] = line.split(' > ');
        return { by, of };
      }),
    remarks: read.ballots.flatMap(({ remark }) => (remark ? [remark] : [])),
    publicTexts: [
      ...read.posts.map(({ text }) => text),
      ...read.mornings.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text)),
    ],
  };
}
