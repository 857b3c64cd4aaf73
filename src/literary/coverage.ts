import { type Cast, roleFinder } from './cast.ts';
import type { ReportDocument } from './document.ts';
import { isEdited, runsOf } from './edited.ts';
import type { NightDescription, NightMaterial } from './material.ts';
import { ground, proseReader, sharedPart } from './reuse.ts';
import { type Passage, published } from './walk.ts';

/** What became of a description: дословно, переработано, упомянуто, не вплетено, опущено. */
export type WovenState = 'verbatim' | 'reworked' | 'mentioned' | 'unwoven' | 'omitted';

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
}

/** From here on a description that nobody marked sounds word for word; a marked one must be whole. */
export const VERBATIM = 0.9;
/** From here on its words are in the text, whoever marked them. */
export const REWORKED = 0.2;

/** The passage's text outside rumours. */
function outsideRumours({ text, fragment, woven }: Passage): string {
  if (fragment?.rumour) return '';
  let out = '';
  let at = 0;
  for (const run of woven.filter(({ rumour }) => rumour)) {
    out += `${text.slice(at, run.from)} `;
    at = run.to;
  }
  return out + text.slice(at);
}

/**
 * What became of each description of the night, by marks and by measured reuse of words (ё = е, punctuation
 * and nicks left out), so that a description retyped by hand counts as well. In the order of the material.
 */
export function coverage(doc: ReportDocument, material: NightMaterial, cast: Cast): readonly Coverage[] {
  const passages = published(doc);
  const findRoles = roleFinder(cast);
  const read = proseReader(material.seats.map(({ player }) => player));
  const sounding = ground(read(passages.map(({ text }) => text).join(' ')));
  const telling = ground(read(passages.map(outsideRumours).join(' ')));
  const named = new Set(passages.flatMap(({ text }) => findRoles(text)).map(({ role }) => role));

  const one = (description: NightDescription): Coverage => {
    const own = read(description.text);
    const share = sharedPart(own, sounding);
    const marked = passages.filter((passage) => runsOf(passage, description.id).length > 0);
    const toldByMark = marked.some(
      (passage) => !passage.fragment?.rumour && runsOf(passage, description.id).some(({ rumour }) => !rumour),
    );
    return {
      source: description.id,
      state: state(
        description,
        share,
        marked.length > 0,
        marked.some((passage) => isEdited(passage, description.id, own, read)),
      ),
      share,
      told: sharedPart(own, telling),
      toldByMark,
      path: marked[0]?.path ?? null,
    };
  };

  const state = (
    { id, role, command }: NightDescription,
    share: number,
    marked: boolean,
    edited: boolean,
  ): WovenState => {
    if (!edited && share >= (marked ? 1 : VERBATIM)) return 'verbatim';
    if (marked || share >= REWORKED) return 'reworked';
    if (doc.attrs.omitted[id] !== undefined) return 'omitted';
    if (share > 0 || (command !== null && named.has(role))) return 'mentioned';
    return 'unwoven';
  };

  return material.descriptions.map(one);
}
