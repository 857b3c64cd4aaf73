import type { Casting, Edition } from '../edition.ts';
import type { CharacterId } from '../vocabulary.ts';

/** fast-mafia 1.1 Of every four seats one is a mafioso's, unless the option `mafia` says how many; the rest are townsmen. */
export const quarterMafia: Casting = {
  option: 'mafia',
  cast: (edition, seats, options) => {
    const mafia = options.mafia ?? Math.floor(seats / 4);
    const [mafioso] = mafiosi(edition);
    if (mafioso === undefined || !lasts(seats - mafia, mafia)) return null;
    return [
      ...Array<CharacterId>(mafia).fill(mafioso),
      ...Array<CharacterId>(seats - mafia).fill(edition.commoner),
    ];
  },
  isSound: (edition, cast) => {
    const mafia = cast.filter((it) => mafiosi(edition).includes(it)).length;
    return lasts(cast.length - mafia, mafia);
  },
};

const mafiosi = ({ characters, clans }: Edition): readonly CharacterId[] =>
  characters.filter((it) => clans.some((one) => one.id === it.clan && one.mafia)).map((it) => it.id);

/** With fewer townsmen the mafia would win before the first vote (7.2). */
const lasts = (town: number, mafia: number): boolean => mafia >= 1 && town >= mafia + 2;
