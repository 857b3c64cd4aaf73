import { secretFinder } from '../cast.ts';
import { sentenceAt, type Stretch, within } from '../sentences.ts';
import { type Check, type Finding, finding, quote } from './finding.ts';
import { wordsJudge } from './words-judge.ts';

/** A living player's nick: of an author, beside his own character or function, or alone. */
export const nicks: Check = (reading) => {
  const { material, passages, cast, findNicks, findRoles, sentencesOf } = reading;
  const mayBeWords = wordsJudge(reading);
  const alive = new Set(material.alive);
  const authors = new Set(material.descriptions.map(({ author }) => author));
  const roles = new Map(material.seats.map(({ player, character }) => [player, [character]]));
  for (const { author, role } of material.descriptions)
    roles.set(author, [...new Set([role, ...(roles.get(author) ?? [])])]);
  const findersOf = new Map<string, ReturnType<typeof secretFinder>>();
  const finder = (role: string) => {
    const known = findersOf.get(role) ?? secretFinder(cast, role);
    findersOf.set(role, known);
    return known;
  };
  return passages.flatMap(({ text, path }) => {
    const known = new Map<string, readonly Stretch[]>();
    /** Words of a role's function in a sentence, by their places in the passage. */
    const secretsIn = ({ from, to }: Stretch, role: string): readonly Stretch[] => {
      const key = `${from}/${role}`;
      const found =
        known.get(key) ??
        finder(role)(text.slice(from, to)).map((at) => ({ from: at.from + from, to: at.to + from }));
      known.set(key, found);
      return found;
    };
    return findNicks(text)
      .filter(({ nick }) => alive.has(nick))
      .map((found): Finding => {
        const { nick, from, to } = found;
        const own = roles.get(nick) ?? [];
        const said = quote(text, from, to);
        const place = { path, from, to };
        const sentence = sentenceAt(sentencesOf(text), from);
        const apart = (at: Stretch) => at.to <= from || at.from >= to;
        // «Мирный житель» in another sentence is said of somebody else: most are.
        const named = findRoles(text).filter(
          ({ role, ...at }) =>
            own.includes(role) && apart(at) && (role !== material.commoner || within(at, sentence)),
        );
        const given = own.some((role) => secretsIn(sentence, role).some(apart));
        if (!given && !named.some((at) => within(at, sentence)) && mayBeWords(text, found)) {
          const message = `Это слово или ник живого игрока: ${said}?`;
          return finding('living-nick', false, message, said, place);
        }
        const beside = given || named.length > 0;
        if (beside) {
          const message = `Рядом с персонажем живой ник: ${said}.`;
          return finding('nick-beside-role', true, message, said, place);
        }
        if (authors.has(nick))
          return finding('author-nick', true, `Назван живой автор: ${said}.`, said, place);
        return finding('living-nick', false, `Назван живой игрок: ${said}.`, said, place);
      });
  });
};
