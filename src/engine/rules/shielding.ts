import { activated } from '../votes.ts';
import { rule } from '../rule.ts';

/** 10 A shield that its holder has raised for this night. */
export const shielding = rule('10', ({ game }) =>
  [...activated(game, 'shield')].map((player) => ({ kind: 'shielded', player })),
);
