import type { Cast } from './cast.ts';
import { digest } from './chance.ts';
import { coverage } from './coverage.ts';
import { deathLines } from './draft/deaths.ts';
import { eventLines, rumourLine } from './draft/events.ts';
import { type Pieces, pieces } from './draft/pieces.ts';
import { type Scene, scenes } from './draft/scenes.ts';
import { emptyDocument, plainText, type ReportDocument, titleOf } from './report.ts';
import { fragmentOf } from './fragment.ts';
import type { NightDescription, NightMaterial } from './material.ts';
import { block, type ReportNode } from './node.ts';
import { ordinal } from './ordinal.ts';
import type { Setting } from './setting.ts';
import { published } from './walk.ts';

const SCENE_BREAK: ReportNode = { type: 'horizontalRule' };

/** Sentences as one paragraph; none makes none. */
const paragraph = (sentences: readonly (string | null)[]): readonly ReportNode[] => {
  const text = sentences.filter((one) => one !== null).join(' ');
  return text === '' ? [] : [block('paragraph', text)];
};

/** Whether a draft may weave it by itself: its effect is known in the morning, or it had none to hide. */
const mayWeave = ({ class: known, command }: NightDescription): boolean =>
  known === 'A' || (known === 'B' && (command === null || command.reason === 'backfired'));

/** Blocks that a break sets apart from what went before. */
const scene = (blocks: readonly ReportNode[]): readonly ReportNode[] =>
  blocks.length > 0 ? [SCENE_BREAK, ...blocks] : [];

const woven = (
  { descriptions }: Scene,
  material: NightMaterial,
  cast: Cast,
  give: Pieces,
): readonly ReportNode[] =>
  scene([
    ...paragraph([give.next('transition', 'place', 'crowd', 'circus', 'guards')]),
    ...descriptions.map((one) => fragmentOf(one, material, { cast })),
  ]);

/** What is still to tell of a night, in the order of the draft: deaths last. */
function untold(
  material: NightMaterial,
  cast: Cast,
  existing: ReportDocument,
  give: Pieces,
  label: string,
): readonly ReportNode[] {
  const fresh = isFresh(existing);
  const covered = new Map(coverage(existing, material, cast).map((one) => [one.source, one.state]));
  const missing = material.descriptions.filter(
    (one) => mayWeave(one) && ['unwoven', 'mentioned'].includes(covered.get(one.id) ?? ''),
  );
  const all = scenes(missing, material, label);
  return [
    ...(fresh ? paragraph([give.next('opening'), give.next('weather'), give.next('place')]) : []),
    ...all.filter(({ deadly }) => !deadly).flatMap((one) => woven(one, material, cast, give)),
    ...scene(paragraph(eventLines(material, cast, existing))),
    ...scene(fresh ? paragraph(rumourLine(material, give)) : []),
    ...all.filter(({ deadly }) => deadly).flatMap((one) => woven(one, material, cast, give)),
    ...scene(fresh ? paragraph([give.next('closing')]) : []),
    ...deathLines(material, cast, existing, give),
  ];
}

/** Whether the host has written nothing yet but, perhaps, a title and notes to self. */
const isFresh = (existing: ReportDocument): boolean =>
  published(existing)
    .slice(1)
    .every(({ text }) => text.trim() === '');

/** What the choice of words hangs on: the night and its descriptions, not the order in which they came. */
const labelOf = ({ night, descriptions }: NightMaterial): string =>
  digest([night, ...descriptions.map(({ id }) => id).toSorted()].join('/'));

/**
 * «Собрать черновик» (W2): a first draft of the night's report from facts and descriptions. The same night gives
 * the same draft. Players' words come as fragments, living nicks as «N»; failures only as rumours that name nobody,
 * so that the draft is the same whether a command was blocked, failed or not sent.
 * @param existing a report that stands: what isn't told in it is added at its end, what stands isn't touched
 */
export function draft(
  material: NightMaterial,
  setting: Setting,
  cast: Cast,
  existing: ReportDocument = emptyDocument(),
): ReportDocument {
  const label = labelOf(material);
  const give = pieces(setting, material, cast, label, plainText(existing));
  const told = untold(material, cast, existing, give, label);
  if (told.length === 0 && titleOf(existing) !== '') return existing;
  const night = ordinal(material.night, 'night');
  const title = titleOf(existing) || (give.next('title') ?? 'Ночь {ordinal}').replace('{ordinal}', night);
  const heading = titleOf(existing) === '' ? block('heading', title, { level: 2 }) : existing.content[0];
  // Empty lines that an editor leaves at the end would stand between the old text and the new.
  const last = existing.content.findLastIndex((node) => node.type !== 'paragraph' || node.content?.length);
  return {
    ...existing,
    content: [...(heading ? [heading] : []), ...existing.content.slice(1, last + 1), ...told],
  };
}
