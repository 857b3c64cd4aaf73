import { rule } from '../rule.ts';

/** 10 A shield that its holder has raised for this night. */
export const shielding = rule('10', (night) =>
  night.game.bonuses
    .filter((it) => it.bonus === 'shield' && it.state === 'active')
    .map(({ player }) => ({ kind: 'shielded', player })),
);
