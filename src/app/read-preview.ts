import { reportLines } from '../engine/report.ts';
import type { Refusal, Result } from '../engine/result.ts';
import { emptyDocument } from '../literary/document.ts';
import { legible } from '../literary/legible.ts';
import { renderReport } from '../literary/render.ts';
import { openDesk } from './open-workshop.ts';
import type { Actor, Context } from './ports.ts';
import { steps, type ProtocolLine } from './read-report.ts';
import { fallenName } from './read-words.ts';

/** What the public will get of a night that is being written; for its host alone. */
export interface Preview {
  heading: string;
  html: string;
  protocol: readonly ProtocolLine[];
  nothing: string;
  fallen: readonly { player: string; role: string }[];
  /** Who is out left for absence. */
  departed: boolean;
}

/** The saved draft, printed as it will be published. */
export async function readPreview(
  ctx: Context,
  actor: Actor,
  input: { slug: string; night: number },
): Promise<Result<Preview, Refusal>> {
  const desk = await openDesk(ctx, actor, input);
  if (!desk.ok) return desk;
  const { it, night, report } = desk.value;
  const phrases = ctx.phrases(it.row.ruleset);
  const rendered = renderReport(legible(report?.document) ?? emptyDocument());
  return {
    ok: true,
    value: {
      heading: rendered.title,
      html: rendered.html,
      nothing: phrases.report.nothing,
      protocol: steps(reportLines(night.report, phrases)),
      fallen: night.deaths.map((death) => ({ player: death.player, role: fallenName(phrases, death) })),
      departed: night.deaths.some(({ cause }) => cause === 'autokill'),
    },
  };
}
