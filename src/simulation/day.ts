import { blocksLeft } from '../engine/acts/block.ts';
import { openChoices } from '../engine/open-choices.ts';
import type { Player } from '../engine/vocabulary.ts';
import { crowdOf, type Crowd } from './crowd.ts';
import { eachKnownTo, stanceTo, type Mind } from './mind.ts';
import { act, type Table } from './table.ts';

/** How often somebody misses a lynch; how much a vote already cast draws others; how often a leader blocks a vote. */
const absence = 0.03;
const herd = 0.5;
const blocking = 0.15;

/** 5 One after another they vote: for whom they know, whom they suspect, and whom the others name. */
export function spendDay(table: Table): void {
  const { game, chance } = table;
  for (const leader of Object.values(game.leaders)) if (leader !== null) blockVote(table, leader);
  for (const { name, player, among } of openChoices(game)) {
    if (!chance.happens(absence)) act(table, { kind: 'choose', by: player, name, value: chance.pick(among) });
  }
  const { alive } = game;
  const crowd = crowdOf(table);
  const wishes = new Map<Mind, readonly number[]>();
  const pulls = alive.map(() => 1);
  const votes = alive.map(() => 0);
  for (const by of chance.shuffled(alive)) {
    const mind = table.minds.get(by);
    if (mind === undefined || chance.happens(absence)) continue;
    let wish = wishes.get(mind);
    if (wish === undefined) wishes.set(mind, (wish = wishOf(table, mind, crowd)));
    const place = chance.weighed(drawn(wish, pulls));
    const target = alive[place];
    if (target === undefined) continue;
    votes[place] = (votes[place] ?? 0) + 1;
    pulls[place] = (1 + herd * (votes[place] ?? 0)) ** 2;
    act(table, { kind: 'vote', post: `${String(game.phase.number)}/${by}`, by, for: [target] });
  }
}

/** A wish, as the votes of the others pull at it. */
function drawn(wish: readonly number[], pulls: readonly number[]): readonly number[] {
  const weights = wish.slice();
  for (let i = 0; i < weights.length; i += 1) weights[i] = (weights[i] ?? 0) * (pulls[i] ?? 1);
  return weights;
}

const wishes = { own: 0, friend: 0.05, foe: 150, stranger: 1 } as const;

/** How much a mind would like to see each of the living lynched: as suspicious as all find him, but for whom it knows. */
function wishOf({ game }: Table, mind: Mind, crowd: Crowd): readonly number[] {
  const wish = crowd.suspicion.slice();
  eachKnownTo(mind, (player) => {
    const place = crowd.place.get(player);
    if (place === undefined) return;
    const suspicion = crowd.suspicion[place] ?? 1;
    wish[place] = wishes[stanceTo(game, mind, player)] * (mind.doubts.get(player) ?? 1) * suspicion;
  });
  return wish;
}

/** 5.5 A leader silences somebody whom he does not know for his own. */
function blockVote(table: Table, leader: Player): void {
  const { game, chance } = table;
  const mind = table.minds.get(leader);
  if (mind === undefined || !chance.happens(blocking) || blocksLeft(game, leader) <= 0) return;
  const others = game.alive.filter((it) => !mind.members.has(it));
  if (others.length > 0) act(table, { kind: 'block', by: leader, of: chance.pick(others) });
}
