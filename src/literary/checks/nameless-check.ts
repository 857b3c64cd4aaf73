import { roleName } from '../cast.ts';
import { type Named, namesIn } from '../hidden.ts';
import type { NightDescription } from '../material.ts';
import { permittedName } from '../permitted.ts';
import { NAMELESS } from '../reuse.ts';
import type { Passage } from '../walk.ts';
import { type Check, finding, MOST, quote, type Reading } from './finding.ts';

const nameless = new RegExp(`(?<![\\p{L}\\p{N}])${NAMELESS}(?![\\p{L}\\p{N}])`, 'gu');

/** So many letters on both sides tell one place of a text from another. */
const AROUND = 40;

/** How many letters two texts share from their beginnings on. */
function common(one: string, other: string): number {
  let length = 0;
  while (length < AROUND && length < one.length && one[length] === other[length]) length += 1;
  return length;
}
const backwards = (text: string): string => [...text.slice(-AROUND)].reverse().join('');

/** Of the names that a description had, the one that stood in this place: by the words around it. */
function standsFor(names: readonly Named[], sent: string, text: string, at: number): Named | null {
  const hidden = names.filter((one) => one.hidden);
  const [first] = hidden;
  if (first && hidden.every(({ nick, role }) => nick === first.nick && role === first.role)) return first;
  const [before, after] = [backwards(text.slice(0, at)), text.slice(at + NAMELESS.length)];
  const scored = hidden.map((one) => ({
    one,
    score: common(backwards(sent.slice(0, one.from)), before) + common(sent.slice(one.to), after),
  }));
  const best = scored.toSorted((a, b) => b.score - a.score)[0];
  return best && best.score > 0 ? best.one : null;
}

/** What stood there, and what may be written for it. */
function advice({ material, cast }: Reading, description: NightDescription, { nick, role }: Named): string {
  const target = description.command?.targets[0];
  const player = nick ?? (role === description.role ? undefined : target);
  const permitted = player === undefined ? null : permittedName(description, player, material);
  const was = nick === null ? `персонаж «${roleName(cast, role ?? '')}»` : `ник ${nick}`;
  return permitted === null
    ? `Здесь был ${was}: пишите без имени.`
    : `Здесь был ${was}: пишите «${roleName(cast, permitted)}» или без имени.`;
}

/** «N» that a draft has left for a name: whose it was, and as whom the report may name him. */
export const unnamed: Check = (reading) => {
  const { passages, material, cast } = reading;
  const known = new Map<string, readonly Named[]>();
  const namesOf = (one: NightDescription): readonly Named[] => {
    const names = known.get(one.id) ?? namesIn(one, material, cast)(one.text);
    known.set(one.id, names);
    return names;
  };
  const adviceAt = ({ text, woven }: Passage, at: number): string => {
    const run = woven.find(({ from, to }) => from <= at && at < to);
    const description = material.descriptions.find(({ id }) => id === run?.source);
    const name = description && standsFor(namesOf(description), description.text, text, at);
    if (description && name) return advice(reading, description, name);
    const said = quote(text, at, at + NAMELESS.length);
    return `Здесь был ник: ${said}. Назовите персонажа или обойдитесь без имени.`;
  };
  return passages.flatMap((passage) => {
    const places = [...passage.text.matchAll(nameless)].slice(0, MOST);
    const alike = Map.groupBy(places, ({ index }) => adviceAt(passage, index));
    return [...alike].map(([message, [first, ...others]]) => {
      const said = [first, ...others].map((at) =>
        at ? quote(passage.text, at.index, at.index + NAMELESS.length) : '',
      );
      const from = first?.index ?? 0;
      const place = { path: passage.path, from, to: from + NAMELESS.length };
      return finding('unfinished', false, message, said.join(', '), place);
    });
  });
};
