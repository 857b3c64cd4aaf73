import type { ReportNode } from '../../../src/literary/node.ts';
import { fragment, paragraph, woven } from '../../literary/night.ts';
import type { Sent } from '../../app/table.ts';
import { type ClosedNight, reportOf } from './nights.ts';

/** What the night of these tests was sent. */
export const sent: readonly Sent[] = [
  { by: 'Роза', description: 'Первая строка пошла гулять.\n\nВторая строка осталась дома.' },
  { by: 'Розалия', description: 'Третья строка уснула в трамвае.' },
];

type Sources = ClosedNight['sources'];

/** Rose's description woven in, the host's words around it. */
export function report({ Роза: rose = '' }: Sources): ReportNode {
  const [first, second] = ['Первая строка пошла гулять.', 'Вторая строка осталась дома.'];
  const piece = fragment('piece', rose, paragraph(woven(first, rose)), paragraph(woven(second, rose)));
  return reportOf(paragraph('До.'), piece, paragraph('После.'));
}

/** The same as the editor shows it. */
export const asLoaded: readonly string[] = [
  'h2: Ночь',
  'p: До.',
  'fragment > p: {Первая строка пошла гулять.}',
  'fragment > p: {Вторая строка осталась дома.}',
  'p: После.',
];

/** The report with something else in the fragment's place. */
export const instead = (...lines: readonly string[]): readonly string[] => [
  'h2: Ночь',
  'p: До.',
  ...lines,
  'p: После.',
];
