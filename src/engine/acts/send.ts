import { judgeCommand, type Command } from '../command.ts';
import { abilityById } from '../ruleset-index.ts';
import { playsHere } from '../seating.ts';
import type { CommandRecord, Game } from '../game.ts';
import { late } from './late.ts';
import type { CommandEntry, TextCommandEntry } from '../log.ts';
import type { Played } from '../played.ts';
import { readText, type Reading } from '../read-text.ts';
import { refusal, type Refusal } from '../result.ts';
import { tell } from './tell.ts';
import type { AbilityId, ReasonCode } from '../vocabulary.ts';

interface Arrival {
  readonly at: string;
  readonly id: string;
  readonly by: string;
}

/** A command from the form. */
export const sendCommand = (game: Game, entry: CommandEntry & { readonly at: string }): Played =>
  send(game, entry, { ability: entry.ability, targets: entry.targets });

/** A command as free text. */
export const sendText = (game: Game, entry: TextCommandEntry & { readonly at: string }): Played =>
  send(game, entry, readText(game, entry.by, entry.text));

function send(game: Game, arrival: Arrival, { ability, targets, unclear }: Reading): Played {
  const { at, id, by } = arrival;
  if (!playsHere(game, by)) return { game, refusal: refusal('unknown-player', undefined, { target: by }) };
  if (game.phase.kind !== 'night') return { game, refusal: refusal('wrong-phase') };
  if (game.phase.state === 'closed')
    return { game, refusal: refusal('late', '2.3', { ends: game.phase.ends ?? '' }) };
  const tooLate = late(game, at);
  const judged = tooLate
    ? { ok: false as const, error: tooLate }
    : judgeCommand(game, by, ability, targets, unclear);
  if (!judged.ok) return remember(game, { id, at, by, ability, targets }, judged.error);
  return {
    game: { ...game, sent: [...replaced(game, by, judged.value), stands(arrival, judged.value)] },
    refusal: null,
  };
}

const stands = ({ id, at, by }: Arrival, { ability, targets }: Command): CommandRecord => ({
  id,
  at,
  by,
  ability,
  targets,
  status: 'standing',
  reason: null,
  refusal: null,
});

/**
 * 2.4 The last command of an ability counts. With the bonus `second-command` one more may stand: then
 * the latest but one stays too, unless the bonus serves another ability already.
 */
function replaced(game: Game, by: string, { ability }: Command): readonly CommandRecord[] {
  const standing = game.sent.filter((it) => it.by === by && it.status === 'standing');
  const same = standing.filter((it) => it.ability === ability);
  const last = same.at(-1);
  if (last === undefined) return game.sent;
  const doubled = new Set(standing.map((it) => it.ability)).size < standing.length;
  const once = abilityById(game.ruleset, ability).once === true;
  if (!doubled && !once && maySendTwo(game, by)) return game.sent;
  return game.sent.map((it) => (it === last ? { ...it, status: 'superseded', reason: 'superseded' } : it));
}

const maySendTwo = (game: Game, by: string): boolean =>
  game.bonuses.some((it) => it.player === by && it.bonus === 'second-command' && it.state === 'active');

type Typed = Arrival & { readonly ability: AbilityId | null; readonly targets: readonly string[] };

/** A refused command stays in the trace, its sender is told why, and what he sent before stands (3.16). */
function remember(game: Game, typed: Typed, refusal: Refusal): Played {
  const record: CommandRecord = { ...typed, status: 'refused', reason: refusal.code as ReasonCode, refusal };
  const told = tell(game, typed.by, { act: 'command', ...typed }, refusal);
  return { game: { ...told, sent: [...game.sent, record] }, refusal };
}
