import { fullCast } from '../../casting/full-cast.ts';
import { drawCommissar } from '../../commissar.ts';
import type { Options } from '../../options.ts';
import { assaulting } from '../../rules/assaulting.ts';
import {
  clownAttacks,
  commissarAttacks,
  leaderAttacks,
  maniacAttacks,
  ordinaryManiacAttacks,
} from '../../rules/attacks.ts';
import { beating } from '../../rules/beating.ts';
import { blocking } from '../../rules/blocking.ts';
import { counterSpying } from '../../rules/counter-spying.ts';
import { lastClanOrStall } from '../../rules/end/stall-draw.ts';
import { examining } from '../../rules/examining.ts';
import { guarding } from '../../rules/guarding.ts';
import { healing } from '../../rules/healing.ts';
import { inviting } from '../../rules/inviting.ts';
import { killing } from '../../rules/killing.ts';
import { immuneFirst, mostVotes, tiedVote } from '../../rules/lynch/most-votes.ts';
import { truantsLeave } from '../../rules/lynch/truants.ts';
import { everyVoteBlocked, nobodyVoted, tooFewVoted } from '../../rules/lynch/validity.ts';
import { cancelClan } from '../../rules/secrets/cancel-clan.ts';
import { exactRole } from '../../rules/secrets/exact-role.ts';
import { healTwo } from '../../rules/secrets/heal-two.ts';
import { raiseDead } from '../../rules/secrets/raise-dead.ts';
import { swapVisits } from '../../rules/secrets/swap-visits.ts';
import { trueRole } from '../../rules/secrets/true-role.ts';
import { writtenSecret } from '../../rules/secrets/written.ts';
import { shielding } from '../../rules/shielding.ts';
import { bareSpying } from '../../rules/spying.ts';
import { turning } from '../../rules/turning.ts';
import type { Ruleset } from '../../ruleset.ts';
import { bonusIds } from '../../vocabulary.ts';
import { policy } from '../three-fat-men/options.ts';
import { secrets } from '../three-fat-men/secrets.ts';
import { abilities } from './abilities.ts';
import { charactersOf, clans } from './characters.ts';
import { functionsOf } from './functions.ts';
import { options } from './options.ts';

/** «Три толстяка», first edition: the Circle in place of ghosts, no pimps, no doll. */
export const threeFatMenFirst: Ruleset = {
  id: 'three-fat-men-first',
  edition: 'first',
  clans,
  commoner: 'citizen',
  seats: { least: 17, most: 40 }, // 1.3
  casting: fullCast,
  time: 'working-days',
  abilities,
  secrets,
  heirs: ['thug', 'spy'], // 4
  quorum: (alive) => (alive > 12 ? Math.ceil(alive / 4) : 1), // 5.4
  bonuses: bonusIds,
  policy,
  options,
  nightfall: [drawCommissar], // 3.10
  night: [
    blocking, // 3.1
    swapVisits, // 3.15, step 1
    cancelClan, // 3.15, step 1
    counterSpying, // 3.18 spoils the spying of the same step
    bareSpying, // 3.2
    trueRole, // 3.15, step 2
    inviting, // 3.4
    beating, // 3.5
    assaulting, // 3.19
    ordinaryManiacAttacks, // 3.8
    maniacAttacks, // 3.8, option `maniacs: final`
    leaderAttacks, // 3.7
    clownAttacks, // 3.9, option `clown: killer`
    commissarAttacks, // 3.10
    guarding, // 3.6 works only on the attacked
    shielding, // 10
    turning, // 3.9 for who attacked the clown
    healing, // 3.12
    healTwo, // 3.15, step 8
    killing, // 3.7–3.10 what came of the attacks
    raiseDead, // 3.15, step 8
    examining, // 3.13
    exactRole, // 3.15, step 9
    writtenSecret, // 3.15 what the host judges
  ],
  lynch: [
    truantsLeave, // 5.6 goes before whatever the votes say
    nobodyVoted, // 5.4
    tooFewVoted, // 5.4
    everyVoteBlocked, // 5.5
    tiedVote, // 5.3
    immuneFirst, // 10
    mostVotes, // 5.3
  ],
  ...variant({}),
  variant,
};

/** 9.6 What the options change of who does what, who is hidden, and when the game ends. */
function variant(options: Options) {
  return {
    characters: charactersOf(options),
    functions: functionsOf(options),
    heirGivesUp: options.heirStaysHidden ? (['thug', 'spy'] as const) : (['thug', 'spy', 'circle'] as const), // 3.11
    voteBlocks: options.voteBlocks ?? 3, // 5.5
    end: lastClanOrStall(options.stall ?? 3), // 7.1, 7.4
  } satisfies Partial<Ruleset>;
}
