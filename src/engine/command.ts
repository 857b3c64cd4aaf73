import { playersOf } from './seating.ts';
import { abilitiesOf } from './functions.ts';
import type { Game } from './game.ts';
import { isFellow } from './known-clan.ts';
import { findPlayer } from './nick.ts';
import { readText } from './read-text.ts';
import { ok, refuse, type Refusal, type Result } from './result.ts';
import type { Ability } from './ruleset.ts';
import { abilityOf, isSpent, secretOf } from './secret-of.ts';
import type { AbilityId, Player } from './vocabulary.ts';

/** Ночная команда that may stand. */
export interface Command {
  readonly ability: AbilityId;
  readonly targets: readonly Player[];
}

/** What a player may send in the open night. */
export interface Offer {
  readonly ability: AbilityId;
  readonly arity: number;
  /** Legal targets now: living, not forbidden by repetition (3.14), not himself where a rule says so. */
  readonly among: readonly Player[];
}

/**
 * Reads a command as players type it on a forum and judges it. Errors: as `judgeCommand`; `not-your-ability` also
 * for a text that begins with no verb of the game.
 */
export function readCommand(game: Game, player: Player, text: string): Result<Command> {
  const { ability, targets, unclear } = readText(game, player, text);
  return judgeCommand(game, player, ability, targets, unclear);
}

/**
 * 3.16 May this player send this in the open night? `unclear`: why its text names nobody for certain.
 * Errors: `wrong-phase`, `actor-dead`, `not-your-ability`, `limit-reached`, `wrong-arity`, `unknown-target`,
 * `ambiguous-target`, `dead-target`, `self-target`, `repeat-target`.
 */
export function judgeCommand(
  game: Game,
  player: Player,
  ability: AbilityId | null,
  typed: readonly string[],
  unclear?: Refusal,
): Result<Command> {
  if (game.phase.kind !== 'night' || game.phase.state !== 'open') return refuse('wrong-phase');
  if (!game.alive.includes(player)) return refuse('actor-dead', '3.16');
  const own = abilitiesOf(game, player);
  if (ability !== null && !own.includes(ability) && isUsedUp(game, player, ability))
    return refuse('limit-reached', '3.15', { limit: 1 });
  if (ability === null || !own.includes(ability))
    return refuse('not-your-ability', '3.16', { abilities: own });
  if (unclear !== undefined) return { ok: false, error: unclear };
  const data = abilityOf(game, player, ability);
  if (typed.length !== data.arity) return refuse('wrong-arity', '3.16', { ability, arity: data.arity });

  const targets: Player[] = [];
  for (const text of typed) {
    const found = findPlayer(playersOf(game), text);
    if (!found.ok) return found;
    targets.push(found.value);
  }
  if (new Set(targets).size < targets.length)
    return refuse('wrong-arity', data.rule, { ability, arity: data.arity });
  return judgeTargets(game, player, data, targets);
}

/** 3.15 Once a game. */
const isUsedUp = (game: Game, player: Player, ability: AbilityId): boolean =>
  ability === 'secret' && secretOf(game, player) !== null && isSpent(game, player, ability);

function judgeTargets(
  game: Game,
  player: Player,
  data: Ability,
  targets: readonly Player[],
): Result<Command> {
  const dead = targets.find((it) => !game.alive.includes(it));
  if (dead !== undefined) return refuse('dead-target', '3.16', { target: dead });
  const { foes } = data;
  const friendly = (it: Player) => it === player || isFellow(game, player, it);
  if (foes !== undefined && targets.some(friendly)) return refuse('wrong-target', foes, { ability: data.id });
  if (!data.self && targets.includes(player)) return refuse('self-target', data.rule, { ability: data.id });
  const again = targets.find((it) => forbidden(game, player, data).includes(it));
  if (again !== undefined) return refuse('repeat-target', data.rule, { ability: data.id, target: again });
  return ok({ ability: data.id, targets });
}

/** 3.14 Whom the player's accepted commands of last night named, whether they worked or not. */
function forbidden(game: Game, player: Player, data: Ability): readonly Player[] {
  if (data.repeat) return [];
  const lastNight = game.past.findLast((it) => it.kind === 'night');
  return (lastNight?.commands ?? [])
    .filter((it) => it.actor === player && it.ability === data.id && it.status !== 'refused')
    .flatMap((it) => it.targets);
}

/** The abilities that a player may use in the open night, each with its legal targets; none when he may send nothing. */
export function offers(game: Game, player: Player): readonly Offer[] {
  if (game.phase.kind !== 'night' || game.phase.state !== 'open' || !game.alive.includes(player)) return [];
  return abilitiesOf(game, player).map((id) => {
    const data = abilityOf(game, player, id);
    const not = forbidden(game, player, data);
    const among = game.alive.filter(
      (it) =>
        (data.self || it !== player) &&
        (data.foes === undefined || !isFellow(game, player, it)) &&
        !not.includes(it),
    );
    return { ability: id, arity: data.arity, among };
  });
}
