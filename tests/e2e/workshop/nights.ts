import { openWorkshop } from '../../../src/app/open-workshop.ts';
import { saveReport } from '../../../src/app/save-report.ts';
import { emptyDocument } from '../../../src/literary/document.ts';
import { block, type ReportNode } from '../../../src/literary/node.ts';
import { cast, must, openTable, type Sent, type TestSite } from '../../app/table.ts';

/** So far off that no server closes or publishes anything by itself. */
const FAR = '2099-01-05T07:00:00.000Z';

/** A closed night that waits for its report. */
export interface ClosedNight {
  address: string;
  host: string;
  /** The id of each author's description. */
  sources: Readonly<Record<string, string>>;
}

export interface NightPlan {
  title: string;
  sent: readonly Sent[];
  /** Citizens besides the cast of the tests. */
  guests?: number;
  /** The day before ends without a death. */
  peaceful?: boolean;
  /** What the host has written so far. */
  report?: (sources: Readonly<Record<string, string>>) => ReportNode;
}

export const guest = (n: number): string => `Гость ${n + 1}`;

/** A report of these blocks under a title. */
export const reportOf = (...blocks: readonly ReportNode[]): ReportNode => ({
  ...emptyDocument(),
  content: [block('heading', 'Ночь', { level: 2 }), ...blocks],
});

/** Plays a game to the morning of its first night. */
export async function closedNight(site: TestSite, plan: NightPlan): Promise<ClosedNight> {
  const { title, sent, guests = 0, peaceful = false, report } = plan;
  site.set(FAR);
  const more = Object.fromEntries(Array.from({ length: guests }, (_, n) => [guest(n), 'citizen']));
  const table = await openTable(site, { title, cast: { ...cast, ...more } });
  await (peaceful ? table.endDay() : table.lynch('Тис'));
  for (const one of sent) must(await table.send(one));
  await table.closeNight();
  const night = { slug: table.slug, night: 1 };
  const { material } = must(await openWorkshop(table.ctx, table.host, night));
  const sources = Object.fromEntries(material.descriptions.map(({ author, id }) => [author, id]));
  const document = report?.(sources);
  if (document) must(await saveReport(table.ctx, table.host, { ...night, version: 0, document }));
  return { address: `/games/${table.slug}/host/report/1`, host: table.host.nick, sources };
}
