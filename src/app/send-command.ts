import { z } from 'zod';
import { moscowTime } from '../calendar/words.ts';
import type { Game } from '../engine/game.ts';
import type { Entry } from '../engine/log.ts';
import { play } from '../engine/play.ts';
import type { Refusal, Result } from '../engine/result.ts';
import { abilityIds } from '../engine/vocabulary.ts';
import { cleanText, graphemes } from '../literary/description.ts';
import { slotOf } from '../literary/slot.ts';
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

/** What the player is told: the server's time of arrival, words for the receipt, and what was understood. */
export interface Receipt {
  at: string;
  words: string;
  /** Which of his texts and receipts it is: an ability, «heal/2» for a second one, `none` without a command. */
  slot: string;
  ability: string | null;
  targets: string[];
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
      answer: { ok: true, value: receipt(at, `Принято в ${moscowTime(at)}.`, phase.ends, null) },
    };
  }
  const player = it.seat?.nick ?? '';
  if (it.game.sent.filter((one) => one.by === player).length >= MOST_SENT) return refused('too-many-tries');
  const entry = entryOf(ctx, player, sent.command, at);
  const played = play(it.game, entry);
  if (played.refusal) return { entries: [entry], answer: { ok: false, error: played.refusal } };
  const { told, stood } = understood(it.game, played.game, player, entry);
  const before = await standing(ctx, it, sent.night, told.slot);
  await putDescription(ctx, it, sent, told.slot, at);
  const words = acceptedWords(at, stood !== null, before?.text ?? '', sent.description);
  return {
    entries: stood?.kept ? [] : [entry],
    answer: { ok: true, value: receipt(at, words, phase.ends, told) },
  };
}

interface Told {
  slot: string;
  ability: string;
  targets: string[];
}

/**
 * What a command was understood as, and whether the same one stood already. With the bonus of a second command one
 * that stands, sent again, gets a new description and is not sent twice (`kept`).
 */
function understood(
  before: Game,
  after: Game,
  by: string,
  entry: Entry,
): { told: Told; stood: { kept: boolean } | null } {
  const id = 'id' in entry ? entry.id : '';
  const now = after.sent.find((one) => one.id === id);
  const ability = now?.ability ?? '';
  const targets = [...(now?.targets ?? [])];
  const those = (game: Game) =>
    game.sent.filter((one) => one.by === by && one.ability === ability && one.status === 'standing');
  const same = those(before).findIndex((one) => one.targets.join('\n') === targets.join('\n'));
  const kept = same >= 0 && those(after).length > 1;
  const place = kept ? same : those(after).length - 1;
  return { told: { slot: slotOf(ability, place), ability, targets }, stood: same >= 0 ? { kept } : null };
}

/** «Команда прежняя, описание обновлено в 23:02:15.» */
function acceptedWords(at: Date, same: boolean, before: string, text: string): string {
  const time = moscowTime(at);
  const removed = before !== '' && text === '';
  if (!same) return removed ? `Принято в ${time}, описание снято.` : `Принято в ${time}.`;
  if (removed) return `Команда прежняя, описание снято в ${time}.`;
  if (before === '' || before === text) return `Принято в ${time}.`;
  return `Команда прежняя, описание обновлено в ${time}.`;
}

function receipt(at: Date, words: string, ends: string | null, told: Told | null): Receipt {
  const until = ends ? ` Можно менять до ${moscowTime(new Date(ends)).slice(0, 5)}.` : '';
  const { slot, ability, targets } = told ?? { slot: 'none', ability: null, targets: [] };
  return { at: at.toISOString(), words: words + until, slot, ability, targets };
}

function entryOf(ctx: Context, by: string, sent: NonNullable<Input['command']>, at: Date): Entry {
  const common = { id: ctx.chance.id(), by, at: at.toISOString() };
  return 'text' in sent
    ? { kind: 'text-command', ...common, text: sent.text }
    : { kind: 'command', ...common, ability: sent.ability, targets: sent.targets };
}

async function standing(
  ctx: Context,
  it: Running,
  night: number,
  slot: string,
): Promise<DescriptionRow | undefined> {
  const all = await ctx.store.descriptions.ofNight(it.row.id, night);
  return all.find((row) => row.author === it.seat?.nick && row.ability === slot);
}

/** One text for each command and one without; sent empty it goes, and the same words never stand twice. */
async function putDescription(ctx: Context, it: Running, sent: Input, slot: string, at: Date): Promise<void> {
  const author = it.seat?.nick ?? '';
  const { descriptions } = ctx.store;
  if (sent.description === '') return descriptions.remove(it.row.id, sent.night, author, slot);
  for (const row of await descriptions.ofNight(it.row.id, sent.night)) {
    const twice = row.author === author && row.ability !== slot && row.text === sent.description;
    if (twice) await descriptions.remove(it.row.id, sent.night, author, row.ability);
  }
  await ctx.store.descriptions.put(it.row.id, {
    id: ctx.chance.id(),
    night: sent.night,
    author,
    ability: slot,
    text: sent.description,
    original: null,
    sentAt: at,
  });
}
