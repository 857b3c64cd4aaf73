import type { Game } from '../../engine/game.ts';
import type { Entry } from '../../engine/log.ts';
import { open, play } from '../../engine/play.ts';
import { resolveNight } from '../../engine/resolve.ts';
import { finishedScript } from '../demo-script.ts';
import { perSecond, type Figure } from './measure.ts';

const at = '2026-11-09T19:00:00.000Z';

/** The demo game's first night, 24 alive, every function's command sent. */
function fullNight(): Game {
  const { game: script } = finishedScript();
  const seats = Object.entries(script.players).map(([player, character]) => ({ player, character }));
  const opened = open({ ...script, options: {}, seats, forced: script.rolls });
  if (!opened.ok) throw new Error(opened.error.code);
  const night = script.days.find((day) => 'night' in day);
  if (!night || !('night' in night)) throw new Error('The demo has no night');
  const entries: Entry[] = [
    { kind: 'skip-to', phase: 'night', number: 1, at },
    ...night.commands.map(({ by, command }, n): Entry => {
      if (!('text' in command)) throw new Error('The first night is sent as text');
      return { kind: 'text-command', id: `command-${n}`, by, text: command.text, at };
    }),
  ];
  return entries.reduce((game, entry) => play(game, entry).game, opened.value);
}

/** Nights resolved in a second on one core, with all facts, letters and the report. */
export async function night24(): Promise<Figure> {
  const game = fullNight();
  return { value: Math.round(perSecond(() => resolveNight(game))), unit: 'nights/s' };
}
