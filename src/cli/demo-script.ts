import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const time = z.string().regex(/^\d\d:\d\d$/);
const bonusOf = z.object({ by: z.string(), bonus: z.string() });

/** A command as a scenario writes it: the nick is the key. */
const command = z.record(z.string(), z.unknown()).transform((raw, context) => {
  const { description, ...rest } = raw;
  const [by, sent] = Object.entries(rest)[0] ?? [];
  const structured = z.object({ ability: z.string(), targets: z.array(z.string()) }).safeParse(sent);
  if (by === undefined || (typeof sent !== 'string' && !structured.success)) {
    context.addIssue({ code: 'custom', message: 'a command is «nick: text» or «nick: {ability, targets}»' });
    return z.NEVER;
  }
  return {
    by,
    command: structured.success ? structured.data : { text: String(sent) },
    description: typeof description === 'string' ? description : '',
  };
});

const day = z.union([
  z.object({
    lynch: z.int(),
    block: z.array(z.string()).default([]),
    activate: z.array(bonusOf).default([]),
  }),
  z.object({
    night: z.int(),
    activate: z.array(bonusOf).default([]),
    commands: z.array(command).default([]),
    texts: z.array(z.object({ by: z.string(), text: z.string() })).default([]),
  }),
]);

const game = z.object({
  ruleset: z.string(),
  seed: z.string(),
  players: z.record(z.string(), z.string()),
  rolls: z.record(z.string(), z.string()).default({}),
  days: z.array(day),
});

const post = z.object({
  day: z.int(),
  at: time,
  author: z.string(),
  text: z.string(),
  vote: z.string().nullable().default(null),
  edited: z.boolean().default(false),
});

const paragraph = z.object({ from: z.array(z.string()), text: z.string() });

const ballot = z.object({
  night: z.int(),
  juror: z.string(),
  author: z.string(),
  n: z.int(),
  scores: z.array(z.int()).optional(),
  abstain: z.boolean().default(false),
  remark: z.string().default(''),
});

/** A game with everything around it: posts, morning reports, ballots. */
export interface DemoScript {
  game: z.output<typeof game>;
  posts: readonly z.output<typeof post>[];
  mornings: readonly { night: number; title: string; paragraphs: readonly z.output<typeof paragraph>[] }[];
  jurors: readonly string[];
  criteria: readonly string[];
  ballots: readonly z.output<typeof ballot>[];
  /** Nights whose tally is turned into grants. */
  awarded: readonly number[];
}

const morning = z.object({ night: z.int(), title: z.string(), paragraphs: z.array(paragraph) });
const around = z.object({
  posts: z.array(post),
  mornings: z.array(morning.extend({ jury: z.array(z.unknown()).default([]) })),
  jurors: z.array(z.string()),
  criteria: z.array(z.string()),
});
const line = z.object({ author: z.string(), n: z.int(), scores: z.record(z.string(), z.array(z.int())) });

const read = (name: string): unknown =>
  parse(readFileSync(join(process.cwd(), 'content', 'demo', name), 'utf8'));

/** The finished game: content/demo/game.yaml with literary.yaml. */
export function finishedScript(): DemoScript {
  const raw = read('literary.yaml');
  const whole = around.extend({ awards: z.array(z.object({ night: z.int() })) }).parse(raw);
  const ballots = whole.mornings.flatMap(({ night, jury }) =>
    z.array(line).parse(jury).flatMap(({ author, n, scores }) =>
      Object.entries(scores).map(([juror, given]) => ({
        night, juror, author, n, scores: given, abstain: false, remark: '',
      })),
    ),
  ); // prettier-ignore
  return {
    ...whole,
    game: game.parse(read('game.yaml')),
    ballots,
    awarded: [...new Set(whole.awards.map(({ night }) => night))],
  };
}

/** The game in the middle of a night: content/demo/running.yaml. */
export function runningScript(): DemoScript {
  const raw = read('running.yaml');
  const whole = around.extend({ game, ballots: z.array(ballot) }).parse(raw);
  return { ...whole, awarded: [] };
}
