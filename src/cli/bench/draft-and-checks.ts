import type { NightOutcome } from '../../engine/outcome.ts';
import { reportLines } from '../../engine/report.ts';
import { allCasts, readSetting } from '../../literary-content.ts';
import { inspect } from '../../literary/checks.ts';
import { draft } from '../../literary/draft.ts';
import { nightMaterial, type SentDescription } from '../../literary/material.ts';
import { readPhrases } from '../../phrases.ts';
import { resolveNight } from '../../engine/resolve.ts';
import { fullNight } from './full-night.ts';
import { median, type Figure } from './measure.ts';

const LENGTH = 2000;

/** Descriptions of so many characters, each of its own words: a chain of syllables that never repeats itself. */
export function prose(seed: number, length: number): string {
  const syllables =
    'ве тер го ро дил по кры шам све ча ми ла ду шка не бо зво нит ка рман сон ле стни ца'.split(' ');
  let state = seed * 7919 + 17;
  const next = (below: number) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
  let text = '';
  while (text.length < length) {
    const words = Array.from({ length: 5 + next(9) }, () =>
      Array.from({ length: 1 + next(4) }, () => syllables[next(syllables.length)] ?? '').join(''),
    );
    const sentence = words.join(' ');
    text += `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}. `;
  }
  return text.slice(0, length);
}

/** A description for each of 24: of the command that was sent, or without one. */
export function sent(
  night: NightOutcome,
  players: readonly string[],
  length: number,
  seed = 1,
): readonly SentDescription[] {
  return players.map((author, n) => {
    const command = night.commands.find((one) => one.actor === author && one.id !== null);
    const ability = command?.ability ?? '';
    return { id: `d-${String(n)}`, author, ability, text: prose(seed + n, length) };
  });
}

/** Milliseconds for a first draft of a night of 24 descriptions, 2,000 characters each, and all checks of it. */
export function draftAndChecks(): Promise<Figure> {
  const game = fullNight();
  const night = resolveNight(game);
  const phrases = readPhrases(game.ruleset.id);
  const cast = allCasts(readPhrases)(game.ruleset.id);
  const setting = readSetting();
  const { seats } = game.setup;
  const players = seats.map(({ player }) => player);
  const said = reportLines(night.report, phrases).map(({ text }) => text);
  const times = Array.from({ length: 25 }, (_, run) => {
    // Other words each time: nothing is remembered from the run before.
    const texts = sent(night, players, LENGTH, 1 + run * 100);
    const material = nightMaterial(night, seats, texts, game.ruleset.commoner, said);
    const start = performance.now();
    inspect(draft(material, setting, cast), material, cast);
    return performance.now() - start;
  });
  return Promise.resolve({ value: Math.round(median(times) * 10) / 10, unit: 'ms' });
}
