import { z } from 'zod';
import { grantBonus, orderDepartures, stopGame } from '../../app/act.ts';
import { instantAt } from '../../calendar/wall.ts';
import { callOff } from '../../app/call-off.ts';
import { closeLynch, closeNight } from '../../app/close-phase.ts';
import { appointJuror, removeJuror } from '../../app/jurors.ts';
import { moveDeadline } from '../../app/move-deadline.ts';
import type { Actor, Context } from '../../app/ports.ts';
import { startGame } from '../../app/start-game.ts';
import { awardNight } from '../../app/award-night.ts';
import { tallyNight } from '../../app/tally-night.ts';
import type { Refusal, Result } from '../../engine/result.ts';

const night = z.coerce.number().int().min(1);
const nick = z.string().trim().min(1, 'Назовите ник.');

/** What the host's desk can post, one act each. */
export const hostActs = z.discriminatedUnion('act', [
  z.object({ act: z.literal('start') }),
  z.object({ act: z.literal('call-off') }),
  z.object({
    act: z.literal('departs'),
    order: z
      .array(z.string())
      .min(2)
      .refine((all) => new Set(all).size === all.length, 'Назовите каждого один раз.'),
  }),
  z.object({ act: z.literal('close-lynch') }),
  z.object({ act: z.literal('close-night'), undecided: z.literal('yes').optional() }),
  z.object({
    act: z.literal('deadline'),
    ends: z.iso.datetime({ local: true, offset: false, error: 'Назначьте день и час.' }),
  }),
  z.object({
    act: z.literal('stop'),
    winner: z.string().min(1, 'Назовите победителя.'),
    why: z.string().trim().min(3, 'Объясните в двух словах: это останется в летописи.').max(1000, 'Короче.'),
  }),
  z.object({ act: z.literal('draw') }),
  z.object({ act: z.literal('appoint'), nick }),
  z.object({ act: z.literal('release'), nick }),
  z.object({ act: z.literal('tally'), night }),
  z.object({ act: z.literal('award'), night }),
  z.object({
    act: z.literal('grant'),
    to: z.string().min(1, 'Кому?'),
    bonus: z.string().min(1, 'Что?'),
  }),
]);

export type HostAct = z.output<typeof hostActs>;

/** Does what the host asked. */
export function doHostAct(
  ctx: Context,
  actor: Actor,
  slug: string,
  form: HostAct,
): Promise<Result<unknown, Refusal>> {
  switch (form.act) {
    case 'start':
      return startGame(ctx, actor, { slug });
    case 'call-off':
      return callOff(ctx, actor, { slug });
    case 'departs':
      return orderDepartures(ctx, actor, { slug, order: form.order });
    case 'close-lynch':
      return closeLynch(ctx, actor, { slug });
    case 'close-night':
      return closeNight(ctx, actor, { slug, undecided: form.undecided === 'yes' });
    case 'deadline':
      return moveDeadline(ctx, actor, { slug, ends: fromMoscow(form.ends) });
    case 'stop':
      return stopGame(ctx, actor, { slug, winner: form.winner, why: form.why });
    case 'draw':
      return stopGame(ctx, actor, { slug, winner: 'draw', why: nobodyDies });
    case 'appoint':
      return appointJuror(ctx, actor, { slug, nick: form.nick });
    case 'release':
      return removeJuror(ctx, actor, { slug, nick: form.nick });
    case 'tally':
      return tallyNight(ctx, actor, { slug, night: form.night });
    case 'award':
      return awardNight(ctx, actor, { slug, night: form.night });
    case 'grant':
      return grantBonus(ctx, actor, { slug, to: form.to, bonus: form.bonus });
  }
}

/** What the chronicle says of a game that nobody could win any more (7.1). */
const nobodyDies = 'Три суда и три ночи подряд никто не погиб.';

/** The field's «2026-12-31T22:00» is Moscow's. */
const fromMoscow = (wall: string): string =>
  instantAt('Europe/Moscow', wall.slice(0, 10), wall.slice(11, 16)).toISOString();

/** Acts that the desk asks about first, on a step of their own: `?ask=close-night`. */
export const asks = [
  'start',
  'call-off',
  'close-lynch',
  'close-night',
  'deadline',
  'stop',
  'draw',
  'tally',
  'award',
] as const;
export type Ask = (typeof asks)[number];

/** The field at which a refusal's words stand; '' for the whole form. */
export const fieldOf: Readonly<Record<HostAct['act'], string>> = {
  start: '',
  'call-off': '',
  departs: 'order',
  'close-lynch': '',
  'close-night': '',
  deadline: 'ends',
  stop: '',
  draw: '',
  appoint: 'nick',
  release: 'nick',
  tally: '',
  award: '',
  grant: 'to',
};
