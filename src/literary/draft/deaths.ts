import type { Death } from '../../engine/outcome.ts';
import { type Cast, roleName } from '../cast.ts';
import { shuffled } from '../chance.ts';
import type { ReportDocument } from '../report.ts';
import type { NightMaterial } from '../material.ts';
import { nickFinder } from '../nicks.ts';
import { type ReportNode, textNode } from '../node.ts';
import { published } from '../walk.ts';
import type { Pieces } from './pieces.ts';

const PLAIN = 'Не стало: {nick}, {character}.';
/** Where the dead are known by nick alone. */
const HIDDEN = 'Не стало: {nick}.';
/** Who left for absence was not killed. */
const LEFT = 'Игру за неявку покидает {nick}, {character}.';
const LEFT_HIDDEN = 'Игру за неявку покидает {nick}.';

/** The dead by his character; this night's commissar is named as such (9). */
const fallen = (death: Death, cast: Cast): string =>
  death.commissar ? `${roleName(cast, 'commissar')} этой ночи` : roleName(cast, death.character);

/** A line with its places filled in: the nick is an atom. */
function fill(line: string, nick: string, character: string): ReportNode {
  const content = line
    .split(/(\{nick\})/u)
    .flatMap((part): readonly ReportNode[] =>
      part === '{nick}'
        ? [{ type: 'nick', attrs: { player: nick } }]
        : textNode(part.replace('{character}', character)),
    );
  return { type: 'paragraph', content };
}

/** The piece that tells of such a death, or a plain line where the setting has none. */
function lineOf({ cause, hidden }: Death, give: Pieces): string {
  if (hidden) return cause === 'autokill' ? LEFT_HIDDEN : (give.next('death-hidden') ?? HIDDEN);
  return give.next(`death-${cause}`) ?? (cause === 'autokill' ? LEFT : PLAIN);
}

/** A line for each death that the report doesn't tell yet, by nick and character. */
export function deathLines(
  material: NightMaterial,
  cast: Cast,
  existing: ReportDocument,
  give: Pieces,
): readonly ReportNode[] {
  const text = published(existing)
    .map((one) => one.text)
    .join('\n');
  const untold = material.deaths.filter(({ player }) => nickFinder([player])(text).length === 0);
  return shuffled(untold, ({ player }) => `${material.night}/${player}`).map((death) =>
    fill(lineOf(death, give), death.player, fallen(death, cast)),
  );
}
