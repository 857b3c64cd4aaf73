import type { CommandOutcome } from './outcome.ts';
import type { Phrases } from './phrases.ts';

/** Whose command it is, in words: a nick, or where nobody sent a clan's one command the function that shares it. */
export const actorName = ({ actor, as }: Pick<CommandOutcome, 'actor' | 'as'>, phrases: Phrases): string =>
  actor ?? (as === undefined ? '' : phrases.functions[as].name);
