import { blockVote, grantBonus } from '../../../src/app/act.ts';
import { appointJuror } from '../../../src/app/jurors.ts';
import { moveDeadline } from '../../../src/app/move-deadline.ts';
import { openBallot } from '../../../src/app/open-ballot.ts';
import { scoreLot } from '../../../src/app/score-lot.ts';
import { sendCommand } from '../../../src/app/send-command.ts';
import { documentOf, paragraph } from '../../app/documents.ts';
import { cast, must, openTable, type Table, type TestSite } from '../../app/table.ts';

/** Games that differ only in what few may know. */
export interface Twins {
  what: string;
  /** Who may tell them apart; to everybody else they are the same, byte for byte. */
  known: readonly string[];
  variants: readonly ((game: Game) => Promise<void>)[];
}

/** A game being played whose ids are given, so that only what differs differs. */
export interface Game {
  table: Table;
  /** A command alone. */
  act(by: string, command: string): Promise<void>;
  /** With a text: that of `as`, which keeps its id whoever sends it, with a command or without. */
  send(by: string, command: string | null, as?: string): Promise<void>;
  /** The second night, open for long. `written`: the morning report, in place of the draft. */
  toSecondNight(written?: unknown): Promise<void>;
}

/** Nobody dies in these nights. */
const texts: Readonly<Record<string, string>> = {
  Мак: 'Капли от бессонницы, по одной на каждый удар часов.',
  Клевер: 'Ночной прейскурант: засов, подкова, сам кузнец поперёк двери.',
  Лютик: 'Ветер любопытный, порывами до форточки; видимость в щёлку.',
  Роза: 'Не сплю, считаю фонари: двести сорок пять, и все горят.',
  Розалия: 'Варю кофе на соль, потому что сахар доели вчера.',
};

export async function openGame(
  site: TestSite,
  title: string,
  variantCast: Readonly<Record<string, string>> = cast,
): Promise<Game> {
  const ids: string[] = [];
  let count = 0;
  const id = () => ids.shift() ?? `some-id-${count++}`;
  const forced = { 'night/1/commissar': 'Розалия' };
  const table = await openTable(site, { title, id, cast: variantCast, forced });
  const second = await site.account('Вторая судья');
  must(await appointJuror(table.ctx, table.host, { slug: table.slug, nick: second.nick }));
  let night = 1;
  return {
    table,
    async act(by, command) {
      const sent = {
        slug: table.slug,
        night,
        key: `key-${night}-of-${by}-${command}`,
        command: { text: command },
      };
      must(await sendCommand(table.ctx, table.of(by), sent));
    },
    async send(by, command, as = by) {
      ids.push(...(command === null ? [] : [`command-of-${as}`]), `text-${night}-of-${as}`);
      const sent = { slug: table.slug, night, key: `text-${night}-of-${by}`, description: texts[as] };
      const typed = command === null ? null : { text: command };
      must(await sendCommand(table.ctx, table.of(by), { ...sent, command: typed }));
      ids.length = 0;
    },
    async toSecondNight(written) {
      await table.closeNight();
      await table.publish(written);
      await table.lynch('Нарцисс');
      night = 2;
      must(await moveDeadline(table.ctx, table.host, { slug: table.slug, ends: '2099-01-05T05:00:00Z' }));
    },
  };
}

/** What is the same in every twin: the block and the spy's round. */
async function asEver({ act, table }: Game): Promise<void> {
  await table.lynch('Тис');
  await act('Пион', 'Блокировать Клевер');
  await act('Клевер', 'Проверить Мак');
  await act('Сирень', 'Шпионить Астра');
}

const quiet = documentOf(paragraph('Город спал, и только часы не спали.'));

/** 9 The doctor and the bodyguard: failed, blocked, not sent; their texts lie before the jury in any case. */
const silent: Twins = {
  what: 'a night in which a move failed, was blocked or was not sent',
  known: ['Вожатый', 'Мак', 'Клевер'],
  variants: [
    async (game) => {
      await asEver(game);
      await game.send('Мак', 'Лечить Роза');
      await game.send('Клевер', 'Защитить Ирис');
      await game.toSecondNight(quiet);
    },
    async (game) => {
      await asEver(game);
      await game.send('Мак', 'Лечить Мак');
      await game.send('Клевер', null);
      await game.toSecondNight(quiet);
    },
    async (game) => {
      await asEver(game);
      await game.send('Мак', null);
      await game.send('Клевер', 'Защитить Клевер');
      await game.toSecondNight(quiet);
    },
  ],
};

/** The rebels’ spy and a citizen have changed places, and each does what the other would have done. */
const swapped = { ...cast, Лютик: 'citizen', Роза: 'brizak' };
const castTwins: Twins = {
  what: 'a cast in which a rebel and a citizen have changed places',
  known: ['Вожатый', 'Ирис', 'Клевер', 'Лютик', 'Роза'],
  variants: [
    async (game) => {
      await asEver(game);
      await game.send('Лютик', 'Шпионить Астра');
      await game.send('Роза', null);
      await game.toSecondNight();
      await game.send('Лютик', 'Шпионить Василёк');
    },
    async (game) => {
      await asEver(game);
      await game.send('Роза', 'Шпионить Астра', 'Лютик');
      await game.send('Лютик', null, 'Роза');
      await game.toSecondNight();
      await game.send('Роза', 'Шпионить Василёк', 'Лютик');
    },
  ],
};
const casts: ReadonlyMap<Twins['variants'][number] | undefined, Readonly<Record<string, string>>> = new Map([
  [castTwins.variants[1], swapped],
]);
export const castOf = (variant: Twins['variants'][number]) => casts.get(variant) ?? cast;

/** Who blocked the vote, who holds the bonus, whether the juror has scored, who has sent in the open night. */
const secretActs = (leader: string, winner: string, judged: boolean): Twins['variants'][number] =>
  async function play(game) {
    const { ctx, slug, host, juror } = game.table;
    must(await blockVote(ctx, game.table.of(leader), { slug, of: 'Сирень' }));
    await asEver(game);
    await game.send('Роза', null);
    await game.toSecondNight();
    must(await grantBonus(ctx, host, { slug, to: winner, bonus: 'shield' }));
    if (!judged) return;
    const { lots } = must(await openBallot(ctx, juror, { slug, night: 1 }));
    for (const { code: lot } of lots) {
      const scores = { image: 9, word: 9, world: 9, wit: 9 };
      const line = { slug, night: 1, lot, version: 0, scores, remark: 'Славно.', done: true };
      must(await scoreLot(ctx, juror, line));
    }
    await game.send('Мак', 'Лечить Мак');
    await game.send('Розалия', null);
  };

/** Until the morning report only the host knows who is dead, and a killer only whom he aimed at. */
const unpublished = (target: string): Twins['variants'][number] =>
  async function play(game) {
    await asEver(game);
    await game.send('Мак', null);
    await game.send('Астра', `Убить ${target}`);
    await game.table.closeNight();
  };

export const allTwins: readonly Twins[] = [
  silent,
  castTwins,
  {
    what: 'another leader’s block, another’s bonus, a juror who has scored, commands of the open night',
    known: ['Вожатый', 'Астра', 'Ирис', 'Мак', 'Розалия', 'Судья'],
    variants: [secretActs('Астра', 'Мак', true), secretActs('Ирис', 'Розалия', false)],
  },
  {
    what: 'other deaths in a night that is closed and not yet told',
    known: ['Вожатый', 'Астра'],
    variants: [unpublished('Роза'), unpublished('Клевер'), unpublished('Астра')],
  },
];
