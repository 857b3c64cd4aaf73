import type { Passage } from './walk.ts';

const blank = (text: string): string => ' '.repeat(text.length);

/** Words of others inside a sentence: «…», „…“, "…". An unclosed quotation goes on to the end. */
const speech = /«[^«»]*(?:«[^«»]*»[^«»]*)*(?:»|$)|„[^„“]*(?:“|$)|“[^“”]*(?:”|$)|"[^"]*(?:"|$)/gu;

/** A letter, a diary, a dispatch: whose «я» is no narrator's. */
const letter =
  /^\s*(?:милостив|дорог(?:ой|ая|ие)\b|уважаем|любезн|здравствуй|добрый вечер|докладываю|из дневника|письмо|записка|телеграмма)|(?:^|[\s.])(?:P\. ?S\.|тчк|зпт)(?=[\s.,]|$)|ваш(?:а)? [^.!?]{1,40}[.]?\s*$/iu;

const SPEECH = /^\s*[-–—]\s/u;

/** Whether a passage is told by the narrator at all: no dialogue, verse, quotation, letter or list. */
export const isTold = ({ kind, quoted, text, path }: Passage): boolean =>
  kind === 'paragraph' && !quoted && path.length <= 2 && !SPEECH.test(text) && !letter.test(text);

/** The narrator's words of a passage, all others blanked, so that places agree. */
export const narrative = (passage: Passage): string =>
  isTold(passage) ? passage.text.replace(speech, blank) : blank(passage.text);

/** Words of a story that vouches for nothing. */
const hearsay =
  /(?<![\p{L}])(?:говор(?:ят|или)|рассказыва(?:ют|ли)|слышно|слух[иау]?|слухам|слухов|поговаривают|сни(?:лся|лась|лось|лись|тся)|присни[\p{L}]+|при?виде[\p{L}]+|будто|якобы|почуди[\p{L}]+|померещ[\p{L}]+|уверяют|божатся|кляну?тся|молва|сплетн[\p{L}]+|болтают|шеп(?:чут|тали)|не то было|то ли было)(?![\p{L}])/iu;

/** Whether a text is told as a rumour or a dream: nobody can say from it what was. */
export const isHearsay = (text: string): boolean => hearsay.test(text);
