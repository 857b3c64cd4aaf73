import type { Edition } from './edition.ts';
import { abilitiesOf, functionsOf } from './functions.ts';
import type { Game } from './game.ts';
import { refusal, type Refusal } from './result.ts';
import { characterOf, playersOf, playsHere } from './seating.ts';
import { abilityOf } from './secret-of.ts';
import { look, visible } from './spelling.ts';
import { readTargets, rankOf, type TargetList } from './target-list.ts';
import type { AbilityId, FunctionId, Player } from './vocabulary.ts';

/** What a typed command says, before anybody asks whether it is allowed. */
export interface Reading {
  /** null: no verb of the game begins it. */
  readonly ability: AbilityId | null;
  /** Nicks as typed. */
  readonly targets: readonly string[];
  /** The list of nicks can be read in two ways, and is not guessed: `ambiguous-target`. */
  readonly unclear?: Refusal;
}

/**
 * «Убить M-S», «убиваю Кот.», «Убить — Кот!», «Проверить A, B, C». Where several abilities share a verb, the one that the
 * player has is meant.
 */
export function readText(game: Game, player: Player, text: string): Reading {
  const said = verbOf(text);
  const [own, as] = game.alive.includes(player)
    ? [abilitiesOf(game, player), functionsOf(game, player, characterOf(game, player).id)]
    : [[], new Set<FunctionId>()];
  const meant = (said === null ? [] : (verbsOf(game.ruleset).get(said.verb) ?? []))
    .filter((it) => it.as === null || as.has(it.as))
    .map((it) => it.ability);
  const ability = meant.find((it) => own.includes(it)) ?? meant[0] ?? null;
  if (said === null || ability === null || !playsHere(game, player)) return { ability, targets: [] };

  const players = playersOf(game);
  const { arity } = abilityOf(game, player, ability);
  const { targets, unclear } = readList(players, said.rest, arity);
  if (unclear.length === 0) return { ability, targets };
  const detail = { target: targets.join(', '), candidates: unclear };
  return { ability, targets, unclear: refusal('ambiguous-target', '3.16', detail) };
}

/** «Убить: M-S», «Убить — M-S»; but a nick may begin with a dash of its own. */
function readList(players: readonly Player[], rest: string, arity: number): TargetList {
  const asTyped = readTargets(players, rest, arity);
  const bare = rest.replace(/^[\s:;,.!‐‑‒–—―−-]+/u, '');
  if (bare === rest || asTyped.how === 'exact' || asTyped.how === 'alike') return asTyped;
  const afterDash = readTargets(players, bare, arity);
  return rankOf(asTyped.how) < rankOf(afterDash.how) ? asTyped : afterDash;
}

const before = /[\s\p{Default_Ignorable_Code_Point}«»"“”„'‘’@*•–—-]*/uy;
const word = /[\p{L}\p{M}\p{Default_Ignorable_Code_Point}]+/uy;
const wordGoesOn = /[\p{N}_‐‑-]/uy;
const closing = /[»"”“'’]/uy;

/** The first word, folded as nicks are, and what follows it; null where no word begins the text. */
function verbOf(text: string): { verb: string; rest: string } | null {
  const start = end(before, text, 0) ?? 0;
  const after = end(word, text, start);
  if (after === null || end(wordGoesOn, text, after) !== null) return null;
  const quoted = /[«"“„'‘]/u.test(text.slice(0, start));
  const rest = text.slice((quoted ? end(closing, text, after) : null) ?? after);
  return { verb: look(visible(text.slice(start, after))), rest: rest.trim() };
}

/** Where a sign or a run of signs ends that begins at this place. */
function end(signs: RegExp, text: string, place: number): number | null {
  signs.lastIndex = place;
  return signs.test(text) ? signs.lastIndex : null;
}

/** An ability that a verb stands for, if need be in one function alone. */
interface Meaning {
  readonly ability: AbilityId;
  readonly as: FunctionId | null;
}

const indexed = new WeakMap<Edition, ReadonlyMap<string, readonly Meaning[]>>();

function verbsOf(ruleset: Edition): ReadonlyMap<string, readonly Meaning[]> {
  let index = indexed.get(ruleset);
  if (index === undefined) {
    const verbs = new Map<string, Meaning[]>();
    const learn = (forms: readonly string[], meaning: Meaning) => {
      for (const form of new Set(forms.map(look))) verbs.set(form, [...(verbs.get(form) ?? []), meaning]);
    };
    for (const { id, verbs: forms } of ruleset.abilities) learn(forms, { ability: id, as: null });
    for (const { id, ability, verbs: forms = [] } of ruleset.functions) learn(forms, { ability, as: id });
    index = verbs;
    indexed.set(ruleset, index);
  }
  return index;
}
