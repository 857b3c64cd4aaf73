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
      if (item.character === null) return fill(report.diedHidden, { player: item.player });
      const character = roleWords(item.character, phrases).nominative;
      return fill(item.commissar ? report.diedCommissar : report.died, { player: item.player, character });
    }
    case 'departed': {
      const { player, character: id } = item;
      if (id === null) return fill(report.departedHidden, { player });
      return fill(report.departed, { player, character: roleWords(id, phrases).nominative });
    }
    case 'missed':
      return fill(report.missed, {
        players: item.players.map(({ player, missed }) => `${player} (${missed})`).join('; '),
      });
    case 'queue':
      return fill(report.queue, { players: item.players.join('; ') });
    case 'living': {
      const clans = item.clans?.map(({ clan, number }) => `${phrases.clans[clan]?.name ?? clan} — ${number}`);
      return fill(report.living, { number: item.number, clans: clans ? ` (${clans.join(', ')})` : '' });
    }
    case 'quiet':
      return report.quiet;
    case 'verdict':
      return fill(verdicts[item.verdict], { turnout: item.turnout, quorum: item.quorum });
  }
}

/** «Суок избила мирного жителя.», or «Суок кое-кого избила.», where no role is shown. */
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
