import type { Offer } from '../engine/command.ts';
import type { CommandRecord } from '../engine/game.ts';
import type { Me } from '../engine/view.ts';
import type { Loaded } from './load-game.ts';
import type { Context, DescriptionRow } from './ports.ts';
import { say } from './say.ts';

/** A command of the open night as its sender sees it. */
export interface SentLine {
  ability: string;
  label: string;
  targets: string[];
  at: string;
  status: 'accepted' | 'refused';
  words?: string;
}

/** What the form of a night needs: the player's own offers, commands and texts, and nothing of others. */
export interface NightForm {
  slug: string;
  night: number;
  ends: string;
  now: string;
  offers: { ability: string; label: string; arity: number; rule: string; among: string[] }[];
  sent: SentLine[];
  /** By ability; `none` is a text without a command. */
  description: Record<string, { text: string; at: string }>;
  limits: { min: number; max: number; hard: number };
  nick: string;
  /** The living, for warnings and the panel's view. */
  roster: string[];
  nicks: string[];
  /** The address of the ruleset's page. */
  rules: string;
  /** Has no function this night: only a text is asked. */
  isCitizen: boolean;
}

export function readNightForm(
  ctx: Context,
  it: Loaded,
  me: Me,
  offered: readonly Offer[],
  texts: readonly DescriptionRow[],
  now: Date,
): NightForm {
  const abilities = it.game?.ruleset.abilities ?? [];
  return {
    slug: it.row.slug,
    night: it.game?.phase.number ?? 0,
    ends: it.game?.phase.ends ?? '',
    now: now.toISOString(),
    offers: offered.map(({ ability, arity, among }) => ({
      ability,
      label: ctx.phrases.abilities[ability].name,
      arity,
      rule: abilities.find((one) => one.id === ability)?.rule ?? '',
      among: [...among].sort((a, b) => a.localeCompare(b, 'ru')),
    })),
    sent: [...sentLines(ctx, me.sent)],
    description: Object.fromEntries(
      texts.map((row) => [row.ability || 'none', { text: row.text, at: row.sentAt.toISOString() }]),
    ),
    limits: it.row.settings.descriptions,
    nick: me.player,
    roster: [...(it.game?.alive ?? [])],
    nicks: it.seats.map((one) => one.nick),
    rules: `/rules/${it.row.ruleset}`,
    isCitizen: offered.length === 0,
  };
}

/** Commands sent in the open night, oldest first, in words. */
export function sentLines(ctx: Context, sent: readonly CommandRecord[]): readonly SentLine[] {
  return sent
    .filter((one) => one.status !== 'superseded')
    .map((one) => ({
      ability: one.ability ?? '',
      label: one.ability ? ctx.phrases.abilities[one.ability].name : '',
      targets: [...one.targets],
      at: one.at,
      status: one.refusal ? 'refused' : 'accepted',
      ...(one.refusal ? { words: say(ctx, one.refusal) } : {}),
    }));
}
