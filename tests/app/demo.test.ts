import { rm } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { demoHost } from '../../src/cli/demo-accounts.ts';
import { clockwork } from '../../src/app/tick.ts';
import { waitsForVisitors } from '../../src/cli/seed.ts';
import { composeSite, type Site } from '../../src/compose.ts';
import { foldNick } from '../../src/engine/nick.ts';
import type { ProposedGrant } from '../../src/jury/award.ts';
import { tally } from '../../src/jury/tally.ts';
import { tallyInput } from '../../src/jury/tally-input.ts';
import { databaseFolder } from '../support/database.ts';

const FINISHED = 'tri-tolstyaka-pervyj-sostav';

let site: Site;
let dataDir: string;
beforeAll(async () => {
  dataDir = await databaseFolder();
  const env = { demo: true, host: '127.0.0.1', port: 0, origin: undefined, databaseUrl: undefined };
  site = await composeSite({ ...env, dataDir });
}, 180_000);
afterAll(async () => {
  await site.close();
  await rm(dataDir, { recursive: true, force: true });
});

interface Script {
  awards: readonly { night: number; place: number; to: string; bonus: string }[];
  mornings: readonly { night: number; jury: readonly { scores: Readonly<Record<string, unknown>> }[] }[];
}
const script = parse(readFileSync('content/demo/literary.yaml', 'utf8')) as Script;

it('the demo’s ballots, given by its jurors on the site, produce the demo’s grants', async () => {
  const { store } = site.ctx;
  const row = await store.games.bySlug(FINISHED);
  const tallies = await store.tallies.ofGame(row?.id ?? '');
  const granted = tallies.flatMap(({ night, awarded }) =>
    ((awarded ?? []) as ProposedGrant[]).map(({ place, player: to, bonus }) => ({ night, place, to, bonus })),
  );
  expect(granted).toEqual(script.awards);
  const log = await store.log.read(row?.id ?? '');
  const inLog = log.flatMap((line) => (line.kind === 'grant' ? [{ to: line.to, bonus: line.bonus }] : []));
  expect(inLog).toEqual(script.awards.map(({ to, bonus }) => ({ to, bonus })));
});

it('every judged night of the demo has all its ballots, and is counted again to its hash', async () => {
  const { store } = site.ctx;
  const row = await store.games.bySlug(FINISHED);
  const tallies = await store.tallies.ofGame(row?.id ?? '');
  expect(tallies.map(({ night }) => night)).toEqual(script.mornings.map(({ night }) => night));
  for (const { night, input, result, hash } of tallies) {
    const counted = tally(tallyInput.parse(input));
    expect([counted, counted.hash]).toEqual([result, hash]);
    const given = script.mornings.find((one) => one.night === night)?.jury ?? [];
    const ballots = given.flatMap(({ scores }) => Object.keys(scores));
    expect(tallyInput.parse(input).ballots.length).toBe(ballots.length);
  }
  expect(await store.accounts.byNickKey(foldNick(demoHost))).not.toBeNull();
});

it('the demo’s running game waits for its visitors, whatever hour strikes', async () => {
  const running = async () =>
    (await site.ctx.store.games.list(['running'])).map(({ slug, version }) => [slug, version]);
  const before = await running();
  const now = () => new Date(Date.now() + 30 * 86_400_000);
  await clockwork({ ...site.ctx, now, byItself: (row) => !waitsForVisitors(row) })();
  expect(await running()).toEqual(before);
  expect(before).toHaveLength(1);
});
