import type { Phrases } from '../../../src/engine/phrases.ts';
import type { Answer } from '../../support/visitor.ts';
import type { Script } from './script.ts';
import { lettersOf, piecesOf, unitsOf } from './units.ts';

/** Who looks, and what of the cast he has been told. */
export interface Looker {
  nick: string | null;
  part: 'host' | 'player' | 'ghost' | 'juror' | 'stranger';
}

/** What only the database may hold of the running game. */
export interface Ids {
  descriptions: readonly string[];
  accounts: readonly string[];
  /** Of the open night, by who has sent them. */
  commands: readonly { id: string; by: string }[];
}

/** A word, not a part of another: «Август», not «августа». */
const word = (text: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}-])${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}-])`, 'iu');

const has = (unit: string, words: readonly RegExp[]): boolean => words.some((one) => one.test(unit));

/** Everything outside this looker's knowledge of the running game that the answers hold; empty when nothing is. */
export function leaks(
  looker: Looker,
  answers: readonly Answer[],
  { script, ids, phrases }: { script: Script; ids: Ids; phrases: Phrases },
): readonly string[] {
  const nicks = Object.keys(script.characters);
  const living = nicks.filter((nick) => !script.dead.has(nick));
  const isHost = looker.part === 'host';
  const mine = looker.nick === null ? undefined : script.clans[looker.nick];
  const mates = (nick: string) => nick === looker.nick || (mine !== 'town' && script.clans[nick] === mine);

  const byNick = new Map(nicks.map((nick) => [nick, word(nick)]));
  const named = (unit: string, nick: string) => byNick.get(nick)?.test(unit) === true;
  const characterWords = (id: string) => {
    const { gender: _, ...names } = phrases.characters[id] ?? { gender: '' };
    return [id, ...Object.values(names)].map(word);
  };
  const clanWords = (id: string) =>
    [id, phrases.clans[id]?.name ?? '', phrases.clans[id]?.genitive ?? ''].map(word);
  const hidden = living
    .filter((nick) => !isHost && nick !== looker.nick)
    .map((nick) => ({
      nick,
      character: characterWords(script.characters[nick] ?? ''),
      clan: mates(nick) ? [] : clanWords(script.clans[nick] ?? ''),
    }));

  const told = script.publicTexts.map(lettersOf).join(' ');
  const texts = script.descriptions
    .filter(({ night, by }) => !isHost && by !== looker.nick && !(looker.part === 'juror' && night === 1))
    .map(({ night, by, text }) => ({
      night,
      by,
      pieces: piecesOf(text).filter((one) => !told.includes(one)),
    }));
  const signed = script.descriptions
    .filter(({ by }) => !isHost && by !== looker.nick)
    .map(({ by, text }) => ({ by, pieces: piecesOf(text) }));
  const remarks = isHost || looker.part === 'juror' ? [] : script.remarks.map((one) => lettersOf(one));
  const strangers = [
    ...(isHost ? [] : ids.descriptions),
    ...ids.accounts,
    ...ids.commands.filter(({ by }) => !isHost && by !== looker.nick).map(({ id }) => id),
  ];

  const found: string[] = [];
  for (const answer of answers) {
    const leak = (what: string, where = '') =>
      found.push(`${answer.address}: ${what}${where && ` in «${where.replace(/\s+/g, ' ').slice(0, 300)}»`}`);
    const whole = `${answer.headers}\n${answer.body}`;
    const letters = lettersOf(whole);

    if (letters.includes(lettersOf(script.seed))) leak('the seed');
    for (const id of strangers) if (whole.includes(id)) leak(`the id ${id}`);
    for (const { night, by, pieces } of texts) {
      const piece = pieces.find((one) => letters.includes(one));
      if (piece !== undefined) leak(`what ${by} wrote about night ${night}`, piece);
    }
    for (const remark of remarks) if (letters.includes(remark)) leak('a juror’s remark', remark);

    for (const unit of unitsOf(answer)) {
      for (const { nick, character, clan } of hidden) {
        if (!named(unit, nick)) continue;
        if (has(unit, character)) leak(`${nick} is ${script.characters[nick]}`, unit);
        if (has(unit, clan)) leak(`${nick} is of ${script.clans[nick]}`, unit);
      }
      if (isHost) continue;
      const said = lettersOf(unit);
      for (const { by, pieces } of signed) {
        if (!pieces.some((one) => said.includes(one))) continue;
        if (named(unit, by)) leak(`${by} wrote it`, unit);
        // J1 A lot names nobody at all.
        else if (/(^| · )code · /.test(unit) && nicks.some((nick) => named(unit, nick)))
          leak('a lot that names a player', unit);
      }
      // A list of everybody to choose from tells nothing of two of them.
      if (living.filter((nick) => named(unit, nick)).length > 5) continue;
      for (const { by, verb, target } of script.open) {
        if (by !== looker.nick && named(unit, by) && named(unit, target) && said.includes(verb))
          leak(`${by}’s command on ${target}`, unit);
      }
      for (const { by, of } of script.blocks) {
        if (by !== looker.nick && named(unit, by) && named(unit, of) && /блокир|block/iu.test(unit))
          leak(`${by} blocked the vote of ${of}`, unit);
      }
    }
  }
  return found;
}
