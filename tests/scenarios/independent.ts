import type { LynchRule } from '../../src/engine/lynch-rule.ts';
import type { Rule } from '../../src/engine/rule.ts';
import { assaulting } from '../../src/engine/rules/assaulting.ts';
import {
  clownAttacks,
  commissarAttacks,
  dollAttacks,
  leaderAttacks,
  maniacAttacks,
  ordinaryManiacAttacks,
} from '../../src/engine/rules/attacks.ts';
import { beating } from '../../src/engine/rules/beating.ts';
import { clanKill, rolledKill } from '../../src/engine/rules/clan-kill.ts';
import { departing } from '../../src/engine/rules/departing.ts';
import { guarding } from '../../src/engine/rules/guarding.ts';
import { inviting } from '../../src/engine/rules/inviting.ts';
import { drawnOfTied, firstOfTied } from '../../src/engine/rules/lynch/breaking-ties.ts';
import { tiedVote } from '../../src/engine/rules/lynch/most-votes.ts';
import { everyVoteBlocked, nobodyVoted } from '../../src/engine/rules/lynch/validity.ts';
import { pimping } from '../../src/engine/rules/pimping.ts';
import { recruiting } from '../../src/engine/rules/recruiting.ts';
import { exactRole } from '../../src/engine/rules/secrets/exact-role.ts';
import { trueRole } from '../../src/engine/rules/secrets/true-role.ts';
import { writtenSecret } from '../../src/engine/rules/secrets/written.ts';
import { shielding } from '../../src/engine/rules/shielding.ts';
import { bareSpying, spying } from '../../src/engine/rules/spying.ts';

export type AnyRule = Rule | LynchRule;

export interface Independent {
  readonly pair: readonly [AnyRule, AnyRule];
  readonly why: string;
}

const atOnce = 'one step: all killers at once';
const exclusive = 'never both have something to say';

/** Neighbours whose order is a matter of the rulebook's looks: neither reads what the other states. */
export const independent: readonly Independent[] = [
  { pair: [spying, trueRole], why: 'both look, and nobody sees who looks' },
  { pair: [bareSpying, trueRole], why: 'both look, and nobody sees who looks' },
  { pair: [trueRole, inviting], why: 'a guest is seen like anybody' },
  { pair: [pimping, beating], why: '3.5 stops kills and guards, and a pimp reads nothing but the guest' },
  { pair: [assaulting, ordinaryManiacAttacks], why: 'three-fat-men-first 3.19: one step, and no maniac stops the other' },
  { pair: [ordinaryManiacAttacks, maniacAttacks], why: atOnce },
  { pair: [leaderAttacks, maniacAttacks], why: atOnce },
  { pair: [maniacAttacks, leaderAttacks], why: atOnce },
  { pair: [maniacAttacks, clownAttacks], why: atOnce },
  { pair: [leaderAttacks, clownAttacks], why: atOnce },
  { pair: [clownAttacks, commissarAttacks], why: atOnce },
  { pair: [commissarAttacks, dollAttacks], why: atOnce },
  { pair: [dollAttacks, recruiting], why: '6.1 who kills may be recruited, and who is recruited kills not yet' },
  { pair: [recruiting, guarding], why: '6.1 a guard does not hinder recruiting' },
  { pair: [guarding, shielding], why: 'a guard works under a shield too; whose name the reason bears, 3.21 says' },
  { pair: [departing, shielding], why: 'fast-mafia 5.6: who is due leaves whatever he has raised' },
  { pair: [clanKill, rolledKill], why: exclusive },
  { pair: [everyVoteBlocked, tiedVote], why: exclusive },
  { pair: [nobodyVoted, firstOfTied], why: exclusive },
  { pair: [firstOfTied, drawnOfTied], why: exclusive },
  { pair: [exactRole, writtenSecret], why: 'a written ability is the host’s to judge' },
];
