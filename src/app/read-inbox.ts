import type { Options } from '../engine/options.ts';
import { firstPhase, phaseAfter, type PhaseName } from '../engine/phase-order.ts';
import { view } from '../engine/view.ts';
import { stateOf } from './load-game.ts';
import type { Actor, Context, LogLine } from './ports.ts';
import { letterLines, type LetterLine } from './read-letter.ts';

/** The cookie that remembers up to which letter of each game the inbox was read. */
export const seenLetters = 'letters';

/** A game's letters to the reader, latest first. */
export interface InboxGame {
  slug: string;
  title: string;
  letters: readonly (LetterLine & { at: string; fresh: boolean })[];
}

interface Post {
  gameId: string;
  slug: string;
  title: string;
  nick: string;
  letters: readonly LetterLine[];
}

/** All letters to the reader, of all his games. */
async function post(ctx: Context, actor: NonNullable<Actor>): Promise<readonly Post[]> {
  const games = await ctx.store.seats.gamesOf(actor.id);
  const read = games.map(async ({ gameId, slug, title, nick }): Promise<Post | null> => {
    const row = await ctx.store.games.bySlug(slug);
    const game = row ? await stateOf(ctx, row) : null;
    if (!row || !game) return null;
    const letters = letterLines(
      ctx.phrases(row.ruleset),
      view(game, { kind: 'player', player: nick }).letters,
    );
    return letters.length > 0 ? { gameId, slug, title, nick, letters } : null;
  });
  return (await Promise.all(read)).filter((one) => one !== null);
}

/**
 * When a phase's letters came: a lynch's when it ended, a night's when its report was published,
 * those of a phase that is still open when it began.
 */
function phaseTimes(lines: readonly LogLine[]): (kind: 'lynch' | 'night', number: number) => string {
  const [begun, ended] = [new Map<string, string>(), new Map<string, string>()];
  const [first] = lines;
  const options: Options = first?.kind === 'start' ? first.setup.options : {};
  const name = ({ kind, number }: PhaseName) => `${kind}/${number}`;
  let phase = firstPhase(options);
  begun.set(name(phase), first?.at ?? '');
  for (const line of lines) {
    if (line.kind !== 'publish' && !(line.kind === 'close' && phase.kind === 'lynch')) continue;
    ended.set(name(phase), line.at);
    phase = phaseAfter(phase, options);
    begun.set(name(phase), line.at);
  }
  return (kind, of) => ended.get(`${kind}/${of}`) ?? begun.get(`${kind}/${of}`) ?? '';
}

/** The moment of the grant or of the hint that a letter tells of. */
function cameAt(log: readonly LogLine[], nick: string, { grant, about }: LetterLine): string | undefined {
  if (about) {
    const asked = (line: LogLine) =>
      line.kind === 'activate' && line.by === nick && line.targets?.join('\n') === about.join('\n');
    return log.find(asked)?.at;
  }
  if (!grant) return undefined;
  const own = log.filter((line) => line.kind === 'grant' && line.to === nick && line.bonus === grant.bonus);
  return own[grant.nth]?.at;
}

/** «Письма»: all that the games have written to the reader; what came after `seen` is fresh. */
export async function readInbox(
  ctx: Context,
  actor: NonNullable<Actor>,
  seen = '',
): Promise<readonly InboxGame[]> {
  const games = await post(ctx, actor);
  const known = readSeen(seen);
  const dated = games.map(async ({ gameId, slug, title, nick, letters }) => {
    const log = await ctx.store.log.read(gameId);
    const times = phaseTimes(log);
    const lines = letters.map((line, index) => ({
      ...line,
      at: line.at ?? cameAt(log, nick, line) ?? times(line.kind, line.number),
      fresh: index >= (known[slug] ?? 0),
    }));
    return { slug, title, letters: lines.toReversed() };
  });
  return Promise.all(dated.toReversed());
}

/** How many letters came since the inbox was last read. */
export async function countNewLetters(ctx: Context, actor: NonNullable<Actor>, seen = ''): Promise<number> {
  const known = readSeen(seen);
  const games = await post(ctx, actor);
  return games.reduce((sum, game) => sum + Math.max(0, game.letters.length - (known[game.slug] ?? 0)), 0);
}

/** What the cookie holds once everything shown was read: letters by game. */
export const writeSeen = (games: readonly InboxGame[]): string =>
  games.map(({ slug, letters }) => `${slug}:${letters.length}`).join('.');

function readSeen(cookie: string): Record<string, number> {
  return Object.fromEntries(
    cookie.split('.').flatMap((pair) => {
      const [slug, count] = pair.split(':');
      return slug && count && /^\d{1,6}$/u.test(count) ? [[slug, Number(count)]] : [];
    }),
  );
}
