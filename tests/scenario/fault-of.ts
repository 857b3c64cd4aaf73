import { parseScenario } from '../../src/scenario/parse.ts';
import { playScenario } from '../../src/scenario/play.ts';

export const head = [
  'ruleset: three-fat-men',
  'players:',
  '  M-S: first-fat-man',
  '  Июлька: tibul',
  '  Улана: citizen',
];

/** The faults of a file, in reading it or in playing it. */
export function fault(text: string): string {
  const scenario = parseScenario(text, 'case.yaml');
  if (!scenario.ok) return scenario.error.map(({ line, message }) => `${line}: ${message}`).join('\n');
  const played = playScenario(scenario.value);
  return played.ok ? 'no fault' : `${played.error.line}: ${played.error.message}`;
}

export const file = (...lines: string[]): string => [...head, ...lines].join('\n');
export const night = (...lines: string[]): string =>
  file('days:', '  - night: 1', ...lines.map((line) => `    ${line}`));
export const lynch = (...lines: string[]): string =>
  file('days:', '  - lynch: 1', ...lines.map((line) => `    ${line}`));
