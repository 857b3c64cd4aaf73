const ordinals = (
  'первая вторая третья четвёртая пятая шестая седьмая восьмая девятая десятая одиннадцатая двенадцатая ' +
  'тринадцатая четырнадцатая пятнадцатая шестнадцатая семнадцатая восемнадцатая девятнадцатая двадцатая'
).split(' ');

/** The number of a night in words: «третья»; beyond twenty «21-я». */
export const ordinal = (night: number): string => ordinals[night - 1] ?? `${night}-я`;
