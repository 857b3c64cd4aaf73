import { expect, it } from 'vitest';
import { traceLines } from '../../src/app/read-trace.ts';
import { open } from '../../src/engine/play.ts';
import { resolveNight } from '../../src/engine/resolve.ts';
import { fastMafia } from '../../src/engine/rulesets/fast-mafia/ruleset.ts';
import { readPhrases } from '../../src/phrases.ts';
import { printPlayed } from '../../src/scenario/print.ts';
import { after, skipTo } from '../engine/table.ts';

it('names a command that nobody of a clan sent by whatever function shares it', () => {
  const phrases = readPhrases('fast-mafia');
  const [shared] = fastMafia.functions;
  if (shared === undefined) throw new Error('fast mafia has lost its function');
  const ruleset = {
    ...fastMafia,
    functions: [{ ...shared, id: 'thug' as const }],
    characters: fastMafia.characters.map((it) =>
      it.id === 'mafioso' ? { ...it, functions: ['thug' as const] } : it,
    ),
  };
  const seats = ['mafioso', 'citizen', 'citizen', 'citizen', 'citizen'].map((character, place) => ({
    player: `Игрок ${String(place)}`,
    character,
  }));
  const opened = open({ ruleset: 'fast-mafia', options: {}, seed: 'фонарь', seats });
  if (!opened.ok) throw new Error(opened.error.code);
  const night = after({ ...opened.value, ruleset }, skipTo('night'));
  const outcome = resolveNight(night);
  const { thug, mafioso } = phrases.functions;
  expect(traceLines(phrases, outcome).map((it) => it.actor)).toEqual([thug.name]);
  const printed = printPlayed({ game: night, phases: [{ outcome, winner: null }] }, phrases);
  expect(printed).toContain(`  ${thug.name} — Убить: хода не было`);
  expect(printed).not.toContain(mafioso.name);
});
