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
const HIDDEN = 'Не стало: {nick}.';
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

/** Who left for absence was not killed; of whom nothing is told but his nick, no piece of the setting speaks. */
function plain({ cause, hidden }: Death): string | null {
  if (cause === 'autokill') return hidden ? LEFT_HIDDEN : LEFT;
  return hidden ? HIDDEN : null;
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
  return shuffled(untold, ({ player }) => `${material.night}/${player}`).map((death) => {
    const kind = death.cause === 'backfire' ? 'death-backfire' : 'death-kill';
    return fill(plain(death) ?? give.next(kind) ?? PLAIN, death.player, fallen(death, cast));
  });
}
