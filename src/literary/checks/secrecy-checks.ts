import { roleName, secretFinder } from '../cast.ts';
import { type Check, type Finding, finding, quote } from './finding.ts';

/** The sentence around a place. */
function sentence(text: string, from: number, to: number): string {
  const start = Math.max(
    0,
    ...['.', '!', '?', '…', '\n'].map((sign) => text.lastIndexOf(sign, from - 1) + 1),
  );
  const rest = text.slice(to).search(/[.!?…\n]/u);
  return text.slice(start, rest === -1 ? text.length : to + rest);
}

/** A living player's nick: of an author, beside his own character or function, or alone. */
export const nicks: Check = ({ material, passages, cast, findNicks, findRoles }) => {
  const alive = new Set(material.alive);
  const authors = new Set(material.descriptions.map(({ author }) => author));
  const roles = new Map(material.seats.map(({ player, character }) => [player, character]));
  for (const { author, role } of material.descriptions) roles.set(author, role);
  const secrets = new Map([...alive].map((nick) => [nick, secretFinder(cast, roles.get(nick) ?? '')]));
  return passages.flatMap(({ text, path }) => {
    const named = new Set(findRoles(text).map(({ role }) => role));
    return findNicks(text)
      .filter(({ nick }) => alive.has(nick))
      .map(({ nick, from, to }): Finding => {
        const role = roles.get(nick) ?? '';
        const said = quote(text, from, to);
        const place = { path, from, to };
        if (named.has(role) || secrets.get(nick)?.(sentence(text, from, to)).length) {
          const message = `Рядом с персонажем живой ник: ${said}.`;
          return finding('nick-beside-role', true, message, said, place);
        }
        if (authors.has(nick))
          return finding('author-nick', true, `Назван живой автор: ${said}.`, said, place);
        return finding('living-nick', false, `Назван живой игрок: ${said}.`, said, place);
      });
  });
};

/** A ghost is recognised as somebody else (3.11): a deed done to him must not show who he is. */
export const ghosts: Check = ({ material, passages, cast, findRoles }) => {
  const characters = new Map(material.seats.map(({ player, character }) => [player, character]));
  const alive = new Set(material.alive);
  const hidden = material.descriptions.flatMap(({ id, command }) => {
    const target = command?.targets[0];
    const character = target === undefined ? undefined : characters.get(target);
    const seen = command?.seen;
    return target !== undefined &&
      character &&
      alive.has(target) &&
      typeof seen === 'string' &&
      seen !== character
      ? [{ source: id, character, seen }]
      : [];
  });
  return passages.flatMap(({ text, path, woven }) =>
    hidden.flatMap(({ source, character, seen }) => {
      const runs = woven.filter((run) => run.source === source);
      const found = findRoles(text).find(({ role }) => role === character);
      if (runs.length === 0 || !found) return [];
      const { from, to } = found;
      const inside = runs.some((run) => from >= run.from && to <= run.to);
      const message = `${inside ? 'Призрак показан' : 'Не призрак ли показан'} собой: ${quote(text, from, to)}${
        inside ? '.' : '?'
      } Узнают его так: ${roleName(cast, seen)}.`;
      return [
        finding('role-unveiled', inside, message, `${source}/${character}`, { path, from, to, source }),
      ];
    }),
  );
};
