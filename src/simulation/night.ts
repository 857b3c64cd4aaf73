import { offers, type Offer } from '../engine/command.ts';
import type { Game } from '../engine/game.ts';
import { abilityById } from '../engine/ruleset-index.ts';
import { characterOf } from '../engine/seating.ts';
import { secretOf } from '../engine/secret-of.ts';
import type { AbilityId, Player, SecretId } from '../engine/vocabulary.ts';
import { crowdOf, kept, type Crowd } from './crowd.ts';
import { eachKnownTo, knowsFor, stanceTo, type Mind, type Stance } from './mind.ts';
import { act, type Table } from './table.ts';

/** How often a night command is forgotten; how often somebody keeps what he may use once for a later night. */
const forgotten = 0.05;
const saved = 0.6;

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
  const crowd = crowdOf(table);
  for (const player of game.alive) {
    const mind = table.minds.get(player);
    const idle = characterOf(game, player).functions.length === 0 && !table.appointed.has(player);
    if (mind === undefined || idle || chance.happens(forgotten)) continue;
    for (const offer of offers(game, player)) {
      if (abilityById(ruleset, offer.ability).once && chance.happens(saved)) continue;
      const targets = chosen(table, crowd, mind, player, offer);
      if (targets === null) continue;
      const id = `${String(phase.number)}/${player}/${offer.ability}`;
      act(table, { kind: 'command', id, by: player, ability: offer.ability, targets });
    }
  }
}

/** So many different players as the ability takes; null, when there is nobody left whom it is to meet. */
function chosen(
  table: Table,
  crowd: Crowd,
  mind: Mind,
  player: Player,
  { ability, among, arity }: Offer,
): readonly Player[] | null {
  const weights = weigh(table, crowd, mind, intentOf(table.game, player, ability)).slice();
  const { alive } = crowd;
  // Those offered stand in the order of the living: whoever is left out on the way may not be met.
  let next = 0;
  for (let place = 0; place < alive.length; place += 1) {
    if (alive[place] === among[next]) next += 1;
    else weights[place] = 0;
  }
  const targets: Player[] = [];
  while (targets.length < arity) {
    const place = table.chance.weighed(weights);
    const target = alive[place];
    if (target === undefined) return null;
    targets.push(target);
    weights[place] = 0;
  }
  return targets;
}

/** How much a mind would like each of the living to be met by what its members intend; found once a night. */
function weigh(table: Table, crowd: Crowd, mind: Mind, intent: Intent): readonly number[] {
  return kept(crowd.wishes, mind, intent, () => {
    const weights = strangers(crowd, mind.mafia, intent).slice();
    eachKnownTo(mind, (player) => {
      const place = crowd.place.get(player);
      if (place === undefined) return;
      const suspicion = (crowd.suspicion[place] ?? 1) * (mind.doubts.get(player) ?? 1);
      weights[place] = appeal(table.game, mind, player, intent, suspicion);
    });
    return weights;
  });
}

/** What all the living would be to somebody who knows nothing of any of them. */
const strangers = ({ wishes, suspicion }: Crowd, mafia: boolean, intent: Intent): readonly number[] =>
  kept(wishes, mafia, intent, () => suspicion.map((it) => appealOf('stranger', intent, mafia, it)));

const appeals: Readonly<Record<Intent, Readonly<Record<Stance, number>>>> = {
  harm: { own: 0, friend: 0.05, foe: 8, stranger: 1 },
  kill: { own: 0, friend: 0.02, foe: 12, stranger: 1 },
  help: { own: 1, friend: 2, foe: 0.05, stranger: 0.5 },
  look: { own: 0, friend: 0.05, foe: 0.3, stranger: 1 },
};

/** Mafiosi look for those whom the town trusts, the town for those whom it suspects. */
function appealOf(stance: Stance, intent: Intent, mafia: boolean, suspicion: number): number {
  const weight = appeals[intent][stance];
  switch (intent) {
    case 'kill':
      return mafia ? weight / suspicion : weight * suspicion;
    case 'harm':
      return mafia ? weight : weight * suspicion;
    case 'help':
      return weight / suspicion;
    case 'look':
      return weight;
  }
}

/** The same for somebody of whom the mind knows something. */
function appeal(game: Game, mind: Mind, target: Player, intent: Intent, suspicion: number): number {
  const stance = stanceTo(game, mind, target);
  const weight = appealOf(stance, intent, mind.mafia, suspicion);
  // Who shoots at the clown dies himself (3.9).
  if (intent === 'kill' && knowsFor(game, mind, target, 'clown')) return 0;
  // A clan's own leader is whom the others come for.
  if (intent === 'help' && stance === 'own' && Object.values(game.leaders).includes(target))
    return 3 * weight;
  return intent === 'look' && mind.seen.has(target) ? weight * 0.2 : weight;
}
