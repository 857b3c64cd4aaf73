const stems =
  'перв втор трет четвёрт пят шест седьм восьм девят десят одиннадцат двенадцат тринадцат четырнадцат пятнадцат шестнадцат семнадцат восемнадцат девятнадцат двадцат'.split(
    ' ',
  );
const stressed = [2, 6, 7, 8];

const endings = {
  day: (n: number) => (n === 3 ? 'ий' : stressed.includes(n) ? 'ой' : 'ый'),
  night: (n: number) => (n === 3 ? 'ья' : 'ая'),
  ofNight: (n: number) => (n === 3 ? 'ьей' : 'ой'),
};

/** «четвёртый» (day), «третья» (night), «третьей» (of a night); in figures beyond twenty: «21-я». */
export function ordinal(number: number, as: keyof typeof endings): string {
  const stem = stems[number - 1];
  return stem === undefined ? `${number}-${as === 'night' ? 'я' : 'й'}` : stem + endings[as](number);
}
