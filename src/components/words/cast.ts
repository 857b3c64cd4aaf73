import type { CastLine } from '../../app/read-game.ts';

/** «гимнаст Тибул, повстанцы»; a clan that its members are named after is not said twice: «горожанин». */
export function part({ character, clan }: Pick<CastLine, 'character' | 'clan'>): string {
  const group = clan?.toLowerCase() ?? '';
  const same = character !== null && group !== '' && stem(character) === stem(group);
  return [character, same ? '' : group].filter(Boolean).join(', ');
}

/** «горожанин» and «горожане», «мафиози» and «мафия» begin alike. */
const stem = (word: string): string => word.slice(0, 4).toLowerCase();

/** Over those who are out, so many: «Погибли», or «Выбыли», where somebody has left for absence. */
export function goneLabel(gone: readonly Pick<CastLine, 'died'>[], number = gone.length): string {
  const departed = gone.some((one) => one.died?.departed);
  const [one, many] = departed ? ['Выбыл', 'Выбыли'] : ['Погиб', 'Погибли'];
  return (number === 1 ? one : many) ?? '';
}
