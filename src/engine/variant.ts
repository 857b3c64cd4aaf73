import type { Settings } from './options.ts';
import type { Ruleset } from './ruleset.ts';

const made = new WeakMap<Ruleset, Map<string, Ruleset>>();

/**
 * The ruleset as a game's options make it. The same options give the same object, so that what is indexed once for
 * a ruleset is indexed once for its variant.
 */
export function variantOf(ruleset: Ruleset, options: Settings): Ruleset {
  if (ruleset.variant === undefined) return ruleset;
  const { secrets: _, ...known } = options;
  const key = JSON.stringify(Object.entries(known).sort());
  let variants = made.get(ruleset);
  if (variants === undefined) made.set(ruleset, (variants = new Map()));
  let variant = variants.get(key);
  if (variant === undefined) variants.set(key, (variant = { ...ruleset, ...ruleset.variant(options) }));
  return variant;
}
