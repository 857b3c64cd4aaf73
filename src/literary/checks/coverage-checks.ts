import { REWORKED, VERBATIM } from '../coverage.ts';
import type { NightDescription } from '../material.ts';
import { type Check, finding } from './finding.ts';

const named = ({ n, author }: NightDescription): string => `описание ${n} (${author})`;

/** A must sound: its effect stands in the technical report. An omission with a reason is the host's word. */
export const uncovered: Check = ({ material, coverage }) =>
  material.descriptions.flatMap((one, index) =>
    one.class === 'A' && coverage[index]?.state === 'unwoven'
      ? [
          finding(
            'uncovered',
            true,
            `Не вплетено ${named(one)}, а что из него вышло, скажет технический отчёт.`,
            one.id,
            { source: one.id },
          ),
        ]
      : [],
  );

/** C must not sound as a deed: that it was sent at all is nobody's business before the end. */
export const premature: Check = ({ material, coverage }) =>
  material.descriptions.flatMap((one, index) => {
    const covered = coverage[index];
    if (one.class !== 'C' || !covered) return [];
    const place = { source: one.id, ...(covered.path ? { path: covered.path } : {}) };
    if (covered.toldByMark || covered.told >= REWORKED) {
      const message = `До конца партии не звучит ${named(one)}. Уберите или подайте слухом.`;
      return [finding('premature', true, message, one.id, place)];
    }
    if (covered.share < VERBATIM) return [];
    const message = `Слухом стало целое ${named(one)}: по нему видно, что ход был. Перескажите своими словами.`;
    return [finding('rumour', false, message, one.id, place)];
  });

/** Scenes in the order of resolution would tell who acted when. */
export const order: Check = ({ material, passages }) => {
  const steps = new Map(material.descriptions.map(({ id, command }) => [id, command?.step ?? null]));
  const seen = new Set<string>();
  for (const { woven } of passages) for (const { source } of woven) seen.add(source);
  const inOrder = [...seen].map((source) => steps.get(source) ?? null).filter((step) => step !== null);
  const risen = inOrder.every((step, index) => index === 0 || step >= (inOrder[index - 1] ?? 0));
  if (!risen || new Set(inOrder).size < 4) return [];
  const message = 'Сцены идут в порядке хода ночи. Переставьте одну, чтобы он не читался.';
  return [finding('order', false, message, '')];
};
