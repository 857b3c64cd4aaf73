import { clanOf } from '../allegiance.ts';
import { worksIn } from '../bonus-fit.ts';
import { abilitiesOf } from '../functions.ts';
import { playersOf, playsHere } from '../seating.ts';
import type { Bonus, Game } from '../game.ts';
import { late } from './late.ts';
import type { EntryOf } from '../log.ts';
import type { PrivateMessage } from '../message.ts';
import { findPlayer } from '../nick.ts';
import type { Played } from '../played.ts';
import { ok, refusal, refuse, type Refusal, type Result } from '../result.ts';
import { tell } from './tell.ts';
import { settled } from './turn.ts';
import type { BonusId, Player } from '../vocabulary.ts';

/** 10 A bonus is given, by the host for the jury. A grant is known privately, and to the living alone. */
export function grant(game: Game, { to, bonus }: EntryOf<'grant'>): Played {
  if (!playsHere(game, to)) return { game, refusal: refusal('unknown-player', undefined, { target: to }) };
  if (!game.alive.includes(to)) return { game, refusal: refusal('dead-target', '10', { target: to }) };
  const given = {
    ...game,
    bonuses: [...game.bonuses, { player: to, bonus, state: 'held' } as const],
    letters: [...game.letters, { to, kind: 'bonus', bonus } as const],
  };
  return { game: settled(given), refusal: null };
}

/** 10 The holder uses a bonus, before the phase's deadline. */
export function activate(game: Game, { at, by, bonus, targets = [] }: EntryOf<'activate'>): Played {
  if (!playsHere(game, by)) return { game, refusal: refusal('unknown-player', undefined, { target: by }) };
  const error = late(game, at) ?? forbidden(game, by, bonus);
  const told: Result<readonly PrivateMessage[]> =
    error !== null ? { ok: false, error } : bonus === 'hint' ? hint(game, by, targets) : ok([]);
  if (!told.ok) {
    const denied = settled(tell(game, by, { act: 'bonus', targets }, told.error));
    return { game: denied, refusal: told.error };
  }
  const used = game.bonuses.find((it) => isHeld(it, by, bonus));
  const state = bonus === 'hint' ? 'spent' : 'active';
  const bonuses = game.bonuses.map((it): Bonus => (it === used ? { ...it, state } : it));
  return { game: { ...game, bonuses, letters: [...game.letters, ...told.value] }, refusal: null };
}

function forbidden(game: Game, by: Player, bonus: BonusId): Refusal | null {
  if (game.phase.state === 'closed' || !worksIn(bonus, game.phase.kind)) return refusal('wrong-phase', '10');
  if (!game.alive.includes(by)) return refusal('actor-dead', '10');
  if (!game.bonuses.some((it) => isHeld(it, by, bonus))) return refusal('no-bonus', '10', { bonus });
  const active = game.bonuses.some((it) => it.player === by && it.bonus === bonus && it.state === 'active');
  if (active) return refusal('limit-reached', '10', { limit: 1 });
  const nothingToDouble = bonus === 'second-command' && abilitiesOf(game, by).length === 0;
  return nothingToDouble ? refusal('not-your-ability', '10', { abilities: [] }) : null;
}

const isHeld = (it: Bonus, by: Player, bonus: BonusId): boolean =>
  it.player === by && it.bonus === bonus && it.state === 'held';

/** Whether two players share a clan: a ghost counts by his true one. */
function hint(game: Game, by: Player, typed: readonly string[]): Result<readonly PrivateMessage[]> {
  const of: Player[] = [];
  for (const text of typed) {
    const found = findPlayer(playersOf(game), text);
    if (!found.ok) return found;
    of.push(found.value);
  }
  if (of.length !== 2 || new Set(of).size !== 2) return refuse('wrong-arity', '10', { arity: 2 });
  const clans = new Set(of.map((it) => clanOf(game, it)));
  const seen = clans.size === 1 && !clans.has(null) ? 'same' : 'different';
  return ok([{ to: by, kind: 'alignment', of, seen }]);
}
