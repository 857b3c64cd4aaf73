import { playsHere } from '../seating.ts';
import type { Bonus, Game, Phase } from '../game.ts';
import type { EntryOf } from '../log.ts';
import { resolveLynch } from '../lynch.ts';
import { nightfall } from '../nightfall.ts';
import { chooseByRoll } from '../open-choices.ts';
import type { Outcome } from '../outcome.ts';
import { phaseAfter } from '../phase-order.ts';
import type { Played } from '../played.ts';
import { resolveNight } from '../resolve.ts';
import { ok, refusal, type Result } from '../result.ts';
import { awaitsWord } from '../talk.ts';

/** Resolves the open phase. A lynch is published at once (5.7), and the night opens; a night waits for its report. */
export function close(game: Game): Played {
  const { phase } = game;
  if (phase.state === 'closed') return { game, refusal: refusal('wrong-phase') };
  if (awaitsWord(game)) return { game, refusal: refusal('wrong-phase', '2.3') };
  const rolled = rolledAtClose(game);
  if (!rolled.ok) return { game, refusal: rolled.error };
  if (phase.kind === 'night') {
    return { game: settled({ ...rolled.value, phase: { ...phase, state: 'closed' } }), refusal: null };
  }
  const chosen = chooseByRoll(rolled.value);
  if (!chosen.ok) return { game, refusal: chosen.error };
  const past = [...game.past, resolveLynch(chosen.value)];
  return proceed(after(game, past), game);
}

/** What the ruleset rolls for when a phase closes. Error: `impossible-roll`. */
function rolledAtClose(game: Game): Result<Game> {
  let rolled = game;
  for (const rule of game.ruleset.closing ?? []) {
    const added = rule(rolled);
    if (!added.ok) return added;
    rolled = { ...rolled, ...added.value, ruleset: game.ruleset };
  }
  return ok(rolled);
}

/** The closed night becomes public, with all that it changed, and the next lynch opens. */
export function publish(game: Game): Played {
  const { phase, past } = game;
  const night = past.at(-1);
  if (phase.state !== 'closed' || night?.kind !== 'night') return { game, refusal: refusal('not-closed') };
  const published = [...past.slice(0, -1), { ...night, published: true }];
  return proceed(after(game, published), game);
}

/** A gap in a scenario: the open phase never took place. */
export function skipTo(game: Game, { phase, number }: EntryOf<'skip-to'>): Played {
  if (game.phase.state === 'closed') return { game, refusal: refusal('wrong-phase') };
  const bonuses = game.bonuses.map((it): Bonus => (it.state === 'active' ? { ...it, state: 'held' } : it));
  const opened = openPhase({ ...game, bonuses }, { kind: phase, number });
  return opened.ok ? { game: opened.value, refusal: null } : { game, refusal: opened.error };
}

/** 2.3 */
export function moveDeadline(game: Game, { at, ends }: EntryOf<'deadline'>): Played {
  if (game.phase.state === 'closed') return { game, refusal: refusal('wrong-phase', '2.3') };
  if (!(Date.parse(ends) > Date.parse(at)))
    return { game, refusal: refusal('past-deadline', '2.3', { ends }) };
  return { game: { ...game, phase: { ...game.phase, ends } }, refusal: null };
}

/** 7.2 */
export function stop(game: Game, { winner, why }: EntryOf<'stop'>): Played {
  const known =
    winner === 'draw' || playsHere(game, winner) || game.ruleset.clans.some((it) => it.id === winner);
  if (!known) return { game, refusal: refusal('unknown-winner', '7.2', { winner }) };
  // A night that is resolved but not yet told becomes public with the end; of any other phase there is nothing to publish.
  const told = publish(game).game;
  return {
    game: { ...told, phase: { ...game.phase, state: 'closed' }, over: { winner, why } },
    refusal: null,
  };
}

/** A closed night resolved again, after something that may change it: a ruling, a letter. Any other game as it is. */
export function settled(game: Game): Game {
  const { phase, past } = game;
  // Nothing but a night is ever closed in a game that goes on.
  if (phase.state !== 'closed') return game;
  const before = past.filter((it) => it.kind !== 'night' || it.published);
  return { ...game, past: [...before, resolveNight({ ...game, past: before })] };
}

/** The game after a phase that is public now: its deaths are, and the bonuses used in it are spent. */
function after(game: Game, past: readonly Outcome[]): Game {
  const outcome = past.at(-1);
  if (outcome === undefined) return game;
  const { alive, leaders, winner } = outcome;
  const bonuses = game.bonuses.map((it): Bonus => {
    const gone = it.state === 'active' || !alive.includes(it.player);
    return gone ? { ...it, state: 'spent' } : it;
  });
  return { ...game, past, alive, leaders, bonuses, over: winner === null ? null : { winner } };
}

/** Opens what follows, or ends the game. A roll that cannot be leaves the game as it was `before`. */
function proceed(game: Game, before: Game): Played {
  if (game.over !== null) {
    return { game: { ...game, ...nothingYet, phase: { ...game.phase, state: 'closed' } }, refusal: null };
  }
  const opened = openPhase(game, phaseAfter(before.phase, before.options));
  return opened.ok ? { game: opened.value, refusal: null } : { game: before, refusal: opened.error };
}

/** A phase in which nobody has done anything. */
const nothingYet = {
  commissar: null,
  sent: [],
  ballots: [],
  blocks: [],
  rulings: [],
  choices: {},
  letters: [],
  rolls: {},
} as const;

function openPhase(game: Game, { kind, number }: Pick<Phase, 'kind' | 'number'>): Result<Game> {
  const opened: Game = { ...game, ...nothingYet, phase: { kind, number, state: 'open', ends: null } };
  return kind === 'night' ? nightfall(opened) : ok(opened);
}
