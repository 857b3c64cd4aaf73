import { z } from 'zod';
import { bonusIds } from '../../engine/vocabulary.ts';
import { command } from './command.ts';
import { lynchExpectation, nightExpectation, winner } from './expect.ts';
import { nick, nickOrAbility, type Known } from './nicks.ts';
import { block, clock, vote } from './vote.ts';
import { oneOf, strict, text } from './words.ts';

export type WrittenLynch = z.infer<ReturnType<typeof lynchSchema>>;
export type WrittenNight = z.infer<ReturnType<typeof nightSchema>>;

const number = z.int().min(1).max(1000);
const bonus = oneOf('bonus', bonusIds);

/** A day as a file writes it, checked against its ruleset and its nicks. */
export const lynchSchema = (known: Known) =>
  strict({
    lynch: number,
    votes: z.array(vote(known)).optional(),
    ends: clock.optional(),
    block: z.array(block(known)).optional(),
    ...both(known),
    expect: lynchExpectation(known).optional(),
  });

/** A night as a file writes it, checked against its ruleset and its nicks. */
export const nightSchema = (known: Known) =>
  strict({
    night: number,
    commands: z.array(command(known)).optional(),
    adjudicate: z.array(ruling(known)).optional(),
    ...both(known),
    expect: nightExpectation(known).optional(),
  });

const both = (known: Known) => ({
  grant: z.array(strict({ to: nick(known), bonus })).optional(),
  activate: z.array(strict({ by: nick(known), bonus, targets: z.array(text).optional() })).optional(),
  choose: choices(known).optional(),
});

/** Choices that rules leave to host or player; 7.2 leaves the host the early end. */
const choices = (known: Known) =>
  z.looseObject({ stop: strict({ winner: winner(known), why: text }).optional() });

const ruling = (known: Known) =>
  strict({
    of: nickOrAbility(known),
    outcome: z.enum(['effective', 'ineffective']),
    why: text,
    tell: text.optional(),
  });
