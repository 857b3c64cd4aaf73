import { z } from 'zod';
import { ability, nick, type Known } from './nicks.ts';
import { read, strict, text } from './words.ts';

export interface WrittenCommand {
  readonly by: string;
  /** Free text, or ability and targets. */
  readonly order: string | { readonly ability: string; readonly targets: readonly string[] };
}

/** `NICK: "Убить M-S"` or `NICK: { ability, targets }`, with an optional description beside it. */
export const command = (known: Known) => {
  const actor = nick(known);
  const order = strict({ ability: ability(known), targets: z.array(text) });
  return z.record(z.string(), z.unknown()).transform((entry, context): WrittenCommand => {
    const keys = Object.keys(entry);
    const actors = keys.length === 1 ? keys : keys.filter((key) => key !== 'description');
    const [by, ...others] = actors;
    const fail = (message: string, path: PropertyKey[] = [], key = false): WrittenCommand => {
      context.addIssue({ code: 'custom', message, path, params: { key } });
      return z.NEVER;
    };
    if (by === undefined) return fail('expected NICK: command');
    for (const each of actors) {
      const unknown = read(actor, each).error?.issues[0];
      if (unknown) return fail(`${unknown.message} (or "description" beside a nick)`, [each], true);
    }
    if (others.length > 0)
      return fail('two commands in one entry; expected one NICK: command', others.slice(0, 1), true);
    if (keys.length > 1 && typeof entry['description'] !== 'string')
      return fail('expected text', ['description']);
    const given = entry[by];
    if (typeof given === 'string') return { by, order: given };
    if (given === null || typeof given !== 'object' || Array.isArray(given)) {
      return fail('expected a command: text like "Убить M-S", or { ability, targets }', [by]);
    }
    const parsed = read(order, given);
    if (parsed.success) return { by, order: parsed.data };
    for (const issue of parsed.error.issues)
      context.addIssue({ ...issue, path: [by, ...issue.path] } as never);
    return z.NEVER;
  });
};
