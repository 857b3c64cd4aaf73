import { refusalText } from '../engine/report.ts';
import type { Refusal } from '../engine/result.ts';
import type { Context } from './ports.ts';

type Words = Pick<Context, 'phrases' | 'siteWords'>;

/** The Russian words of a refusal: the site's own first, then the game's. */
export function say(ctx: Words, refusal: Refusal): string {
  const field = fieldName(ctx, refusal);
  const code =
    refusal.code === ('invalid-input' as string) && field === undefined ? 'invalid-form' : refusal.code;
  const site = ctx.siteWords[code];
  if (site === undefined) return refusalText(refusal, ctx.phrases);
  const detail: Refusal['detail'] = { ...refusal.detail, ...(field === undefined ? {} : { field }) };
  return site.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = detail?.[name];
    return Array.isArray(value) ? value.join(', ') : String(value ?? '');
  });
}

/** A field as its label calls it: «command.targets.0» is the command. */
function fieldName({ siteWords }: Words, { detail }: Refusal): string | undefined {
  const path = String(detail?.field ?? '').split('.');
  const known = path.findLast((part) => siteWords[`field-${part}`] !== undefined);
  return known === undefined ? undefined : siteWords[`field-${known}`];
}
