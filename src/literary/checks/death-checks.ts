import { roleName } from '../cast.ts';
import { type Check, finding } from './finding.ts';

/** Every death is told by nick, and in the same passage by character. */
export const deaths: Check = ({ material, passages, cast, findNicks, findRoles }) =>
  material.deaths.flatMap((death) => {
    const telling = passages.filter(({ text }) => findNicks(text).some(({ nick }) => nick === death.player));
    const first = telling[0];
    if (!first) {
      return [finding('death-untold', true, `Смерть не названа: ${death.player}.`, death.player)];
    }
    if (death.hidden) return [];
    const roles = death.commissar ? [death.character, 'commissar'] : [death.character];
    if (telling.some(({ text }) => findRoles(text).some(({ role }) => roles.includes(role)))) return [];
    const who = roleName(cast, roles.at(-1) ?? death.character);
    const message = `Погибший назван без персонажа: ${death.player}, ${who}.`;
    return [finding('death-role', false, message, death.player, { path: first.path })];
  });
