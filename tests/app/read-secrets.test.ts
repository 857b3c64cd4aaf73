import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeLynch, closeNight } from '../../src/app/close-phase.ts';
import { readChronicle } from '../../src/app/read-chronicle.ts';
import { readDesk } from '../../src/app/read-desk.ts';
import { readGame } from '../../src/app/read-game.ts';
import { readHome } from '../../src/app/read-home.ts';
import { readInbox } from '../../src/app/read-inbox.ts';
import { readLedger } from '../../src/app/read-ledger.ts';
import { readPreview } from '../../src/app/read-preview.ts';
import { readReport } from '../../src/app/read-report.ts';
import { readThread } from '../../src/app/read-thread.ts';
import { must, openStage, type Nick, type Stage } from './read-stage.ts';

/** Two games alike in everything but one thing: in the second the maniac's vain blow was never sent. */
let vain: Stage;
let idle: Stage;

async function playNight(stage: Stage, blow: boolean): Promise<void> {
  await stage.start();
  stage.at('07T22:00');
  must(await closeLynch(stage.ctx, stage.host, { slug: stage.slug }));
  stage.at('07T23:00');
  if (blow) must(await stage.send('Элеватор', 'kill', 'Нюра', 'Крался с подсвечником, да свеча погасла.'));
  must(await stage.send('Дрозд', 'spy', 'Штурман', 'Приложил ухо к саквояжу: звенит.'));
  stage.at('08T08:00');
  must(await closeNight(stage.ctx, stage.host, { slug: stage.slug }));
}

beforeAll(async () => {
  [vain, idle] = [await openStage(), await openStage()];
  await playNight(vain, true);
  await playNight(idle, false);
});
afterAll(() => Promise.all([vain.close(), idle.close()]));

/** Every page that the reader can open, as one value. */
async function pages({ ctx, slug, as }: Stage, nick: Nick | null): Promise<string> {
  const actor = nick ? as(nick) : null;
  const all = await Promise.all([
    readHome(ctx),
    readGame(ctx, actor, { slug }),
    readThread(ctx, actor, { slug }),
    readDesk(ctx, actor, { slug }),
    readLedger(ctx, actor, { slug }),
    readReport(ctx, { slug, night: 1 }),
    readPreview(ctx, actor, { slug, night: 1 }),
    readChronicle(ctx, actor, { slug }),
    actor ? readInbox(ctx, actor) : null,
  ]);
  return JSON.stringify(all);
}

it('before publication the closed night is on nobody’s page but the host’s', async () => {
  for (const nick of [null, 'Прохожий', 'Дрозд', 'Штурман'] as const) {
    const { ctx, slug } = vain;
    const report = await readReport(ctx, { slug, night: 1 });
    expect(report).toMatchObject({ ok: false, error: { code: 'not-found' } });
    if (nick !== 'Дрозд') expect(await pages(vain, nick)).not.toContain('саквояж');
  }
  expect(must(await readLedger(vain.ctx, vain.host, { slug: vain.slug })).trace?.lines).toContainEqual(
    expect.objectContaining({ actor: 'Элеватор', worked: false, rule: '3.8' }),
  );
});

it('a command that failed and one never sent give everyone else the same pages, byte for byte', async () => {
  const readers = [...vain.players.filter((nick) => nick !== 'Элеватор'), 'Прохожий', null] as const;
  const compare = async () => {
    for (const nick of readers) expect(await pages(vain, nick)).toBe(await pages(idle, nick));
  };
  await compare();
  for (const stage of [vain, idle]) {
    stage.at('08T10:00');
    await stage.publish(['Дядюшка Бризак приложил ухо к чужому саквояжу и услышал звон.']);
  }
  await compare();
});

it('after publication the report stands beside the protocol, and the spy’s answer in his letters alone', async () => {
  const { ctx, slug, as } = vain;
  const report = must(await readReport(ctx, { slug, night: 1 }));
  expect(report).toMatchObject({
    heading: 'Ночь первая, тихая',
    fallen: [],
    previous: { title: 'Суд Линча' },
  });
  expect(report.html).toContain('саквояжу');
  expect(report.protocol.map((line) => line.text).join(' ')).not.toContain('Штурман');
  const letters = async (nick: Nick) =>
    JSON.stringify(must(await readDesk(ctx, as(nick), { slug })).letters.map((letter) => letter.text));
  expect(await letters('Дрозд')).toContain('доктор');
  expect(await letters('Сова')).not.toContain('доктор');
});

it('a page of the game before its end names no living player’s character to strangers', async () => {
  const page = must(await readGame(vain.ctx, null, { slug: vain.slug }));
  expect(page.cast.filter((line) => line.alive && line.character !== null)).toEqual([]);
  const chronicle = must(await readChronicle(vain.ctx, null, { slug: vain.slug }));
  expect(chronicle.ending).toBeNull();
  expect(JSON.stringify(chronicle)).not.toContain('зерно');
});

it('only the one whose it is finds a desk, a ledger, a preview', async () => {
  const { ctx, slug, as, host } = vain;
  for (const nick of ['Прохожий', 'Судья', 'Дрозд'] as const) {
    expect(await readLedger(ctx, as(nick), { slug })).toMatchObject({
      ok: false,
      error: { code: 'not-found' },
    });
    expect(await readPreview(ctx, as(nick), { slug, night: 1 })).toMatchObject({ ok: false });
  }
  expect(await readDesk(ctx, as('Прохожий'), { slug })).toMatchObject({
    ok: false,
    error: { code: 'not-found' },
  });
  expect(await readDesk(ctx, host, { slug })).toMatchObject({ ok: false });
  expect(must(await readDesk(ctx, as('Дрозд'), { slug })).role.name).toBe('дядюшка Бризак');
});
