import { roleName } from '../cast.ts';
import type { NightDescription } from '../material.ts';
import { isHearsay } from '../narrative.ts';
import { sentenceAt } from '../sentences.ts';
import { tellsAttempt } from '../success-words.ts';
import { placesOf, sounds } from './echoes.ts';
import { type Check, type Finding, finding, MOST, quote, type Reading } from './finding.ts';

/** Whose character a description would betray, and how it is betrayed. */
interface Secret {
  readonly description: NightDescription;
  readonly role: string;
  readonly words: (said: string) => string;
}

const ofDoer = (said: string): string =>
  `По тексту видно, кто его герой: ${said}. До конца партии его не называют.`;
const ofTarget = (said: string): string =>
  `Открыт персонаж живого: ${said}. Отчёт не говорит, кто стал целью того, что не удалось.`;

/** What the technical report keeps to itself: who did a deed that it doesn't tell, and to whom a failed one was done. */
function secrets({ material }: Reading): readonly Secret[] {
  const characters = new Map(material.seats.map(({ player, character }) => [player, character]));
  const alive = new Set(material.alive);
  return material.descriptions.flatMap((description): readonly Secret[] => {
    const { command, author, role } = description;
    if (command === null || material.over) return [];
    if (command.status === 'effective') {
      const hidden = description.class === 'B' && alive.has(author);
      return hidden ? [{ description, role, words: ofDoer }] : [];
    }
    const targets = command.targets.filter((target) => alive.has(target) && target !== author);
    return targets.flatMap((target) => {
      const character = characters.get(target);
      return character === undefined || character === material.commoner || character === role
        ? []
        : [{ description, role: character, words: ofTarget }];
    });
  });
}

/** A dead player whose character is told to nobody before the end. */
const hiddenDead: Check = ({ material, passages, cast, findNicks, findRoles, sentencesOf }) => {
  const hidden = new Map(
    material.deaths.flatMap(({ player, character, hidden: kept }) =>
      kept ? [[player, character] as const] : [],
    ),
  );
  if (hidden.size === 0 || material.over) return [];
  return passages.flatMap(({ text, path }) =>
    findNicks(text).flatMap(({ nick, from, to }): readonly Finding[] => {
      const sentence = sentenceAt(sentencesOf(text), from);
      const role = findRoles(text).find(
        (one) => one.role === hidden.get(nick) && one.from < sentence.to && one.to > sentence.from,
      );
      if (!role) return [];
      const message = `Кем был погибший, до конца не открывают: ${nick}, ${roleName(cast, role.role)}.`;
      return [finding('role-unveiled', true, message, `${nick}/${role.role}`, { path, from, to })];
    }),
  );
};

/** A living player's character, tied to him by the words of a deed that the technical report doesn't tell. */
const tied: Check = (reading) => {
  const { passages, findRoles, sentencesOf } = reading;
  const kept = secrets(reading);
  return passages.flatMap((passage) =>
    kept.flatMap(({ description, role, words }): readonly Finding[] => {
      const { text, path } = passage;
      const places = placesOf(reading, passage, description);
      const named = findRoles(text);
      const place = named
        .filter((one) => one.role === role)
        .slice(0, MOST)
        .find((one) => {
          const sentence = sentenceAt(sentencesOf(text), one.from);
          if (sounds(places, one, sentence)) return true;
          // Told in the host's own words: the hero at his deed, and whom he meant.
          const inside = named.filter(({ from, to }) => from >= sentence.from && to <= sentence.to);
          const hero = role !== description.role && inside.some((other) => other.role === description.role);
          return hero && !isHearsay(text) && tellsAttempt(text.slice(sentence.from, sentence.to));
        });
      if (!place) return [];
      const { from, to } = place;
      const { id } = description;
      return [
        finding('role-unveiled', true, words(quote(text, from, to)), `${id}/${role}`, {
          path,
          from,
          to,
          source: id,
        }),
      ];
    }),
  );
};

/** Role names, in all cases and aliases, where they tell what nobody may know. */
export const roles: Check = (reading) => [...hiddenDead(reading), ...tied(reading)];
