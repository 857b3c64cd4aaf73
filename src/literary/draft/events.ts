import { type Cast, roleFinder } from '../cast.ts';
import { replaceNicks } from '../description.ts';
import type { ReportDocument } from '../report.ts';
import type { NightMaterial } from '../material.ts';
import { NAMELESS } from '../reuse.ts';
import { published } from '../walk.ts';
import type { Pieces } from './pieces.ts';

/** A line for each public event that nobody described, unless its hero is already named in what stands. */
export function eventLines(material: NightMaterial, cast: Cast, existing: ReportDocument): readonly string[] {
  const find = roleFinder(cast);
  const standing = published(existing).map(({ text }) => text);
  const named = new Set(standing.flatMap((text) => find(text).map(({ role }) => role)));
  return material.report.flatMap((item, index) => {
    if (item.line !== 'acted' || named.has(item.actor)) return [];
    const described = material.descriptions.some(
      (one) => one.class === 'A' && one.role === item.actor && one.command?.ability === item.ability,
    );
    const said = replaceNicks(material.said[index] ?? '', material.alive, NAMELESS);
    return described || said === '' || standing.some((text) => text.includes(said)) ? [] : [said];
  });
}

/** The most rumours in one draft. */
const RUMOURS = 3;

/** Rumours for what failed or was not sent: as many as the technical report lets anybody count. */
export function rumourLine({ report }: NightMaterial, give: Pieces): readonly (string | null)[] {
  const silent = report.filter(({ line }) => line === 'nothing').length;
  return Array.from({ length: Math.min(silent, RUMOURS) }, () => give.next('failed'));
}
