import type { Game, Seat } from '../../engine/game.ts';
import type { Entry } from '../../engine/log.ts';
import { open, play } from '../../engine/play.ts';
import { finishedScript } from '../demo-script.ts';

const at = '2026-11-09T19:00:00.000Z';
const night: Entry = { kind: 'skip-to', phase: 'night', number: 1, at };

/** The demo game's first night, 24 alive, every function's command sent. */
export function fullNight(): Game {
  const { game: script } = finishedScript();
  const seats = Object.entries(script.players).map(([player, character]) => ({ player, character }));
  const first = script.days.find((day) => 'night' in day);
  if (!first || !('night' in first)) throw new Error('The demo has no night');
  return played(
    opened(seats, script.rolls),
    first.commands.map(({ by, command }, n): Entry => {
      if (!('text' in command)) throw new Error('The first night is sent as text');
      return { kind: 'text-command', id: `command-${n}`, by, text: command.text, at };
    }),
  );
}

/** So many times that cast in one game, every cast busy with itself; there is one commissar. */
export function fullNights(casts: number): Game {
  const one = fullNight();
  const nick = (player: string, cast: number) => `${player} из ${cast}-го состава`;
  const all = <T>(of: (cast: number) => readonly T[]) =>
    Array.from({ length: casts }, (_, n) => of(n)).flat();
  const seats = all((cast) =>
    one.setup.seats.map(({ player, character }) => ({ player: nick(player, cast), character })),
  );
  const commands = all((cast) =>
    one.sent
      .filter(({ by }) => cast === 0 || by !== one.commissar)
      .map(({ id, by, ability, targets }): Entry => {
        if (ability === null) throw new Error(`${by} has sent no command`);
        const named = targets.map((it) => nick(it, cast));
        return { kind: 'command', id: `${id}/${cast}`, by: nick(by, cast), ability, targets: named, at };
      }),
  );
  return played(opened(seats, { 'night/1/commissar': nick(one.commissar ?? '', 0) }), commands);
}

function opened(seats: readonly Seat[], forced: Readonly<Record<string, string>>): Game {
  const { ruleset, seed } = finishedScript().game;
  const game = open({ ruleset, seed, options: {}, seats, forced });
  if (!game.ok) throw new Error(game.error.code);
  return game.value;
}

function played(game: Game, commands: readonly Entry[]): Game {
  return [night, ...commands].reduce((now, entry) => {
    const { game: next, refusal } = play(now, entry);
    if (refusal) throw new Error(`${refusal.code}: ${JSON.stringify(entry)}`);
    return next;
  }, game);
}
