import { quarterMafia } from '../../casting/quarter-mafia.ts';
import { rollDeparture, rollTie, rollVictim } from '../../rolling.ts';
import { clanKill, rolledKill } from '../../rules/clan-kill.ts';
import { departing } from '../../rules/departing.ts';
import { parity } from '../../rules/end/parity.ts';
import { drawnOfTied, firstOfTied } from '../../rules/lynch/breaking-ties.ts';
import { firstDueLeaves, missesCount } from '../../rules/lynch/departures.ts';
import { immuneFirst, mostVotes, tiedVote } from '../../rules/lynch/most-votes.ts';
import { nobodyVoted } from '../../rules/lynch/validity.ts';
import { shielding } from '../../rules/shielding.ts';
import type { Ruleset } from '../../ruleset.ts';
import { abilities, characters, clans, functions } from './characters.ts';
import { options } from './options.ts';

/** «Быстрая мафия» */
export const fastMafia: Ruleset = {
  id: 'fast-mafia',
  edition: 'final',
  clans,
  characters,
  commoner: 'citizen',
  seats: { least: 5, most: 40 },
  casting: quarterMafia, // 1.1
  time: 'host', // 2.1
  functions,
  abilities,
  secrets: [],
  heirs: [],
  heirGivesUp: [],
  quorum: () => 1, // 5.4
  voteBlocks: 0, // 1.3
  voteNicks: 'whole', // 5.1
  tellsLiving: true, // 9.2
  cites: {
    'not-your-ability': '3.5',
    'dead-target': '3.2',
    'unknown-target': '3.2',
    'ambiguous-target': '3.2',
    'wrong-arity': '3.1',
    'actor-dead': '3.1',
  },
  bonuses: [],
  policy: {},
  options,
  variant: ({ bonuses = [] }) => ({ bonuses }), // 1.3
  nightfall: [],
  night: [
    departing, // 5.6
    shielding, // 1.3
    clanKill, // 3.1, 3.3
    rolledKill, // 3.4
  ],
  absences: missesCount, // 5.5
  lynch: [
    firstDueLeaves, // 5.6 goes before whatever the votes say
    nobodyVoted, // 5.4
    firstOfTied, // 5.3
    drawnOfTied, // 5.3
    tiedVote, // 5.3
    immuneFirst, // 1.3
    mostVotes, // 5.3
  ],
  closing: [
    rollDeparture, // 5.6
    rollTie, // 5.3
    rollVictim, // 3.1, 3.4
  ],
  end: parity, // 7
};
