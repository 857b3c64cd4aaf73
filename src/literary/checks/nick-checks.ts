import { secretFinder } from '../cast.ts';
import { sentenceAt } from '../sentences.ts';
import { type Check, type Finding, finding, quote } from './finding.ts';

/** A living player's nick: of an author, beside his own character or function, or alone. */
export const nicks: Check = ({ material, passages, cast, findNicks, findRoles, sentencesOf }) => {
  const alive = new Set(material.alive);
  const authors = new Set(material.descriptions.map(({ author }) => author));
  const roles = new Map(material.seats.map(({ player, character }) => [player, [character]]));
  for (const { author, role } of material.descriptions)
    roles.set(author, [...new Set([role, ...(roles.get(author) ?? [])])]);
  const secretsOf = new Map<string, ReturnType<typeof secretFinder>>();
  const secrets = (role: string) => {
    const known = secretsOf.get(role) ?? secretFinder(cast, role);
    secretsOf.set(role, known);
    return known;
  };
  return passages.flatMap(({ text, path }) =>
    findNicks(text)
      .filter(({ nick }) => alive.has(nick))
      .map(({ nick, from, to }): Finding => {
        const own = roles.get(nick) ?? [];
        const said = quote(text, from, to);
        const place = { path, from, to };
        const sentence = sentenceAt(sentencesOf(text), from);
        const around = text.slice(sentence.from, from) + ' '.repeat(to - from) + text.slice(to, sentence.to);
        const beside =
          findRoles(text).some(({ role, ...at }) => own.includes(role) && (at.to <= from || at.from >= to)) ||
          own.some((role) => secrets(role)(around).length > 0);
        if (beside) {
          const message = `Рядом с персонажем живой ник: ${said}.`;
          return finding('nick-beside-role', true, message, said, place);
        }
        if (authors.has(nick))
          return finding('author-nick', true, `Назван живой автор: ${said}.`, said, place);
        return finding('living-nick', false, `Назван живой игрок: ${said}.`, said, place);
      }),
  );
};
