import { z } from 'zod';
import { changeProposal } from '../../app/change-proposal.ts';
import { closeDuel, openDuel } from '../../app/duel.ts';
import { movePanel } from '../../app/move-panel.ts';
import { liftConflict, pinConflict } from '../../app/pin-conflict.ts';
import type { Actor, Context } from '../../app/ports.ts';
import { voidBallot } from '../../app/void-ballot.ts';
import { instantAt } from '../../calendar/wall.ts';
import type { Refusal, Result } from '../../engine/result.ts';

const why = z.string().trim().min(3, 'Объясните: причина останется в журнале.').max(500, 'Короче.');
const password = z.string().min(1, 'Назовите пароль.');
const nick = z.string().min(1, 'Кого?');
const wall = z.union([z.literal(''), z.iso.datetime({ local: true, offset: false })], {
  error: 'Назначьте день и час.',
});

/** What the page of a night's panel can post, one act each; closing and rewarding go by the desk, which asks first. */
export const juryActs = z.discriminatedUnion('act', [
  z.object({ act: z.literal('move'), soft: wall, hard: wall }),
  z.object({ act: z.literal('pin'), nick, description: z.string(), why }),
  z.object({ act: z.literal('lift'), nick, description: z.string(), why }),
  z.object({ act: z.literal('duel-open') }),
  z.object({ act: z.literal('duel-close') }),
  z.object({ act: z.literal('proposal'), lot: z.string().min(1, 'Чьё?'), bonus: z.string(), why, password }),
  z.object({ act: z.literal('void'), nick, lot: z.string(), why, password }),
]);

export type JuryAct = z.output<typeof juryActs>;

const instant = (time: string): string | null =>
  time === '' ? null : instantAt('Europe/Moscow', time.slice(0, 10), time.slice(11, 16)).toISOString();

/** Does what was posted. */
export function doJuryAct(
  ctx: Context,
  actor: Actor,
  at: { slug: string; night: number },
  done: JuryAct,
): Promise<Result<unknown, Refusal>> {
  switch (done.act) {
    case 'move':
      return movePanel(ctx, actor, { ...at, soft: instant(done.soft), hard: instant(done.hard) });
    case 'pin':
    case 'lift': {
      const { nick, why, description } = done;
      const what = description === '' ? { slug: at.slug } : { ...at, description };
      return (done.act === 'pin' ? pinConflict : liftConflict)(ctx, actor, { ...what, nick, why });
    }
    case 'duel-open':
      return openDuel(ctx, actor, at);
    case 'duel-close':
      return closeDuel(ctx, actor, at);
    case 'proposal':
      return changeProposal(ctx, actor, { ...at, ...done, bonus: done.bonus === '' ? null : done.bonus });
    case 'void':
      return voidBallot(ctx, actor, { ...at, ...done, lot: done.lot === '' ? null : done.lot });
  }
}

const acts: readonly string[] = juryActs.options.map(({ shape }) => shape.act.value);
const fields: Readonly<Record<string, readonly string[]>> = {
  move: ['soft', 'hard'],
  pin: ['nick', 'description', 'why'],
  lift: ['nick', 'description', 'why'],
  proposal: ['lot', 'bonus', 'why', 'password'],
  void: ['nick', 'lot', 'why', 'password'],
};

/** Where a refusal's words stand: at the field that it names, or over the whole page. */
export const fieldOf = (act: string, { detail }: Refusal): string => {
  const field = String(detail?.field ?? '');
  return acts.includes(act) && fields[act]?.includes(field) ? field : '';
};
