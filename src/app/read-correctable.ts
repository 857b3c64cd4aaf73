import type { RulesetId } from '../engine/vocabulary.ts';
import { readSlot } from '../literary/slot.ts';
import { correctable } from './correct-description.ts';
import type { Loaded } from './load-game.ts';
import { panelTerms } from './panel-terms.ts';
import type { Context, DescriptionRow } from './ports.ts';
import { roleNames } from './role-names.ts';

/** L4 What its author may still correct after the deadline. */
export interface CorrectableTexts {
  slug: string;
  night: number;
  texts: {
    slot: string;
    /** «Лечить»; '' for a text without a command. */
    label: string;
    text: string;
  }[];
  limits: { min: number; max: number; hard: number };
  nick: string;
  /** The living, for warnings and the panel's view. */
  roster: string[];
  nicks: string[];
  /** J1 Names of characters that the panel will not see, where the game masks them. */
  roles: string[];
}

/** A player's own texts of a night whose deadline has passed, while they are open to correction; null when they are fixed. */
export async function readCorrectable(
  ctx: Context,
  it: Loaded,
  texts: readonly DescriptionRow[],
  now: Date,
): Promise<CorrectableTexts | null> {
  const { game, seat, row } = it;
  const own = texts.filter(({ text }) => text !== '');
  if (!game || !seat || own.length === 0) return null;
  const { number } = game.phase;
  const kept = await ctx.store.reportDesks.get(row.id, number);
  if (correctable(game, number, kept, now) !== 'open') return null;
  return {
    slug: row.slug,
    night: number,
    texts: own.map(({ ability, text }) => ({
      slot: ability || 'none',
      label: labelOf(ctx, row.ruleset, ability),
      text,
    })),
    limits: row.settings.descriptions,
    nick: seat.nick,
    roster: [...game.alive],
    nicks: it.seats.map((one) => one.nick),
    roles: panelTerms(row).maskRoles ? [...roleNames(ctx.cast(row.ruleset))] : [],
  };
}

function labelOf(ctx: Pick<Context, 'phrases'>, ruleset: RulesetId, slot: string): string {
  const { ability } = readSlot(slot);
  const names: Readonly<Record<string, { name: string }>> = ctx.phrases(ruleset).abilities;
  return names[ability]?.name ?? '';
}
