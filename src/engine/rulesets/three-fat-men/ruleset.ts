import {
  clownAttacks,
  commissarAttacks,
  dollAttacks,
  leaderAttacks,
  maniacAttacks,
} from '../../rules/attacks.ts';
import { beating } from '../../rules/beating.ts';
import { blocking } from '../../rules/blocking.ts';
import { examining } from '../../rules/examining.ts';
import { guarding } from '../../rules/guarding.ts';
import { healing } from '../../rules/healing.ts';
import { inviting } from '../../rules/inviting.ts';
import { killing } from '../../rules/killing.ts';
import { pimping } from '../../rules/pimping.ts';
import { recruiting } from '../../rules/recruiting.ts';
import { cancelClan } from '../../rules/secrets/cancel-clan.ts';
import { exactRole } from '../../rules/secrets/exact-role.ts';
import { healTwo } from '../../rules/secrets/heal-two.ts';
import { raiseDead } from '../../rules/secrets/raise-dead.ts';
import { swapVisits } from '../../rules/secrets/swap-visits.ts';
import { trueRole } from '../../rules/secrets/true-role.ts';
import { writtenSecret } from '../../rules/secrets/written.ts';
import { shielding } from '../../rules/shielding.ts';
import { spying } from '../../rules/spying.ts';
import { turning } from '../../rules/turning.ts';
import type { Ruleset } from '../../ruleset.ts';
import { namedCast } from '../../casting/named-cast.ts';
import { drawCommissar } from '../../commissar.ts';
import { lastClan } from '../../rules/end/last-clan.ts';
import { immuneFirst, mostVotes, tiedVote } from '../../rules/lynch/most-votes.ts';
import { truantsLeave } from '../../rules/lynch/truants.ts';
import { everyVoteBlocked, nobodyVoted, tooFewVoted } from '../../rules/lynch/validity.ts';
import { bonusIds } from '../../vocabulary.ts';
import { abilities, functions } from './abilities.ts';
import { characters, clans, dropped } from './characters.ts';
import { options, policy } from './options.ts';
import { secrets } from './secrets.ts';

/** «Три толстяка», final edition. */
export const threeFatMen: Ruleset = {
  id: 'three-fat-men',
  edition: 'final',
  clans,
  characters,
  commoner: 'citizen',
  seats: { least: 10, most: 40 },
  casting: namedCast(dropped),
  time: 'working-days',
  functions,
  abilities,
  secrets,
  heirs: ['thug', 'spy'],
  heirGivesUp: ['thug', 'spy'],
  quorum: (alive) => (alive > 12 ? Math.ceil(alive / 4) : 1), // 5.4
  voteBlocks: 3,
  bonuses: bonusIds,
  policy,
  options,
  nightfall: [drawCommissar], // 3.10
  night: [
    blocking, // 3.1
    swapVisits, // 3.15, step 1
    cancelClan, // 3.15, step 1
    spying, // 3.2
    trueRole, // 3.15, step 2
    inviting, // 3.4
    pimping, // 3.3 reads the courtesan's guest
    beating, // 3.5
    leaderAttacks, // 3.7
    maniacAttacks, // 3.8
    clownAttacks, // 3.9
    commissarAttacks, // 3.10
    dollAttacks, // 6.4
    recruiting, // 6.1
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
  end: lastClan, // 7.1
};
