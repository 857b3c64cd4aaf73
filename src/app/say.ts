import { refusalText } from '../engine/report.ts';
import type { Refusal } from '../engine/result.ts';
import type { Context } from './ports.ts';

/** The Russian words of a refusal: the site's own first, then the game's. */
export function say(ctx: Pick<Context, 'phrases' | 'siteWords'>, refusal: Refusal): string {
  const site = ctx.siteWords[refusal.code];
  if (site === undefined) return refusalText(refusal, ctx.phrases);
  return site.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = refusal.detail?.[name];
    return Array.isArray(value) ? value.join(', ') : String(value ?? '');
  });
}
