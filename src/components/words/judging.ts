import type { TalliedLot } from '../../jury/tally.ts';
import { count, form, points } from './numbers.ts';
import { list } from './phase.ts';

const ordinals = ['', 'Первое', 'Второе', 'Третье', 'Четвёртое', 'Пятое'];

/** «Первое место», «Второе место поделено»: of one among all lots of its night. */
export function placeTitle(place: number, lots: readonly Pick<TalliedLot, 'place'>[]): string {
  const shared = lots.filter((one) => one.place === place).length > 1;
  return `${ordinals[place] ?? `${place}-е`} место${shared ? ' поделено' : ''}`;
}

const jurorsOf = ['', 'один судья', 'двое судей', 'трое судей', 'четверо судей', 'пятеро судей'];

/** «трое судей», «6 судей». */
export const jurors = (number: number): string =>
  jurorsOf[number] ?? count(number, 'судья', 'судьи', 'судей');

const level = (a: number | null, b: number | null) => Math.abs((a ?? 0) - (b ?? 0)) <= 1e-9;
const answers = (values: readonly string[]) => list([...new Set(values)]);

/**
 * Why a lot stands where it stands, when its score alone does not tell: «Вровень с местом 3; решила медиана: 0,41
 * и 0,38». Empty where the score tells.
 */
export function decision(lot: TalliedLot, lots: readonly TalliedLot[], quorum: number): string {
  const { decidedBy } = lot;
  if (decidedBy === 'score') return '';
  if (decidedBy === 'unscored') {
    const lacking = lot.scoredBy === 0 ? 'никто не оценил' : `оценок ${lot.scoredBy}, а нужно ${quorum}`;
    return `Не оценено: ${lacking}`;
  }
  const rivals = lots.filter(
    (one) => one.lot !== lot.lot && one.place !== null && level(one.score, lot.score),
  );
  if (decidedBy === 'shared') {
    const mates = rivals.filter(({ place }) => place === lot.place).length;
    return `Место поделено на ${shares[mates + 1] ?? count(mates + 1, 'текст', 'текста', 'текстов')}: равны и оценка, и медиана, и число первых мест`;
  }
  const places = rivals.map(({ place }) => place ?? 0).toSorted((a, b) => a - b);
  const equal = `Вровень с ${form(places.length, 'местом', 'местами', 'местами')} ${list([...new Set(places)].map(String))}`;
  const all = [lot, ...rivals];
  if (decidedBy === 'median')
    return `${equal}; решила медиана: ${answers(all.map(({ median }) => points(median ?? 0)))}`;
  if (decidedBy === 'firsts')
    return `${equal}, и медиана та же; решило число первых мест: ${answers(all.map(({ firsts }) => String(firsts)))}`;
  return `${equal}; решило сравнение текст на текст`;
}

const shares = ['', '', 'двоих', 'троих', 'четверых'];

/** «Место 1 поделено, поделен и бонус.»: of the places that are rewarded; '' when all differ. */
export function joinedPlaces(places: readonly number[]): string {
  const shared = [...new Set(places.filter((place, n) => places.indexOf(place) !== n))];
  if (shared.length === 0) return '';
  const one = shared.length === 1;
  return `${one ? 'Место' : 'Места'} ${list(shared.map(String))} ${one ? 'поделено' : 'поделены'}: бонус получает каждый.`;
}
