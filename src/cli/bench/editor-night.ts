import { openWorkshop } from '../../app/open-workshop.ts';
import type { Context } from '../../app/ports.ts';
import { saveReport } from '../../app/save-report.ts';
import { composeSite } from '../../compose.ts';
import { foldNick } from '../../engine/nick.ts';
import { emptyDocument, type ReportDocument } from '../../literary/document.ts';
import { fragmentOf } from '../../literary/fragment.ts';
import type { NightMaterial } from '../../literary/material.ts';
import { block } from '../../literary/node.ts';
import { demoHost } from '../demo-accounts.ts';
import { workingDates } from '../demo-days.ts';
import { finishedScript } from '../demo-script.ts';
import { playDemo } from '../play-demo.ts';
import { prose } from './draft-and-checks.ts';

const FRAGMENT = 2000;
const PARAGRAPHS = 300;
const PARAGRAPH = 200;

/** So far off that the server publishes nothing by itself. */
const FIRST_DAY = '2099-01-05';

/** Fills a site's folder with a closed night of 24 descriptions and a long report of it; its workshop's address. */
export async function prepareNight(dataDir: string): Promise<string> {
  const here = { host: '127.0.0.1', port: 0, origin: undefined, databaseUrl: undefined };
  const site = await composeSite({ ...here, demo: true, dataDir });
  try {
    const slug = await closedNight(site.ctx);
    return `/games/${slug}/host/report/1`;
  } finally {
    await site.close();
  }
}

/** The demo's first night with a description of 2,000 characters from every player. */
async function closedNight(ctx: Context): Promise<string> {
  const script = finishedScript();
  const players = Object.keys(script.game.players);
  const text = new Map(players.map((player, n) => [player, prose(n + 1, FRAGMENT)]));
  const days = script.game.days.slice(0, 2).map((day) => {
    if ('lynch' in day) return day;
    const commands = day.commands.map((one) => ({ ...one, description: text.get(one.by) ?? '' }));
    const silent = players.filter((by) => !commands.some((one) => one.by === by));
    return { ...day, commands, texts: silent.map((by) => ({ by, text: text.get(by) ?? '' })) };
  });
  const account = await known(ctx, [demoHost, ...players, ...script.jurors]);
  const slug = await playDemo(
    {
      ctx,
      title: 'Большая ночь',
      host: account(demoHost),
      account,
      dates: workingDates(FIRST_DAY, 3),
      closedNights: 1,
    },
    { ...script, game: { ...script.game, days }, posts: [], mornings: [], ballots: [], awarded: [] },
  );
  const desk = await openWorkshop(ctx, account(demoHost), { slug, night: 1 });
  if (!desk.ok) throw new Error(desk.error.code);
  const document = longReport(desk.value.material);
  const saved = await saveReport(ctx, account(demoHost), { slug, night: 1, version: 0, document });
  if (!saved.ok) throw new Error(saved.error.code);
  return slug;
}

async function known(ctx: Context, nicks: readonly string[]) {
  const found = new Map<string, { id: string; nick: string }>();
  for (const nick of nicks) {
    const row = await ctx.store.accounts.byNickKey(foldNick(nick));
    if (row) found.set(nick, { id: row.id, nick: row.nick });
  }
  return (nick: string) => {
    const one = found.get(nick);
    if (!one) throw new Error(`The demo knows no ${nick}`);
    return one;
  };
}

/** Every description woven in whole, paragraphs of the host's own around them. */
function longReport(material: NightMaterial): ReportDocument {
  const fragments = material.descriptions.map((one) => fragmentOf(one, material));
  const own = Array.from({ length: PARAGRAPHS }, (_, n) => block('paragraph', prose(1000 + n, PARAGRAPH)));
  const each = Math.ceil(PARAGRAPHS / Math.max(1, fragments.length));
  const content = fragments.flatMap((fragment, n) => [...own.slice(n * each, (n + 1) * each), fragment]);
  const empty = emptyDocument('Большая ночь');
  return { ...empty, content: [...empty.content, ...content] };
}
