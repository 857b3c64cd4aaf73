import type { Phrases } from '../engine/phrases.ts';
import type { Role } from '../engine/vocabulary.ts';
import { nickForms } from './declension.ts';
import { foldLetters } from './fold.ts';
import { type Phrase, phraseFinder } from './phrase-finder.ts';

/** How a role is named in prose: in all cases, and by what other names a reader knows it. */
export interface CastMember {
  readonly role: Role;
  readonly words: Phrases['characters'][string];
  /** Other names, in the nominative: «Тибул», «канатоходец». */
  readonly aliases: readonly string[];
  /** Words of his function and clan, in the nominative: beside a living nick they give the role away. */
  readonly secretWords: readonly string[];
}

/** Действующие лица: every role of the ruleset with its names. */
export type Cast = readonly CastMember[];

const CASES = ['nominative', 'genitive', 'dative', 'accusative', 'instrumental', 'prepositional'] as const;

/** The proper part of a name, if it has one: «тётушка Ганимед» → «Ганимед», «Первый Толстяк» → none. */
const properName = (name: string): readonly string[] => {
  const proper = name.split(' ').filter((word) => /^\p{Lu}/u.test(word));
  return proper.length === 1 && proper[0] !== name ? proper : [];
};

/**
 * The cast of a ruleset from its phrases.
 * @param aliases other names by role, from content; the proper part of a name is known without them
 * @param secretWords words of functions and clans by role, from content
 */
export const castOf = (
  characters: Phrases['characters'],
  aliases: Readonly<Record<string, readonly string[]>> = {},
  secretWords: Readonly<Record<string, readonly string[]>> = {},
): Cast =>
  Object.entries(characters).map(([role, words]) => ({
    role,
    words,
    aliases: [...properName(words.nominative), ...(aliases[role] ?? [])],
    secretWords: secretWords[role] ?? [],
  }));

/** A role named in a text. */
export interface FoundRole {
  readonly role: Role;
  readonly from: number;
  readonly to: number;
}

/** One capitalised word is a name and is looked for as such: «Август» is no month. */
const phraseOf = (role: Role, name: string): Phrase<Role> => ({
  key: role,
  phrase: name,
  capital: /^\p{Lu}\p{Ll}+$/u.test(name),
});

const finder = (phrases: readonly Phrase<Role>[]) => {
  const find = phraseFinder(phrases);
  return (text: string): readonly FoundRole[] =>
    find(text)
      .map(({ key, from, to }) => ({ role: key, from, to }))
      .sort((a, b) => a.from - b.from || b.to - a.to);
};

type FindRoles = (text: string) => readonly FoundRole[];
/** A finder of all names of a cast, their words in the forms given; made once. */
function namesFinder(forms: Phrase<Role>['forms']): (cast: Cast) => FindRoles {
  const finders = new WeakMap<Cast, FindRoles>();
  return (cast) => {
    const phrases = () =>
      cast.flatMap(({ role, words, aliases }) =>
        [...new Set([...CASES.map((name) => words[name]), ...aliases])].map((name) => ({
          ...phraseOf(role, name),
          ...(forms ? { forms } : {}),
        })),
      );
    const made = finders.get(cast) ?? finder(phrases());
    finders.set(cast, made);
    return made;
  };
}

/** A finder of roles in prose, by all their names in all cases of the singular: «клоуны» on a square are not the clown. */
export const roleFinder = namesFinder(nickForms);

/** The same in the plural, too: «двое мирных жителей». */
export const roleFinderOfMany = namesFinder(undefined);

/** Makes a finder of the words that give a role away beside a nick. */
export const secretFinder = (cast: Cast, role: Role): ((text: string) => readonly FoundRole[]) =>
  finder(
    (cast.find((member) => member.role === role)?.secretWords ?? []).map((word) => phraseOf(role, word)),
  );

/** The role's name in a case; its id where the cast lacks it. */
export const roleName = (cast: Cast, role: Role, inCase: (typeof CASES)[number] = 'nominative'): string =>
  cast.find((member) => member.role === role)?.words[inCase] ?? role;

const lower = (text: string): string => foldLetters(text).toLowerCase();

/**
 * Whether a role's name, as it stands in a text, is in the nominative, or an alias is: he does what is told. A name that
 * is never declined may always be.
 */
export const isSubject = (cast: Cast, role: Role, said: string): boolean => {
  const member = cast.find((one) => one.role === role);
  return (
    member !== undefined &&
    [member.words.nominative, ...member.aliases].some((name) => lower(name) === lower(said))
  );
};

/** Whether the name stands in another case, or may: «Суок» is the same in all. */
export const isObject = (cast: Cast, role: Role, said: string): boolean => {
  const words = cast.find((one) => one.role === role)?.words;
  return words !== undefined && (words.nominative === words.genitive || !isSubject(cast, role, said));
};
