import { activateBonus, blockVote } from '../app/act.ts';
import { lotsOf } from '../app/ballots.ts';
import { closeLynch, closeNight } from '../app/close-phase.ts';
import { createGame } from '../app/create-game.ts';
import { editPost } from '../app/edit-post.ts';
import { joinGame } from '../app/join-game.ts';
import { appointJuror } from '../app/jurors.ts';
import { loadGame } from '../app/load-game.ts';
import { openWorkshop } from '../app/open-workshop.ts';
import type { Actor, Context } from '../app/ports.ts';
import { publishReport } from '../app/publish-report.ts';
import { abstainLot, scoreLot } from '../app/score-lot.ts';
import { sendCommand } from '../app/send-command.ts';
import { beginGame } from '../app/start-game.ts';
import { awardNight } from '../app/award-night.ts';
import { tallyNight } from '../app/tally-night.ts';
import { writePost } from '../app/write-post.ts';
import type { Refusal, Result } from '../engine/result.ts';
import { defaultCriteria, type Criterion } from '../jury/criteria.ts';
import type { Lot } from '../jury/lots.ts';
import { compose } from '../literary/compose.ts';
import { moscow } from './demo-days.ts';
import type { DemoScript } from './demo-script.ts';

type Account = NonNullable<Actor>;
type Day = DemoScript['game']['days'][number];
type Night = Extract<Day, { night: number }>;
type Lynch = Extract<Day, { lynch: number }>;

/** Where and when a script is played. */
export interface Stage {
  ctx: Context;
  title: string;
  host: Account;
  account: (nick: string) => Account;
  /** The date of day N is dates[N - 1]; the morning after the last day needs one more. */
  dates: readonly string[];
  /** The last night that is closed and published; commands of a later one are sent and left. */
  closedNights: number;
}

/** A script is ours: what the site refuses here is a mistake in it. */
function must<T>(result: Result<T, Refusal>, what: string): T {
  if (!result.ok) throw new Error(`The demo cannot ${what}: ${JSON.stringify(result.error)}`);
  return result.value;
}

const names: Readonly<Record<string, Criterion>> = {
  style: { id: 'style', label: 'Слог', hint: 'слышно ли' },
  brevity: { id: 'brevity', label: 'Краткость', hint: 'нет ли лишнего' },
  fidelity: { id: 'fidelity', label: 'Верность сказке', hint: 'оттуда ли' },
};

const criterion = (id: string): Criterion =>
  names[id] ?? defaultCriteria.find((one) => one.id === id) ?? { id, label: id, hint: '' };

/** Plays a script through the same use cases as the site uses, at the script's own times. Returns the game's slug. */
export async function playDemo(stage: Stage, script: DemoScript): Promise<string> {
  const { host, account, dates } = stage;
  let instant = moscow(dates[0] ?? '', '09:00');
  const at = (date: string | undefined, time: string) => (instant = moscow(date ?? '', time));
  const ctx: Context = { ...stage.ctx, now: () => instant };

  const settings = {
    jury: {
      quorum: Math.min(2, script.jurors.length),
      criteria: script.criteria.map(criterion),
      places: ['shield', 'double-vote'],
    },
  };
  const { slug } = must(
    await createGame(ctx, host, { title: stage.title, ruleset: script.game.ruleset, settings }),
    'create the game',
  );
  for (const nick of Object.keys(script.game.players))
    must(await joinGame(ctx, account(nick), { slug }), `seat ${nick}`);
  for (const nick of script.jurors) must(await appointJuror(ctx, host, { slug, nick }), `appoint ${nick}`);
  at(dates[0], '10:00');
  const seats = Object.entries(script.game.players).map(([player, character]) => ({ player, character }));
  const { seed, rolls } = script.game;
  must(await beginGame(ctx, host, { slug }, { seed, seats, forced: rolls }), 'start the game');

  for (const day of script.game.days) {
    if ('lynch' in day) await playLynch(day);
    else await playNight(day);
  }
  return slug;

  async function playLynch(day: Lynch): Promise<void> {
    const date = dates[day.lynch - 1];
    at(date, '10:00');
    const text =
      day.lynch === 1
        ? 'Фонарь на Площади Звезды зажжён, роли розданы. Говорим до 22:00.'
        : `Отчёт о ночи ${day.lynch - 1} прочитан. Говорим до 22:00.`;
    must(await writePost(ctx, host, { slug, key: `demo-${day.lynch}-host`, text }), 'open the day');
    for (const [n, post] of script.posts.filter((one) => one.day === day.lynch).entries()) {
      at(date, post.at);
      const key = `demo-${day.lynch}-post-${n}`;
      const { id } = must(
        await writePost(ctx, account(post.author), { slug, key, text: post.text, vote: post.vote }),
        key,
      );
      if (post.edited)
        must(await editPost(ctx, account(post.author), { slug, id, text: post.text }), `edit ${key}`);
    }
    at(date, '21:59');
    for (const line of day.block) {
      const [by = '', of = ''] = line.split(' > ');
      must(await blockVote(ctx, account(by), { slug, of }), line);
    }
    for (const { by, bonus } of day.activate)
      must(await activateBonus(ctx, account(by), { slug, bonus }), `${by}: ${bonus}`);
    at(date, '22:00');
    must(await closeLynch(ctx, host, { slug }), `close lynch ${day.lynch}`);
  }

  async function playNight(day: Night): Promise<void> {
    await sendAll(day);
    if (day.night > stage.closedNights) return;
    at(dates[day.night], '08:00');
    must(await closeNight(ctx, host, { slug }), `close night ${day.night}`);
    at(dates[day.night], '10:00');
    await publish(day.night);
    await judge(day);
  }

  async function sendAll(day: Night): Promise<void> {
    const date = dates[day.night - 1];
    let minute = 2;
    const next = () => at(date, `22:${String(minute++).padStart(2, '0')}`);
    const left: { by: string; text: string }[] = [...day.texts];
    for (const { by, bonus } of day.activate) {
      next();
      must(await activateBonus(ctx, account(by), { slug, bonus }), `${by}: ${bonus}`);
    }
    for (const [n, { by, command, description }] of day.commands.entries()) {
      next();
      const key = `demo-${day.night}-command-${n}`;
      const sent = await sendCommand(ctx, account(by), { slug, night: day.night, key, command, description });
      // A refusal is part of the story; its author sends the text without the command.
      if (!sent.ok && description !== '') left.push({ by, text: description });
    }
    for (const [n, { by, text }] of left.entries()) {
      next();
      const key = `demo-${day.night}-text-${n}`;
      const input = { slug, night: day.night, key, command: null, description: text };
      must(await sendCommand(ctx, account(by), input), `${by}: text`);
    }
  }

  async function publish(night: number): Promise<void> {
    const morning = script.mornings.find((one) => one.night === night);
    if (!morning) return;
    const workshop = must(await openWorkshop(ctx, host, { slug, night }), 'open the workshop');
    const document = compose(workshop.material, morning);
    must(await publishReport(ctx, host, { slug, night, version: 0, document }), `publish night ${night}`);
  }

  async function judge({ night, commands, texts }: Night): Promise<void> {
    at(dates[night], '12:00');
    const it = must(await loadGame(ctx, slug, host), 'load the game');
    const stored = await ctx.store.descriptions.ofNight(it.row.id, night);
    const sent = [...commands.map((one) => ({ by: one.by, text: one.description })), ...texts].filter(
      (one) => one.text,
    );
    const lots = new Map<string, readonly Lot[]>();
    for (const nick of script.jurors) lots.set(nick, await lotsOf(ctx, it, night, account(nick).id));
    for (const ballot of script.ballots.filter((one) => one.night === night)) {
      const text = sent.filter((one) => one.by === ballot.author)[ballot.n - 1]?.text.trim();
      const row = stored.find((one) => one.author === ballot.author && one.text === text);
      const lot = lots.get(ballot.juror)?.find((one) => one.id === row?.id)?.code;
      if (lot === undefined)
        throw new Error(`The demo has no description ${ballot.author} ${ballot.n} of night ${night}`);
      const place = { slug, night, lot, version: 0 };
      const scores = Object.fromEntries(script.criteria.map((id, n) => [id, ballot.scores?.[n]]));
      const saved = ballot.abstain
        ? await abstainLot(ctx, account(ballot.juror), place)
        : await scoreLot(ctx, account(ballot.juror), { ...place, scores, remark: ballot.remark, done: true });
      must(saved, `score ${ballot.author} ${ballot.n}`);
    }
    if (script.awarded.length === 0) return;
    at(dates[night], '21:00');
    must(await tallyNight(ctx, host, { slug, night }), `tally night ${night}`);
    if (script.awarded.includes(night))
      must(await awardNight(ctx, host, { slug, night }), `award night ${night}`);
  }
}
