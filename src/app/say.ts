import { refusalText } from '../engine/report.ts';
import type { Refusal } from '../engine/result.ts';
import type { RulesetId } from '../engine/vocabulary.ts';
import type { Context } from './ports.ts';

type Words = Pick<Context, 'phrases' | 'siteWords'>;

/** The Russian words of a refusal: the site's own first, then the game's; without a ruleset as all rulesets say it. */
export function say(ctx: Words, refusal: Refusal, ruleset?: RulesetId): string {
  const field = fieldName(ctx, refusal);
  const code = codeOf(refusal, field);
  const site = ctx.siteWords[code];
  if (site === undefined) return refusalText(refusal, ctx.phrases(ruleset));
  const detail: Refusal['detail'] = { ...refusal.detail, ...(field === undefined ? {} : { field }) };
  return site.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = detail?.[name];
    return Array.isArray(value) ? value.join(', ') : String(value ?? '');
  });
}

/** A length that is known is told; what no field of ours holds came damaged. */
function codeOf({ code, detail }: Refusal, field: string | undefined): string {
  const known: string = code;
  if (known === 'invalid-input' && field === undefined) return 'invalid-form';
  return known === 'too-long' && detail?.max !== undefined ? 'too-long-of' : known;
}

/** A field as its label calls it: «command.targets.0» is the command. */
function fieldName({ siteWords }: Words, { detail }: Refusal): string | undefined {
  const path = String(detail?.field ?? '').split('.');
  const known = path.findLast((part) => siteWords[`field-${part}`] !== undefined);
  return known === undefined ? undefined : siteWords[`field-${known}`];
}
