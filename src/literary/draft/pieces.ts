import type { Cast } from '../cast.ts';
import { shuffled } from '../chance.ts';
import type { NightMaterial } from '../material.ts';
import { nickFinder } from '../nicks.ts';
import type { Setting, SettingPiece } from '../setting.ts';

/** Tags that say what the weather is: a draft has one weather. */
const weathers = new Set(
  'rain snow fog clear frost heat storm moon thaw wind clouds dew hail winter summer autumn spring'.split(
    ' ',
  ),
);

/** Gives pieces of the world's prose, none twice, all of one weather and of this time of the game. */
export interface Pieces {
  /** The next piece of a kind (the first of the kinds that has one); null when all are used up. */
  readonly next: (...kinds: readonly string[]) => string | null;
}

/** Whether a piece fits the time of the game: some are for the first night, or for a late one. */
const timely = ({ tags }: SettingPiece, night: number): boolean =>
  !tags.includes('weekend') &&
  (night === 1 || !tags.includes('first')) &&
  (night > 3 || !tags.includes('late'));

/** The longest part of a piece without places to fill: what is looked for in a text that stands. */
const literal = (text: string): string =>
  text.split(/\{\w+\}/u).toSorted((a, b) => b.length - a.length)[0] ?? text;

/** The pieces that a night may have: of its world, and without a word that is somebody's nick. */
function possible(setting: Setting, { night, seats }: NightMaterial, cast: Cast): Setting {
  const roles = new Set(cast.map(({ role }) => role));
  const names = nickFinder(seats.map(({ player }) => player));
  return setting.filter(
    (piece) =>
      timely(piece, night) &&
      piece.needs.every((role) => roles.has(role)) &&
      names(piece.text.replace(/\{\w+\}/gu, '')).length === 0,
  );
}

/**
 * @param label what the choice hangs on: the same label, the same pieces
 * @param standing text that already stands: a piece that sounds in it isn't given again
 */
export function pieces(
  setting: Setting,
  material: NightMaterial,
  cast: Cast,
  label: string,
  standing: string,
): Pieces {
  const order = shuffled(
    possible(setting, material, cast).filter((piece) => !standing.includes(literal(piece.text))),
    ({ id }) => `${label}/${id}`,
  );
  const weather = new Set(order.find(({ kind }) => kind === 'weather')?.tags ?? []);
  const fitting = order.filter(
    ({ kind, tags }) => kind === 'weather' || tags.every((tag) => !weathers.has(tag) || weather.has(tag)),
  );
  const used = new Set<SettingPiece>();
  return {
    next: (...kinds) => {
      for (const kind of kinds) {
        const piece = fitting.find((one) => one.kind === kind && !used.has(one));
        if (!piece) continue;
        used.add(piece);
        return piece.text;
      }
      return null;
    },
  };
}
