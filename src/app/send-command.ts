import { z } from 'zod';
import { moscowTime } from '../calendar/words.ts';
import type { Entry } from '../engine/log.ts';
import { readCommand } from '../engine/command.ts';
import { play } from '../engine/play.ts';
import type { Refusal, Result } from '../engine/result.ts';
import { abilityIds } from '../engine/vocabulary.ts';
import { cleanText, graphemes } from '../literary/description.ts';
import { changeGame, type Decision, type Running } from './change-game.ts';
import { key, phaseNumber, prose, slug, typed } from './fields.ts';
import type { Actor, Context, DescriptionRow } from './ports.ts';
import { readInput } from './read-input.ts';
import { refuse } from './refuse.ts';

const command = z.union([
  z.object({ ability: z.enum(abilityIds), targets: z.array(typed(100)).max(10) }),
  z.object({ text: typed(400) }),
]);

const input = z.object({
  slug,
  night: phaseNumber,
  key,
  command: command.nullable(),
  description: prose.default(''),
});

/** More in one night is no play: every one stays in the log. */
const MOST_SENT = 100;

type Input = z.output<typeof input>;

/** What the player is told: the server's time of arrival and words for the receipt. */
export interface Receipt {
  at: string;
  words: string;
}

/** A player sends his night command and its description; until the deadline either may be replaced (2.4). */
export async function sendCommand(
  ctx: Context,
  actor: Actor,
  raw: unknown,
): Promise<Result<Receipt, Refusal>> {
  const read = readInput(input, raw);
  if (!read.ok) return read;
  const sent = { ...read.value, description: cleanText(read.value.description).trim() };
  return changeGame(ctx, actor, sent.slug, 'play', async (inside, it, at) => {
    const account = it.seat?.accountId ?? '';
    const known = await inside.store.answers.get(it.row.id, account, sent.key);
    if (known) return { entries: [], answer: known as Result<Receipt, Refusal> };
    const decision = await decide(inside, it, sent, at);
    await inside.store.answers.put(it.row.id, account, sent.key, decision.answer, at);
    return decision;
  });
}

async function decide(ctx: Context, it: Running, sent: Input, at: Date): Promise<Decision<Receipt>> {
  const refused = (code: string, detail?: Refusal['detail']): Decision<Receipt> => ({
    entries: [],
    answer: refuse(code, detail),
  });
  const { phase } = it.game;
  const { hard } = it.row.settings.descriptions;
  if (phase.kind !== 'night' || phase.number !== sent.night || phase.state !== 'open')
    return refused('phase-closed');
  if (graphemes(sent.description) > hard) return refused('too-long', { max: hard });
  if (!sent.command && sent.description === '') return refused('nothing-sent');
  if (!sent.command) {
    if (phase.ends && at.toISOString() >= phase.ends)
      return refused('late', { ends: phase.ends, at: at.toISOString() });
    await putDescription(ctx, it, sent, '', at);
    return {
      entries: [],
      answer: { ok: true, value: receipt(at, `Принято в ${moscowTime(at)}.`, phase.ends) },
    };
  }
  const player = it.seat?.nick ?? '';
  if (it.game.sent.filter((one) => one.by === player).length >= MOST_SENT) return refused('too-many-tries');
  const entry = entryOf(ctx, player, sent.command, at);
  const played = play(it.game, entry);
  if (played.refusal) return { entries: [entry], answer: { ok: false, error: played.refusal } };
  const ability = abilityOf(it, player, sent.command);
  const before = await standing(ctx, it, sent.night, ability);
  await putDescription(ctx, it, sent, ability, at);
  const words =
    sameCommand(it, player, entry) && before && before.text !== sent.description
      ? `Команда прежняя, описание обновлено в ${moscowTime(at)}.`
      : `Принято в ${moscowTime(at)}.`;
  return { entries: [entry], answer: { ok: true, value: receipt(at, words, phase.ends) } };
}

function receipt(at: Date, words: string, ends: string | null): Receipt {
  const until = ends ? ` Можно менять до ${moscowTime(new Date(ends)).slice(0, 5)}.` : '';
  return { at: at.toISOString(), words: words + until };
}

function entryOf(ctx: Context, by: string, sent: NonNullable<Input['command']>, at: Date): Entry {
  const common = { id: ctx.chance.id(), by, at: at.toISOString() };
  return 'text' in sent
    ? { kind: 'text-command', ...common, text: sent.text }
    : { kind: 'command', ...common, ability: sent.ability, targets: sent.targets };
}

function abilityOf(it: Running, player: string, sent: NonNullable<Input['command']>): string {
  if (!('text' in sent)) return sent.ability;
  const read = readCommand(it.game, player, sent.text);
  return read.ok ? read.value.ability : '';
}

/** Whether the command that stood before is the one sent again, so that only the description is new. */
function sameCommand(it: Running, player: string, entry: Entry): boolean {
  if (entry.kind !== 'command') return false;
  return it.game.sent.some(
    (one) =>
      one.by === player &&
      one.refusal === null &&
      one.ability === entry.ability &&
      one.targets.join('\n') === entry.targets.join('\n'),
  );
}

async function standing(
  ctx: Context,
  it: Running,
  night: number,
  ability: string,
): Promise<DescriptionRow | undefined> {
  const all = await ctx.store.descriptions.ofNight(it.row.id, night);
  return all.find((row) => row.author === it.seat?.nick && row.ability === ability);
}

/** One text for each command and one without; sent empty it goes, and the same words never stand twice. */
async function putDescription(
  ctx: Context,
  it: Running,
  sent: Input,
  ability: string,
  at: Date,
): Promise<void> {
  const author = it.seat?.nick ?? '';
  const { descriptions } = ctx.store;
  if (sent.description === '') return descriptions.remove(it.row.id, sent.night, author, ability);
  for (const row of await descriptions.ofNight(it.row.id, sent.night)) {
    const twice = row.author === author && row.ability !== ability && row.text === sent.description;
    if (twice) await descriptions.remove(it.row.id, sent.night, author, row.ability);
  }
  await ctx.store.descriptions.put(it.row.id, {
    id: ctx.chance.id(),
    night: sent.night,
    author,
    ability,
    text: sent.description,
    original: null,
    sentAt: at,
  });
}
