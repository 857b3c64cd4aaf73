import { roleName } from '../cast.ts';
import { isHearsay } from '../narrative.ts';
import { sentenceAt } from '../sentences.ts';
import { tellsSuccess } from '../success-words.ts';
import { placesOf, sounds } from './echoes.ts';
import { type Check, type Finding, finding, quote } from './finding.ts';

const disguise =
  /(?<![\p{L}])(?:оказал(?:ся|ась)|на самом деле|под видом|переодет[\p{L}]*|притвор[\p{L}]+|под маской|под личиной|призрак[\p{L}]*)(?![\p{L}])/iu;

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
      const named = roles.filter(({ role }) => role === character);
      if (named.length === 0) return [];
      const places = placesOf(reading, passage, description);
      const touched = places.woven.length + places.measured.length > 0;
      const shown = named.find((place) => {
        const sentence = sentenceAt(sentencesOf(text), place.from);
        if (sounds(places, place, sentence)) return true;
        // Told in the host's own words: the hero, the deed and the ghost in one sentence.
        const said = text.slice(sentence.from, sentence.to);
        const others = roles.filter(({ from, to }) => from >= sentence.from && to <= sentence.to);
        const hero = others.some(({ role }) => role === description.role);
        const unmasked = others.some(({ role }) => role === seen) && disguise.test(said);
        return (
          !isHearsay(text) &&
          ((hero &&
            character !== description.role &&
            tellsSuccess(said, description.command?.ability ?? null)) ||
            unmasked)
        );
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
