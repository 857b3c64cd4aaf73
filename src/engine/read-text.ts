import { abilitiesOf } from './functions.ts';
import type { Game } from './game.ts';
import { abilityOf } from './secret-of.ts';
import { readTargets } from './target-list.ts';
import type { AbilityId, Player } from './vocabulary.ts';

/** What a typed command says, before anybody asks whether it is allowed. */
export interface Reading {
  /** null: no verb of the game begins it. */
  readonly ability: AbilityId | null;
  /** Nicks as typed. */
  readonly targets: readonly string[];
}

/**
 * «Убить M-S», «убиваю Кот.», «Проверить A, B, C». Where several abilities share a verb, the one that the player has
 * is meant.
 */
export function readText(game: Game, player: Player, text: string): Reading {
  const [, verb = '', list = ''] =
    /^[\s«"„“'@]*(\p{L}+)[»"“”']?:?(?:\s+|$)(.*)$/su.exec(text.normalize('NFC')) ?? [];
  const word = verb.toLowerCase().replaceAll('ё', 'е');
  const meant = game.ruleset.abilities.filter((it) => it.verbs.includes(word)).map((it) => it.id);
  const own = game.alive.includes(player) ? abilitiesOf(game, player) : [];
  const ability = meant.find((it) => own.includes(it)) ?? meant[0] ?? null;
  if (ability === null) return { ability, targets: [] };
  const players = game.setup.seats.map((it) => it.player);
  return { ability, targets: readTargets(players, list, abilityOf(game, player, ability).arity) };
}
