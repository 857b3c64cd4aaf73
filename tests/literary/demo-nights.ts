import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { NightOutcome } from '../../src/engine/outcome.ts';
import { reportLines } from '../../src/engine/report.ts';
import type { Ability } from '../../src/engine/ruleset.ts';
import type { ComposedReport } from '../../src/literary/compose.ts';
import { nightMaterial, type NightMaterial, type SentDescription } from '../../src/literary/material.ts';
import { readPhrases } from '../../src/phrases.ts';
import { parseScenario } from '../../src/scenario/parse.ts';
import { type Played, playScenario } from '../../src/scenario/play.ts';

interface WrittenCommand {
  description?: string;
  [nick: string]: unknown;
}
interface Script {
  days: { night?: number; commands?: WrittenCommand[]; texts?: { by: string; text: string }[] }[];
}

/** The ability that a written command means, among those that its author had an outcome of. */
function abilityOf(command: unknown, own: readonly (string | null)[], abilities: readonly Ability[]): string {
  if (typeof command !== 'string') return (command as { ability: string }).ability;
  const verb = command.trim().split(/\s/)[0]?.toLowerCase() ?? '';
  return abilities.find(({ id, verbs }) => verbs.includes(verb) && own.includes(id))?.id ?? '';
}

/** The descriptions of a night in the order of the script. */
function sent(
  script: Script,
  night: NightOutcome,
  abilities: readonly Ability[],
): readonly SentDescription[] {
  const day = script.days.find((one) => one.night === night.number);
  const commands = (day?.commands ?? []).flatMap((written, index): SentDescription[] => {
    const { description, ...rest } = written;
    const [author = '', command] = Object.entries(rest)[0] ?? [];
    const own = night.commands.filter((one) => one.actor === author).map((one) => one.ability);
    const ability = abilityOf(command, own, abilities);
    return description ? [{ id: `${night.number}-${index}`, author, ability, text: description }] : [];
  });
  const texts = (day?.texts ?? []).map(({ by, text }, index) => ({
    id: `${night.number}-text-${index}`,
    author: by,
    ability: '',
    text,
  }));
  return [...commands, ...texts];
}

export type Morning = Pick<ComposedReport, 'title' | 'paragraphs'>;

export interface DemoNight {
  readonly night: number;
  readonly material: NightMaterial;
  readonly morning: Morning;
}

/** Every resolved night of a written game with its morning report. */
export function demoNights(
  gameFile: string,
  under: string | null,
  literaryFile: string,
): readonly DemoNight[] {
  const file = parse(readFileSync(gameFile, 'utf8')) as Record<string, unknown>;
  const script = (under === null ? file : file[under]) as Script;
  const played = play(script, gameFile);
  const { ruleset, setup } = played.game;
  const phrases = readPhrases(ruleset.id);
  const { mornings } = parse(readFileSync(literaryFile, 'utf8')) as {
    mornings: ({ night: number } & Morning)[];
  };
  return played.phases.flatMap(({ outcome }): DemoNight[] => {
    if (outcome.kind !== 'night') return [];
    const morning = mornings.find(({ night }) => night === outcome.number);
    const texts = sent(script, outcome, ruleset.abilities);
    const said = reportLines(outcome.report, phrases).map(({ text }) => text);
    return morning
      ? [
          {
            night: outcome.number,
            material: nightMaterial(outcome, setup.seats, texts, ruleset.commoner, said),
            morning,
          },
        ]
      : [];
  });
}

/** Plays the game of a script; the plain citizens' texts are no part of a scenario. */
function play(script: Script, name: string): Played {
  const days = script.days.map(({ texts: _, ...day }) => day);
  const scenario = parseScenario(JSON.stringify({ ...script, days }), name);
  if (!scenario.ok) throw new Error(scenario.error.map(({ message }) => message).join('; '));
  const played = playScenario(scenario.value);
  if (!played.ok) throw new Error(played.error.message);
  return played.value;
}
