import { commonPart, REWORKED, VERBATIM } from '../coverage.ts';
import type { NightDescription } from '../material.ts';
import { proseReader } from '../reuse.ts';
import { type Check, finding, type Reading } from './finding.ts';

const named = ({ n, author }: NightDescription): string => `описание ${n} (${author})`;

/** A must sound: its effect stands in the technical report. An omission with a reason is the host's word. */
export const uncovered: Check = ({ material, coverage }) =>
  material.descriptions.flatMap((one, index) =>
    one.class === 'A' && coverage[index]?.state === 'unwoven'
      ? [
          finding(
            'uncovered',
            true,
            `Не вплетено ${named(one)}, а его исход назовёт технический отчёт.`,
            one.id,
            { source: one.id },
          ),
        ]
      : [],
  );

/** What sounds of a stopped description because another, which may sound, says the same. */
function borrowed({ material, coverage }: Reading, one: NightDescription): boolean {
  const read = proseReader(material.seats.map(({ player }) => player));
  const own = read(one.text);
  return material.descriptions.some(
    (other, index) =>
      other.class !== 'C' &&
      (coverage[index]?.told ?? 0) >= REWORKED &&
      commonPart(own, read(other.text)) >= REWORKED,
  );
}

/** C must not sound as a deed: that it was sent at all is nobody's business before the end. */
export const premature: Check = (reading) => {
  const { material, coverage, passages } = reading;
  return material.descriptions.flatMap((one, index) => {
    const covered = coverage[index];
    if (one.class !== 'C' || !covered) return [];
    const place = { source: one.id, ...(covered.path ? { path: covered.path } : {}) };
    const retold = !covered.toldByMark && covered.told >= REWORKED;
    if (covered.toldByMark || (retold && !borrowed(reading, one))) {
      const echo = covered.echoes[0];
      const where = echo && passages[echo.passage];
      // Retyped words carry no mark that could be turned into a rumour's: the place is all there is.
      const measured = where && {
        path: where.path,
        from: echo.from,
        to: Math.min(echo.to, where.text.length),
      };
      if (material.over) {
        const message = `Неудавшийся ход рассказан как был: ${named(one)}. Партия окончена, решать вам.`;
        return covered.told >= OPEN ? [finding('premature', false, message, one.id, measured ?? place)] : [];
      }
      const message = `До конца партии не звучит ${named(one)}. Уберите или подайте слухом.`;
      return [finding('premature', true, message, one.id, covered.path ? place : (measured ?? place))];
    }
    if (covered.share < VERBATIM || retold) return [];
    const message = `Слухом стало целое ${named(one)}: по нему видно, что ход был. Перескажите своими словами.`;
    return [finding('rumour', false, message, one.id, place)];
  });
};

/** When all is revealed anyway, only a whole description is worth a word. */
const OPEN = 0.6;

/** Scenes in the order of resolution would tell who acted when. */
export const order: Check = ({ material, passages, coverage }) => {
  const steps = new Map(material.descriptions.map(({ id, command }) => [id, command?.step ?? null]));
  const marked = new Set<string>();
  for (const { woven } of passages) for (const { source } of woven) marked.add(source);
  const measured = coverage
    .filter(({ source, share, place }) => !marked.has(source) && share >= REWORKED && place !== null)
    .toSorted(
      (a, b) => (a.place ?? 0) - (b.place ?? 0) || (a.echoes[0]?.from ?? 0) - (b.echoes[0]?.from ?? 0),
    )
    .map(({ source }) => source);
  const told = marked.size > 0 ? [...marked] : measured;
  const inOrder = told.map((source) => steps.get(source) ?? null).filter((step) => step !== null);
  const risen = inOrder.every((step, index) => index === 0 || step >= (inOrder[index - 1] ?? 0));
  if (!risen || new Set(inOrder).size < 4) return [];
  const message = 'Сцены идут в порядке хода ночи. Переставьте одну, чтобы он не читался.';
  return [finding('order', false, message, '')];
};
