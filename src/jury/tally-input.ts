import { z } from 'zod';

import { defaultScale } from './criteria.ts';

/** A file's reader leaves 7.0, 07 and 1e1 as they were typed, for names' sake; where a number is asked for, they are one. */
const typedNumber = (value: unknown): unknown =>
  typeof value === 'string' && plainNumber.test(value) && String(Number(value)) !== value
    ? Number(value)
    : value;
const plainNumber = /^[-+]?(\.\d+|\d+(\.\d*)?)(e[-+]?\d+)?$/i;

// Bounds that keep every sum finite; no panel needs more.
const number = z.preprocess(typedNumber, z.number().min(-1e6).max(1e6));
const weight = z.preprocess(typedNumber, z.number().min(0).max(1e6));
/** A number is a name too: a file may call its lots 1, 2, 3. */
const name = z.union([z.string().min(1), z.number().transform(String)], { error: 'expected a name' });
const pair = z.strictObject({ juror: name, lot: name });

const ballot = z
  .strictObject({
    juror: name,
    lot: name,
    scores: z.array(number).optional(),
    abstain: z.literal(true).optional(),
  })
  .refine(
    (line) => (line.scores === undefined) !== (line.abstain === undefined),
    'either scores or abstain: true',
  );

const duel = z
  .strictObject({ juror: name, better: name, worse: name })
  .refine(({ better, worse }) => better !== worse, 'a lot cannot win a duel with itself');

/**
 * Everything a tally («подсчёт») is computed from, as it is published: criteria with their weights, the scale, the
 * quorum, all ballots, all conflicts, and the duels held. Strict: an unknown key, a score outside the scale, two ballots
 * of one juror for one lot are errors, each with the path of its place.
 */
export const tallyInput = z
  .strictObject({
    criteria: z.array(name).min(1),
    weights: z.record(name, weight).default({}),
    scale: z.tuple([number, number]).default([...defaultScale]),
    quorum: z.preprocess(typedNumber, z.int().min(1)).default(2),
    ballots: z.array(ballot),
    conflicts: z.array(pair).default([]),
    duels: z.array(duel).default([]),
  })
  .superRefine((input, context) => {
    const refuse = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    const { criteria, weights, ballots, duels } = input;
    const [low, high] = input.scale;
    if (low >= high) refuse(['scale'], 'the lowest score must be below the highest');
    criteria.forEach((id, n) => {
      if (criteria.indexOf(id) !== n) refuse(['criteria', n], `criterion ${id} is named twice`);
    });
    for (const id of Object.keys(weights)) {
      if (!criteria.includes(id)) refuse(['weights', id], `there is no criterion ${id}`);
    }
    if (!criteria.some((id) => weightOf(input, id) > 0))
      refuse(['weights'], 'at least one weight must be above 0');

    const lots = new Set(ballots.map(({ lot }) => lot));
    const seen = new Set<string>();
    const twice = (...key: string[]) => seen.size === seen.add(JSON.stringify(key)).size;
    ballots.forEach(({ juror, lot, scores }, n) => {
      if (twice('ballot', juror, lot)) refuse(['ballots', n], `${juror} has scored ${lot} twice`);
      if (scores && scores.length !== criteria.length) {
        refuse(['ballots', n, 'scores'], `${criteria.length} scores expected, ${scores.length} given`);
      }
      scores?.forEach((score, k) => {
        if (score < low || score > high)
          refuse(['ballots', n, 'scores', k], `${score} is outside ${low}–${high}`);
      });
    });
    duels.forEach(({ juror, better, worse }, n) => {
      if (twice('duel', juror, ...[better, worse].sort())) {
        refuse(['duels', n], `${juror} has judged ${better} and ${worse} twice`);
      }
      for (const side of ['better', 'worse'] as const) {
        const lot = duels[n]?.[side] ?? '';
        if (!lots.has(lot)) refuse(['duels', n, side], `there is no ballot for ${lot}`);
      }
    });
  });

/** The checked input of a tally, defaults filled in. */
export type TallyInput = z.output<typeof tallyInput>;

/** How much a criterion counts: 1 unless said. A criterion may be called `constructor`, which every object knows. */
export const weightOf = ({ weights }: Pick<TallyInput, 'weights'>, criterion: string): number =>
  Object.hasOwn(weights, criterion) ? (weights[criterion] ?? 1) : 1;
