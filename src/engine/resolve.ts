import { lettersOf } from './audience.ts';
import { commandOutcomes } from './command-outcomes.ts';
import { deathsOf } from './deaths.ts';
import type { Fact } from './fact.ts';
import type { Game } from './game.ts';
import type { PrivateMessage } from './message.ts';
import { byNick } from './by-nick.ts';
import { Night } from './night.ts';
import { nightReport } from './night-report.ts';
import type { NightOutcome } from './outcome.ts';
import { choosers } from './recruits.ts';
import { answersTo } from './ruling.ts';
import { slotsOf } from './slots.ts';
import { succession } from './succession.ts';
import type { Player } from './vocabulary.ts';

/**
 * 3 Resolves the night that `game` has open: its standing commands by the ruleset's rules, one after another.
 * Changes nothing; the same game gives the same bytes, in whatever order its commands came and its seats stand.
 */
export function resolveNight(game: Game): NightOutcome {
  const night = new Night(game);
  for (const { conclude } of game.ruleset.night) night.learn(conclude(night));

  const slots = slotsOf(night);
  const deaths = deathsOf(night);
  const dead = new Set(deaths.map((it) => it.player));
  const alive = game.alive.filter((it) => !dead.has(it));
  const { leaders, facts: succeeded } = succession(game, alive);
  const { winner, stalled, rule } = game.ruleset.end({ game, kind: 'night', alive, deaths });
  const ended: readonly Fact[] = winner === null ? [] : [{ kind: 'ended', winner, rule }];
  const facts = [
    ...night.facts,
    ...answersTo(game, night.moves),
    ...succeeded,
    ...choosers(game, night.all('recruited'), alive),
    ...ended,
  ];

  return {
    kind: 'night',
    number: game.phase.number,
    facts,
    commands: commandOutcomes(night, slots),
    deaths,
    private: toPlayers(game.letters, results(night, facts, dead)),
    report: nightReport(night, slots, deaths),
    rolls: game.rolls,
    alive,
    leaders,
    winner,
    stalled,
    published: false,
  };
}

/** Policy `dyingLearn`. */
function results(night: Night, facts: readonly Fact[], dead: ReadonlySet<Player>): readonly PrivateMessage[] {
  const letters = lettersOf(facts);
  return night.options.dyingLearn ? letters : letters.filter((it) => !dead.has(it.to));
}

/** Letters by addressee: what was told at once, then the results. */
export const toPlayers = (
  atOnce: readonly PrivateMessage[],
  results: readonly PrivateMessage[],
): readonly PrivateMessage[] => [...atOnce, ...results].sort((a, b) => byNick(a.to, b.to));
