import type { BonusLine } from '../../app/read-desk.ts';

/** «потрачен», «потрачена»: by the bonus's own name, «Щит» or «Вторая команда», «Неприкосновенность». */
export const spent = (name: string): string => (/[аяь]$/u.test(name) ? 'потрачена' : 'потрачен');

/** The state of a bonus in a word, as its holder or the host says it. */
export const bonusState = (
  { name, state }: Pick<BonusLine, 'name' | 'state'>,
  held: string,
  active = 'в\u00a0ходу',
): string => (state === 'held' ? held : state === 'active' ? active : spent(name));
