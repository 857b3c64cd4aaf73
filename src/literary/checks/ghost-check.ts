import { isObject, isSubject, roleName } from '../cast.ts';
import { isHearsay } from '../narrative.ts';
import { sentenceAt, type Stretch, touches, within } from '../sentences.ts';
import { tellsSuccess } from '../success-words.ts';
import type { Passage } from '../walk.ts';
import { placesOf, sounds } from './echoes.ts';
import { type Check, type Finding, finding, MOST, quote, type Reading } from './finding.ts';

const disguise =
  /(?<![\p{L}])(?:оказал(?:ся|ась)|на самом деле|под видом|переодет[\p{L}]*|притвор[\p{L}]+|под маской|под личиной|призрак[\p{L}]*)(?![\p{L}])/iu;

/** So near to unmarked words of a deed stands whoever it is told of. */
const NEAR = 250;
const isNear = (echoes: readonly Stretch[], { from, to }: Stretch): boolean =>
  echoes.some((echo) => from - echo.to < NEAR && echo.from - to < NEAR);

/** The clause that holds a place: what stands between two commas, dashes or stops. */
function clauseAround(text: string, { from, to }: Stretch): string {
  const before = text.slice(0, from).search(/[^,;:.!?…—–\n]*$/u);
  const after = text.slice(to).search(/[,;:.!?…—–\n]|$/u);
  return text.slice(before, to + after);
}

/** Whether the ghost is named in a sentence of what he did himself: that may be told. */
const isOwn = (reading: Reading, passage: Passage, character: string, sentence: Stretch): boolean =>
  reading.material.descriptions.some(
    (one) =>
      one.role === character &&
      placesOf(reading, passage, one).measured.some((echo) => touches(echo, sentence)),
  );

/** A ghost is recognised as somebody else (3.11): a deed done to him must not show who he is. */
export const ghosts: Check = (reading) => {
  const { material, passages, cast, findRoles, sentencesOf } = reading;
  const characters = new Map(material.seats.map(({ player, character }) => [player, character]));
  const alive = new Set(material.alive);
  const hidden = material.descriptions.flatMap((description) => {
    const { command } = description;
    const target = command?.targets[0];
    const character = target === undefined ? undefined : characters.get(target);
    const seen = command?.seen;
    return target !== undefined &&
      character &&
      alive.has(target) &&
      typeof seen === 'string' &&
      seen !== character
      ? [{ description, character, seen }]
      : [];
  });
  return passages.flatMap((passage) =>
    hidden.flatMap(({ description, character, seen }): readonly Finding[] => {
      const { text, path } = passage;
      const roles = findRoles(text);
      const named = roles.filter(({ role }) => role === character).slice(0, MOST);
      if (named.length === 0) return [];
      const places = placesOf(reading, passage, description);
      const touched = places.woven.length + places.measured.length > 0;
      const all = sentencesOf(text);
      const shown = named.find((place) => {
        const sentence = sentenceAt(all, place.from);
        if (sounds(places, place, sentence)) return true;
        if (isHearsay(text)) return false;
        if (
          places.woven.length === 0 &&
          isNear(places.measured, place) &&
          !isOwn(reading, passage, character, sentence)
        )
          return true;
        // Told in the host's own words: the hero, and in the same breath the ghost whom he met.
        const said = text.slice(sentence.from, sentence.to);
        const hero = roles.some(
          (one) =>
            character !== description.role &&
            one.role === description.role &&
            isSubject(cast, one.role, text.slice(one.from, one.to)) &&
            isNear([one], place),
        );
        const masked = roles.some(({ role, ...at }) => role === seen && within(at, sentence));
        if ((hero || masked) && disguise.test(said)) return true;
        const met = isObject(cast, character, text.slice(place.from, place.to));
        return hero && (met || tellsSuccess(clauseAround(text, place), description.command?.ability ?? null));
      });
      const place = shown ?? (touched ? named[0] : undefined);
      if (!place) return [];
      const { from, to } = place;
      const said = `собой: ${quote(text, from, to)}${shown ? '.' : '?'}`;
      const message = `${shown ? 'Призрак показан' : 'Не призрак ли показан'} ${said} Узнают его так: ${roleName(cast, seen)}.`;
      const about = `${description.id}/${character}`;
      return [
        finding('ghost-unveiled', shown !== undefined, message, about, {
          path,
          from,
          to,
          source: description.id,
        }),
      ];
    }),
  );
};
