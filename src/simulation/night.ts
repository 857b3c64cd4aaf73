import { offers, type Offer } from '../engine/command.ts';
import type { Game } from '../engine/game.ts';
import { abilityById } from '../engine/ruleset-index.ts';
import { characterOf } from '../engine/seating.ts';
import { secretOf } from '../engine/secret-of.ts';
import type { AbilityId, Player, SecretId } from '../engine/vocabulary.ts';
import { knowsFor, stanceTo, type Mind, type Stance } from './mind.ts';
import { act, suspicionOf, type Table } from './table.ts';

/** How often a night command is forgotten; how often somebody keeps what he may use once for a later night. */
const forgotten = 0.05;
const kept = 0.6;

/** What a command does to its target, as players see it. */
type Intent = 'harm' | 'kill' | 'help' | 'look';

const intents: Readonly<Record<Exclude<AbilityId, 'secret'>, Intent>> = {
  block: 'harm',
  beat: 'harm',
  assault: 'harm',
  'counter-spy': 'harm',
  kill: 'kill',
  heal: 'help',
  guard: 'help',
  invite: 'help',
  spy: 'look',
  pimp: 'look',
  examine: 'look',
  recruit: 'look',
};

/** 3.15 What a host has written himself waits for his ruling, so that it does not matter whom it names. */
const secretIntents: Readonly<Record<SecretId | 'written', Intent>> = {
  'heal-two': 'help',
  'raise-dead': 'help',
  'true-role': 'look',
  'exact-role': 'look',
  'swap-visits': 'harm',
  'cancel-clan': 'harm',
  written: 'look',
};

function intentOf(game: Game, player: Player, ability: AbilityId): Intent {
  if (ability !== 'secret') return intents[ability];
  const secret = secretOf(game, player);
  return secretIntents[typeof secret === 'string' ? secret : 'written'];
}

/** 3 Everybody sends what he has, to whom it makes sense as far as he knows. */
export function spendNight(table: Table): void {
  const { game, chance } = table;
  const { ruleset, phase } = game;
  for (const player of game.alive) {
    const mind = table.minds.get(player);
    const idle = characterOf(game, player).functions.length === 0 && !table.appointed.has(player);
    if (mind === undefined || idle || chance.happens(forgotten)) continue;
    for (const offer of offers(game, player)) {
      if (abilityById(ruleset, offer.ability).once && chance.happens(kept)) continue;
      const targets = chosen(table, mind, player, offer);
      if (targets === null) continue;
      const id = `${String(phase.number)}/${player}/${offer.ability}`;
      act(table, { kind: 'command', id, by: player, ability: offer.ability, targets });
    }
  }
}

/** So many different players as the ability takes; null, when there is nobody left whom it is to meet. */
function chosen(table: Table, mind: Mind, player: Player, offer: Offer): readonly Player[] | null {
  const intent = intentOf(table.game, player, offer.ability);
  const { among } = offer;
  const weights = new Array<number>(among.length);
  for (let i = 0; i < among.length; i += 1)
    weights[i] = appeal(table, mind, player, among[i] as Player, intent);
  const targets: Player[] = [];
  while (targets.length < offer.arity) {
    const place = table.chance.weighed(weights);
    const target = offer.among[place];
    if (target === undefined) return null;
    targets.push(target);
    weights[place] = 0;
  }
  return targets;
}

const appeals: Readonly<Record<Intent, Readonly<Record<Stance, number>>>> = {
  harm: { own: 0, friend: 0.05, foe: 8, stranger: 1 },
  kill: { own: 0, friend: 0.02, foe: 12, stranger: 1 },
  help: { own: 1, friend: 2, foe: 0.05, stranger: 0.5 },
  look: { own: 0, friend: 0.05, foe: 0.3, stranger: 1 },
};

function appeal(table: Table, mind: Mind, actor: Player, target: Player, intent: Intent): number {
  const { game } = table;
  const stance = stanceTo(game, mind, target);
  const weight = appeals[intent][stance];
  if (weight === 0) return 0;
  const suspicion = suspicionOf(table, target) * (mind.doubts.get(target) ?? 1);
  switch (intent) {
    case 'kill':
      // Who shoots at the clown dies himself (3.9).
      if (knowsFor(game, mind, target, 'clown')) return 0;
      return mind.mafia ? weight / suspicion : weight * suspicion;
    case 'harm':
      return mind.mafia ? weight : weight * suspicion;
    case 'help':
      // A clan's own leader is whom the others come for.
      return (
        (stance === 'own' && Object.values(game.leaders).includes(target) ? 3 * weight : weight) / suspicion
      );
    case 'look':
      return mind.seen.has(target) && actor !== target ? weight * 0.2 : weight;
  }
}
