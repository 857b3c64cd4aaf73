import { audienceOf } from './audience.ts';
import type { FactOf, Move } from './fact.ts';
import { stepOf } from './functions.ts';
import type { Night } from './night.ts';
import type { Death } from './outcome.ts';
import { reached } from './reached.ts';
import type { ActedItem, ReportItem } from './report-item.ts';
import { shown } from './shown.ts';
import type { Slot } from './slots.ts';

/** 9 The technical report: a line a function, then the deaths. */
export function nightReport(
  night: Night,
  slots: readonly Slot[],
  deaths: readonly Death[],
): readonly ReportItem[] {
  const lines = night.options.reportDetail === 'deaths-only' ? [] : slots.flatMap((it) => lineOf(night, it));
  return [...lines, ...departureLines(deaths)];
}

/** Nick and character; this night's commissar is named as such. How he died is not told. */
export const deathLines = (deaths: readonly Death[]): readonly ReportItem[] =>
  deaths.length === 0 ? [{ step: null, line: 'quiet' }] : deaths.map(deathLine);

function deathLine({ player, character, hidden, commissar }: Death): ReportItem {
  const who = { step: null, player, character: hidden ? null : character };
  return { ...who, line: 'died', ...(commissar ? { commissar } : {}) };
}

/** The dead, of whom somebody may have left for absence. */
export const departureLines = (deaths: readonly Death[]): readonly ReportItem[] =>
  deathLines(deaths).map((it, place) =>
    it.line === 'died' && deaths[place]?.cause === 'autokill' ? { ...it, line: 'departed' } : it,
  );

/** What worked, else the one sentence: nothing here may depend on why. */
function lineOf(night: Night, slot: Slot): readonly ReportItem[] {
  const { fn, player, moves } = slot;
  if (fn.silent || fn.unreported) return [];
  const step = stepOf(night.game.ruleset, fn);
  const actor = fn.id === 'commissar' ? 'commissar' : night.character(player);
  const worked = night
    .about('worked', player)
    .filter((it) => moves.includes(it.move) && audienceOf(it) === 'report');
  if (worked.length === 0) return [{ step, line: 'nothing', ability: fn.ability, actor }];
  return worked.map((fact) => ({ step, line: 'acted', ability: fn.ability, actor, ...deed(night, fact) }));
}

type Deed = Omit<ActedItem, 'line' | 'ability' | 'actor'>;

function deed(night: Night, { move, seen }: FactOf<'worked'>): Deed {
  const targets = night.options.reportDetail === 'nicks' && tells(move) ? { targets: move.targets } : {};
  if (typeof seen === 'number') return { seen: null, number: seen, ...targets };
  const told = isPrivate(night, move) ? null : seen;
  return { seen: told ?? recognised(night, move), ...extras(night, move), ...targets };
}

/** three-fat-men-first 3.5: what a thug has learnt is for him alone. */
const isPrivate = (night: Night, { as }: Move): boolean => as === 'thug' && night.options.thugLearns === true;

/** three-fat-men-first 9.2: a spying was spoilt, and it is not said whose. */
const tells = ({ as }: Move): boolean => as !== 'counter-spy';

/** A kill and a pimp's check show the target's role in the report, though the trace has no column for it. */
function recognised(night: Night, move: Move): Deed['seen'] {
  const [target] = reached(night, move);
  // 6.1 tells who she is; whoever else a ruling makes of her stays behind his veil.
  if (target !== undefined && move.as === 'recruiter' && night.is(target, 'doll'))
    return night.character(target);
  return target === undefined || !tells(move) ? null : shown(night, target, move.ability);
}

function extras(night: Night, move: Move): Pick<Deed, 'guest' | 'mirrored'> {
  if (move.as === 'spy') return night.options.mirrorSpying ? { mirrored: true } : {};
  if (move.as !== 'pimp') return {};
  return {
    guest: night
      .about('guest-found', move.actor)
      .some((it) => it.of === move.targets[0] && it.guest !== null),
  };
}
