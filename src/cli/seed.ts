import { moveDeadline } from '../app/move-deadline.ts';
import { loadGame } from '../app/load-game.ts';
import type { Actor, Context, GameRow } from '../app/ports.ts';
import type { Auth } from '../auth/auth.ts';
import { phaseEnds } from '../calendar/phases.ts';
import { foldNick } from '../engine/nick.ts';
import { DEMO_PASSWORD, demoAccounts, demoHost } from './demo-accounts.ts';
import { datesBefore, workingDates } from './demo-days.ts';
import { finishedScript, runningScript, type DemoScript } from './demo-script.ts';
import { playDemo, type Stage } from './play-demo.ts';

const RUNNING = 'Три толстяка: фонарь и марка';
const FINISHED = 'Три толстяка: первый состав';

/**
 * The running game of the demo, whose phases wait for its visitors however long: nobody would be left to try it, were
 * its empty days and nights to pass by themselves.
 */
export const waitsForVisitors = ({ title, hostNick }: GameRow): boolean =>
  title === RUNNING && hostNick === demoHost;

/**
 * On the first start plays two games in: one finished, for the archive, one in the middle of a night, to try every role.
 * Later starts only give that night, if it still lasts, another morning to end.
 */
export async function seedDemo(
  ctx: Context,
  auth: Auth,
  tell: (line: string) => void = console.log,
): Promise<void> {
  const known = await ctx.store.accounts.byNickKey(foldNick(demoHost));
  if (known) return keepNightOpen(ctx, known);
  tell('Первый запуск: играем показательные партии…');
  const [finished, running] = [finishedScript(), runningScript()];
  const accounts = await openAccounts(ctx, auth, [finished, running]);
  const account = (nick: string) => {
    const found = accounts.get(nick);
    if (!found) throw new Error(`The demo knows no ${nick}`);
    return found;
  };
  const common = { ctx, host: account(demoHost), account };
  const before: Stage = {
    ...common,
    title: FINISHED,
    dates: workingDates('2026-11-09', finished.game.days.length),
    closedNights: Infinity,
  };
  await playDemo(before, finished);
  const stage: Stage = { ...common, title: RUNNING, dates: datesBefore(ctx.now(), 2), closedNights: 1 };
  await playDemo(stage, running);
  await keepNightOpen(ctx, account(demoHost));
}

/** Every nick of the scripts gets an account; only those named in demo-accounts.ts can sign in. */
async function openAccounts(ctx: Context, auth: Auth, scripts: readonly DemoScript[]) {
  const accounts = new Map<string, NonNullable<Actor>>();
  for (const { nick } of demoAccounts) {
    const made = await auth.register({ nick, email: null, password: DEMO_PASSWORD });
    if (!made.ok) throw new Error(`The demo cannot register ${nick}: ${made.error.code}`);
    accounts.set(nick, made.value);
  }
  for (const nick of scripts.flatMap((script) => [...Object.keys(script.game.players), ...script.jurors])) {
    if (accounts.has(nick)) continue;
    const row = { id: ctx.chance.id(), nick, nickKey: foldNick(nick), email: null, passwordHash: null };
    await ctx.store.accounts.create({ ...row, createdAt: ctx.now() });
    accounts.set(nick, { id: row.id, nick });
  }
  return accounts;
}

/** A night whose deadline has passed since the last start is moved to the next working morning. */
async function keepNightOpen(ctx: Context, host: NonNullable<Actor>): Promise<void> {
  const running = await ctx.store.games.list(['running']);
  for (const { slug, hostId } of running) {
    if (hostId !== host.id) continue;
    const loaded = await loadGame(ctx, slug, host);
    const phase = loaded.ok ? loaded.value.game?.phase : null;
    if (!loaded.ok || phase?.kind !== 'night' || phase.state !== 'open') continue;
    if (phase.ends && new Date(phase.ends) > ctx.now()) continue;
    const ends = phaseEnds(loaded.value.row.settings.calendar, 'night', ctx.now()).toISOString();
    await moveDeadline(ctx, host, { slug, ends });
  }
}
