import { queueOf } from '../absences.ts';
import { rule } from '../rule.ts';

/** fast-mafia 5.6 Who is due leaves in the night, whatever the mafia sent: one a night. */
export const departing = rule('5.6', ({ game }) =>
  queueOf(game)
    .slice(0, 1)
    .map((player) => ({ kind: 'departed', player })),
);
