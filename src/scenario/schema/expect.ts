import { z } from 'zod';
import { commandReasons, verdicts, voteReasons } from '../../engine/vocabulary.ts';
import { message } from './message.ts';
import { clan, nick, nickOrAbility, type Known } from './nicks.ts';
import { block } from './vote.ts';
import { keyed, oneOf, read, strict, text } from './words.ts';

const statuses = ['effective', 'ineffective', 'refused', 'missing'] as const;

export type Expectation = z.infer<ReturnType<typeof lynchExpectation>>;

/** What must come of a night. What it doesn't name is not checked. */
export const nightExpectation = (known: Known) => strict(common(known));

/** What must come of a lynch: the same and its count. */
export const lynchExpectation = (known: Known) =>
  strict({
    ...common(known),
    verdict: oneOf('verdict', verdicts).optional(),
    tally: keyed(nick(known), z.int()).optional(),
    turnout: z.int().optional(),
    quorum: z.int().optional(),
    votes: keyed(nick(known), oneOf('reason', ['counted', ...voteReasons])).optional(),
    blocks: blocks(known).optional(),
  });

const common = (known: Known) => ({
  deaths: z.array(nick(known)).optional(),
  alive: z.array(nick(known)).optional(),
  commands: keyed(nickOrAbility(known), outcome).optional(),
  seen: keyed(nickOrAbility(known), seen).optional(),
  private: keyed(nick(known), z.array(message(known))).optional(),
  report: z.array(text).optional(),
  leaders: keyed(clan(known), nick(known).nullable()).optional(),
  winner: winner(known).nullable().optional(),
});

const seen = z.union([z.string(), z.number(), z.null()], {
  error: 'expected a character, "commissar", a number or null',
});

const reason = oneOf('reason', commandReasons).nullable();

/** `effective`, or the fields of the JSON's command that matter. */
const outcome = z.preprocess(
  (value) => (typeof value === 'string' ? { status: value } : value),
  strict({
    status: oneOf('status', statuses).optional(),
    reason: reason.optional(),
    rule: text.optional(),
    seen: seen.optional(),
    targets: z.array(text).optional(),
    ability: text.optional(),
  }),
);

/** A clan, a draw, or the player who wins alone. */
export const winner = (known: Known) =>
  oneOf('winner', [...known.ruleset.clans.map(({ id }) => id), 'draw', ...known.players]);

/** A list like the JSON's, or a mapping from the leader to what came of his block. */
const blocks = (known: Known) => {
  const fields = {
    status: oneOf('status', ['effective', 'refused']).optional(),
    reason: reason.optional(),
  };
  const listed = strict({ by: nick(known).optional(), of: nick(known).optional(), ...fields });
  const arrow = block(known);
  const item = z.unknown().transform((value, context) => {
    const parsed = typeof value === 'string' ? read(arrow, value) : read(listed, value);
    if (parsed.success) return parsed.data as z.infer<typeof listed>;
    for (const issue of parsed.error.issues) context.addIssue({ ...issue } as never);
    return z.NEVER;
  });
  return z.preprocess(
    (value) =>
      value !== null && typeof value === 'object' && !Array.isArray(value)
        ? Object.entries(value).map(([by, what]) =>
            typeof what === 'string' ? { by, status: what } : { by, ...(what as object) },
          )
        : value,
    z.array(item),
  );
};
