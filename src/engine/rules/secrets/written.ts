import { blockedActor } from '../obstacles.ts';
import { secretRule } from './secret-rule.ts';

/** 3.15 What the host has written in his own words waits for his ruling (3.17): without one it does nothing. */
export const writtenSecret = secretRule('written', (night, move) =>
  night.judge(move, blockedActor(night, move) ?? { reason: 'awaits-ruling', rule: '3.15' }),
);
