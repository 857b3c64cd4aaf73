import { emptyDocument, type ReportDocument } from '../../../src/literary/document.ts';
import type { Workshop } from '../../../src/literary/workshop.ts';
import { cast, material } from '../../literary/night.ts';

/** The workshop of the hand-made night. */
export function workshop(
  document: unknown = emptyDocument('Ночь третья'),
  change: Partial<Workshop> = {},
): Workshop {
  const night = material();
  return {
    slug: 'test',
    night: 3,
    document,
    version: 1,
    savedAt: '2010-12-09T06:11:52.000Z',
    dueAt: '2010-12-09T07:00:00.000Z',
    byItself: true,
    published: false,
    told: false,
    readyVersion: null,
    lockedAt: null,
    held: null,
    materials: night.descriptions.map((one) => ({
      id: one.id,
      n: one.n,
      author: one.author,
      character: one.role,
      text: one.text,
      original: null,
      command: one.command ? `Команда ${one.n}` : null,
      outcome: one.class === 'C' ? 'нет' : 'да',
      rule: one.command?.rule ?? null,
      class: one.class,
    })),
    deaths: night.deaths.map(({ player, character }) => ({ player, character })),
    material: night,
    cast,
    ...change,
  };
}

/** A report with one paragraph. */
export const saying = (text: string): ReportDocument => {
  const empty = emptyDocument('Ночь');
  return { ...empty, content: [...empty.content, { type: 'paragraph', content: [{ type: 'text', text }] }] };
};
