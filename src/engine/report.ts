import type { Phrases } from './phrases.ts';
import type { ActedItem, ReportItem } from './report-item.ts';
import { capitalised, fill, roleWords } from './words.ts';

export { letterText, refusalText } from './letters.ts';
export type { ActedItem, ReportItem } from './report-item.ts';

export interface ReportLine {
  /** The step of the night; null for deaths and for a lynch. */
  readonly step: number | null;
  readonly text: string;
}

/** 9 The technical report in words. */
export const reportLines = (items: readonly ReportItem[], phrases: Phrases): readonly ReportLine[] =>
  items.map((item) => ({ step: item.step, text: lineText(item, phrases) }));

function lineText(item: ReportItem, phrases: Phrases): string {
  const { report, abilities, verdicts } = phrases;
  switch (item.line) {
    case 'acted':
      return actedText(item, phrases);
    case 'nothing': {
      const actor = capitalised(roleWords(item.actor, phrases).nominative);
      return fill(abilities[item.ability].idle ?? report.idle, { actor, nothing: report.nothing });
    }
    case 'died': {
      const character = roleWords(item.character, phrases).nominative;
      return fill(item.commissar ? report.diedCommissar : report.died, { player: item.player, character });
    }
    case 'quiet':
      return report.quiet;
    case 'verdict':
      return fill(verdicts[item.verdict], { turnout: item.turnout, quorum: item.quorum });
  }
}

/** «Суок избила мирного жителя.» */
function actedText(item: ActedItem, phrases: Phrases): string {
  const { report, abilities } = phrases;
  const actor = roleWords(item.actor, phrases);
  const target = item.seen === null ? {} : { ...roleWords(item.seen, phrases) };
  const { acted, done = acted } = abilities[item.ability];
  const words = item.seen === null && item.number === undefined ? done : acted;
  return fill(words[actor.gender], {
    ...target,
    actor: capitalised(actor.nominative),
    count: report.counts[actor.gender][item.number ?? 0],
    guest: fill(item.guest === true ? report.guest : report.noGuest, target),
    mirrored: item.mirrored ? report.mirrored : '',
    targets: item.targets === undefined ? '' : ` (${item.targets.join('; ')})`,
  });
}
