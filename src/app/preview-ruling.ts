import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Difference } from '../engine/differences.ts';
import { foresee } from '../engine/foresee.ts';
import type { Game } from '../engine/game.ts';
import type { Refusal, Result } from '../engine/result.ts';
import { loadGame } from './load-game.ts';
import { may, whyNot } from './may.ts';
import type { Actor, Context } from './ports.ts';
import { readDifference, type DifferenceLines } from './read-difference.ts';
import { readInput } from './read-input.ts';
import { refuse } from './refuse.ts';
import { rulingEntry, rulingFields, type RulingEntry } from './ruling-entry.ts';

/** What a ruling would change, before the host confirms it (3.17). */
export interface RulingPreview {
  difference: Difference;
  lines: DifferenceLines;
  /** Of this difference: the act that follows is refused when the difference has become another. */
  seen: string;
}

/** What the host would bring about by a ruling; nothing is changed. */
export async function previewRuling(
  ctx: Context,
  actor: Actor,
  raw: unknown,
): Promise<Result<RulingPreview, Refusal>> {
  const read = readInput(rulingFields, raw);
  if (!read.ok) return read;
  if (!actor) return refuse('not-signed-in');
  const loaded = await loadGame(ctx, read.value.slug, actor);
  if (!loaded.ok) return loaded;
  const it = loaded.value;
  if (!may(actor, 'run the game', it)) return refuse(whyNot('run the game', it));
  if (!it.game) return refuse('game-not-started');
  const entry = rulingEntry(it.game, ctx.now(), read.value);
  if (!entry.ok) return entry;
  const foreseen = foresee(it.game, entry.value);
  if (!foreseen.ok) return foreseen;
  const difference = foreseen.value;
  const lines = readDifference(ctx.phrases(it.row.ruleset), difference);
  return { ok: true, value: { difference, lines, seen: digest(difference) } };
}

/** The mark of what a ruling would change now; null where it is refused. */
export function foreseenNow(game: Game, entry: RulingEntry): string | null {
  const foreseen = foresee(game, entry);
  return foreseen.ok ? digest(foreseen.value) : null;
}

const digest = (difference: Difference): string =>
  bytesToHex(sha256(utf8ToBytes(JSON.stringify(difference))));
