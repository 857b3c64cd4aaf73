import type { AbilityId } from '../engine/vocabulary.ts';
import { type Cast, isSubject, roleFinder } from './cast.ts';
import type { ReportDocument } from './report.ts';
import { isEdited, runsOf } from './edited.ts';
import type { NightDescription, NightMaterial } from './material.ts';
import { nickFinder } from './nicks.ts';
import { ground, proseReader, sharedPart, type SharedRun, type Word } from './reuse.ts';
import { sentenceAt, sentences, type Stretch } from './sentences.ts';
import { takenUp } from './similar.ts';
import { outsideRumours, type Sounding, sounding, soundingRuns } from './sounding.ts';
import { tellsAttempt, tellsSuccess } from './success-words.ts';
import { type Passage, published } from './walk.ts';

/** What became of a description: дословно, переработано, упомянуто, не вплетено, опущено. */
export type WovenState = 'verbatim' | 'reworked' | 'mentioned' | 'unwoven' | 'omitted';

/** A stretch of a passage's text that repeats a description. */
export interface Echo {
  readonly passage: number;
  readonly from: number;
  readonly to: number;
}

export interface Coverage {
  readonly source: string;
  readonly state: WovenState;
  /** The part of its words that sounds in the report, 0 to 1. */
  readonly share: number;
  /** The part of its words that sounds elsewhere than in a rumour. */
  readonly told: number;
  /** Whether a woven piece of it stands elsewhere than in a rumour. */
  readonly toldByMark: boolean;
  /** The first passage that holds a woven piece of it. */
  readonly path: readonly number[] | null;
  /** Where its words sound, marked or not, the longest first. */
  readonly echoes: readonly Echo[];
  /** The passage that tells it, by marks, by words or by its hero; null where none does. */
  readonly place: number | null;
}

/** From here on a description that nobody marked sounds word for word; a marked one must be whole. */
export const VERBATIM = 0.9;
/** From here on its words are in the text, whoever marked them. */
export const REWORKED = 0.2;
/** A text told anew has so many of its telling words in one stretch of the report… */
const LIKE = 0.45;
/** …and at least so many; two texts of the same deed share fewer. */
const LIKE_WORDS = 7;
/** Less than this is a turn of speech that belongs to nobody. */
const TRACE = 0.03;

/** A talk parts a killer from his victim by so many lines at most. */
const ASIDE = 3;

const sum = (all: readonly { readonly length: number }[]): number =>
  all.reduce((total, { length }) => total + length, 0);

/** A place where a role is named. */
interface Named {
  readonly passage: number;
  readonly acting: boolean;
  readonly from: number;
}

/** Makes a finder of passages where a role acts: it stands in the nominative, or acts in the instrumental. */
function actingIn(passages: readonly Passage[], cast: Cast) {
  const find = roleFinder(cast);
  const named = new Map<string, Named[]>();
  passages.forEach(({ text }, passage) => {
    for (const { role, from, to } of find(text)) {
      const said = text.slice(from, to);
      const acting = isSubject(cast, role, said) || /(?:ом|ем|ой|ей|ым|им)$/iu.test(said.split(' ')[0] ?? '');
      const list = named.get(role) ?? [];
      if (list.length === 0) named.set(role, list);
      list.push({ passage, acting, from });
    }
  });
  return named;
}

/**
 * What became of each description of the night, by marks and by measured reuse of words (ё = е, punctuation and nicks
 * left out, word forms alike), so that a description retyped by hand counts as well. In the order of the material.
 */
export function coverage(doc: ReportDocument, material: NightMaterial, cast: Cast): readonly Coverage[] {
  const passages = published(doc);
  const read = proseReader(material.seats.map(({ player }) => player));
  const all = sounding(passages, read);
  const rumours = passages.some(
    ({ fragment, woven }) => fragment?.rumour || woven.some(({ rumour }) => rumour),
  );
  const told = once(() => (rumours ? sounding(passages, read, outsideRumours) : all));
  const named = actingIn(passages, cast);
  const findDead = nickFinder(material.deaths.map(({ player }) => player));
  const dead = passages.map(({ text }) => findDead(text).map(({ nick }) => nick));

  const cut = new Map<string, readonly Stretch[]>();
  const sentencesOf = (text: string): readonly Stretch[] => {
    const all = cut.get(text) ?? sentences(text);
    cut.set(text, all);
    return all;
  };

  /** Whether the hero is at his deed, not merely about. */
  const atDeed = (ability: AbilityId | null, { passage, acting, from }: Named): boolean => {
    const text = passages[passage]?.text ?? '';
    const { from: begin, to } = sentenceAt(sentencesOf(text), from);
    const said = text.slice(begin, to);
    return acting && (tellsAttempt(said) || tellsSuccess(said, ability));
  };

  /** The passage that names the hero as acting; of a kill, beside its victim; of what failed, at this very deed. */
  const mention = ({ role, command, class: known }: NightDescription): number | null => {
    if (command === null) return null;
    if (known === 'C') return named.get(role)?.find((one) => atDeed(command.ability, one))?.passage ?? null;
    if (command.ability !== 'kill') return named.get(role)?.find(({ acting }) => acting)?.passage ?? null;
    const victims = material.deaths.flatMap(({ by, player }) =>
      by.includes(command.actor ?? '') ? [player] : [],
    );
    const found = named
      .get(role)
      ?.find(({ passage, acting }) =>
        victims.length === 0
          ? acting
          : dead
              .slice(Math.max(0, passage - ASIDE), passage + ASIDE + 1)
              .some((nicks) => nicks.some((nick) => victims.includes(nick))),
      );
    return found?.passage ?? null;
  };

  const texts = material.descriptions.map(({ text }) => read(text));
  const taken = once(() => (all.words.length === 0 ? () => null : takenUp(texts, all.words)));

  const one = (description: NightDescription, index: number): Coverage => {
    const { id } = description;
    const own = texts[index] ?? [];
    const runs = soundingRuns(own, all, description.class === 'C');
    const share = own.length === 0 ? 0 : sum(runs) / own.length;
    const marked = passages.filter((passage) =>
      own.length > 0 ? runsOf(passage, id).length > 0 : holdsSign(passage, description),
    );
    const toldByMark = marked.some(
      ({ fragment, woven }) =>
        !fragment?.rumour && woven.some(({ source, rumour }) => source === id && !rumour),
    );
    const echoes = echoesOf(runs, all);
    const sure = marked.length > 0 || share >= REWORKED || all.words.length === 0;
    const like = sure ? null : all.likeTo(own);
    const alike = like !== null && like.part >= LIKE && like.shared >= LIKE_WORDS;
    const hero = mention(description);
    const woven = marked.length > 0 || share >= REWORKED || alike;
    const other = woven ? null : taken()(index);
    const place = [
      marked[0] ? passages.indexOf(marked[0]) : null,
      share >= REWORKED ? (echoes[0]?.passage ?? null) : null,
      alike ? (all.words[like.at]?.passage ?? null) : null,
      share > TRACE ? (echoes[0]?.passage ?? null) : null,
      other,
      hero,
    ].find((passage) => passage !== null);
    const exact =
      own.length > 0
        ? sameWords(runs, own, all) / own.length
        : Number(marked.some((it) => it.text.includes(description.text.trim())));
    return {
      source: id,
      state: state(),
      share,
      told: rumours || description.class === 'C' ? heard(own, told(), description.class === 'C') : share,
      toldByMark,
      path: marked[0]?.path ?? null,
      echoes,
      place: place ?? null,
    };

    function state(): WovenState {
      const edited = marked.some((passage) => isEdited(passage, id, own, read));
      if (!edited && exact >= (marked.length > 0 ? 1 : VERBATIM)) return 'verbatim';
      if (woven) return 'reworked';
      if (doc.attrs.omitted[id] !== undefined) return 'omitted';
      return share > TRACE || hero !== null || other !== null ? 'mentioned' : 'unwoven';
    }
  };

  return material.descriptions.map(one);
}

/** A description without a word, an emoji say, is looked for as it is, or by its mark. */
const holdsSign = ({ text, woven }: Passage, { id, text: own }: NightDescription): boolean =>
  woven.some((run) => run.source === id && text.slice(run.from, run.to).trim() !== '') ||
  (own.trim() !== '' && text.includes(own.trim()));

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

/** How many words of the runs are the description's own to the letter. */
function sameWords(runs: readonly SharedRun[], own: readonly Word[], { words }: Sounding): number {
  let same = 0;
  for (const { at, other, length } of runs)
    for (let n = 0; n < length; n += 1) if (own[at + n]?.word === words[other + n]?.word) same += 1;
  return same;
}

function echoesOf(runs: readonly SharedRun[], { words }: Sounding): readonly Echo[] {
  return runs
    .toSorted((a, b) => b.length - a.length)
    .flatMap(({ other, length }): readonly Echo[] => {
      const [first, last] = [words[other], words[other + length - 1]];
      if (!first || !last) return [];
      // A run that goes over into the next passage is found where it begins.
      const to = last.passage === first.passage ? last.to : Infinity;
      return [{ passage: first.passage, from: first.from, to }];
    });
}

/**
 * How much of a text is told as having been. What sounds as a rumour, though nobody marked it as one, counts from
 * a half on: so much is no rumour any more.
 */
function heard(own: readonly Word[], told: Sounding, strict: boolean): number {
  if (own.length === 0) return 0;
  const runs = soundingRuns(own, told, strict);
  const plain = runs.filter(({ other }) => told.hearsay[told.words[other]?.passage ?? 0] !== true);
  const [all, sure] = [sum(runs) / own.length, sum(plain) / own.length];
  if (sure >= REWORKED || all < HALF) return sure;
  return all;
}
const HALF = 0.5;

/** How much of a text is another's anyway: of two that are nearly one, the second is no news. */
export const commonPart = (one: readonly Word[], other: readonly Word[]): number =>
  sharedPart(one, ground(other, 'stem'));
