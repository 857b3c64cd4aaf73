import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/engine/game.ts';
import { open, play } from '../../src/engine/play.ts';
import type { Rule } from '../../src/engine/rule.ts';
import {
  clownAttacks,
  commissarAttacks,
  dollAttacks,
  leaderAttacks,
  maniacAttacks,
} from '../../src/engine/rules/attacks.ts';
import { beating } from '../../src/engine/rules/beating.ts';
import { guarding } from '../../src/engine/rules/guarding.ts';
import { healing } from '../../src/engine/rules/healing.ts';
import { inviting } from '../../src/engine/rules/inviting.ts';
import { pimping } from '../../src/engine/rules/pimping.ts';
import { recruiting } from '../../src/engine/rules/recruiting.ts';
import { exactRole } from '../../src/engine/rules/secrets/exact-role.ts';
import { healTwo } from '../../src/engine/rules/secrets/heal-two.ts';
import { trueRole } from '../../src/engine/rules/secrets/true-role.ts';
import { writtenSecret } from '../../src/engine/rules/secrets/written.ts';
import { shielding } from '../../src/engine/rules/shielding.ts';
import { spying } from '../../src/engine/rules/spying.ts';
import { threeFatMen } from '../../src/engine/rulesets/three-fat-men/ruleset.ts';
import { entriesOf } from '../../src/scenario/entries.ts';
import { parseScenario } from '../../src/scenario/parse.ts';
import type { Scenario } from '../../src/scenario/scenario.ts';

/** Neighbours whose order is a matter of the rulebook's looks: neither reads a fact that the other states. */
const independent: readonly { pair: readonly [Rule, Rule]; why: string }[] = [
  { pair: [spying, trueRole], why: 'both look, and nobody sees who looks' },
  { pair: [trueRole, inviting], why: 'a guest is seen like anybody' },
  { pair: [pimping, beating], why: '3.5 stops kills and guards, and a pimp reads nothing but the guest' },
  { pair: [leaderAttacks, maniacAttacks], why: 'step 6: all killers at once' },
  { pair: [maniacAttacks, clownAttacks], why: 'step 6: all killers at once' },
  { pair: [clownAttacks, commissarAttacks], why: 'step 6: all killers at once' },
  { pair: [commissarAttacks, dollAttacks], why: 'step 6: all killers at once' },
  {
    pair: [dollAttacks, recruiting],
    why: '6.1 who kills may be recruited, and who is recruited kills not yet',
  },
  { pair: [recruiting, guarding], why: '6.1 a guard does not hinder recruiting' },
  {
    pair: [guarding, shielding],
    why: 'a guard works under a shield too; whose name the reason bears, 3.21 says',
  },
  { pair: [healing, healTwo], why: '3.12 both find the threats that guards and shields have left' },
  { pair: [exactRole, writtenSecret], why: 'a written ability is the host’s to judge' },
];

/** A case too small for the rulebook: the doctor comes for who attacked a shielded clown, and there is nothing to heal. */
const shieldedClown = `ruleset: three-fat-men
players: { Fix: first-fat-man, Тибул: tibul, Рыжий: august, Врач: gaspar, Кот: citizen }
days:
  - night: 1
    grant: [{ to: Рыжий, bonus: shield }]
    activate: [{ by: Рыжий, bonus: shield }]
    commands: [{ Fix: Убить Рыжий }, { Врач: Лечить Fix }]
`;

const scenarios = globSync('tests/scenarios/three-fat-men/*.yaml')
  .toSorted()
  .map((file) => [readFileSync(file, 'utf8'), basename(file)] as const)
  .concat([[shieldedClown, 'shielded-clown.yaml']])
  .flatMap(([text, name]) => {
    const parsed = parseScenario(text, name);
    return parsed.ok ? [parsed.value] : [];
  });

/** What came of a scenario when the night's rules stand in this order; facts apart, which are listed in it. */
function played(scenario: Scenario, night: readonly Rule[]): string {
  const opened = open(scenario.setup);
  if (!opened.ok) throw new Error(opened.error.code);
  let game: Game = { ...opened.value, ruleset: { ...threeFatMen, night } };
  const players = scenario.setup.seats.map((it) => it.player);
  const entries = scenario.phases.flatMap((it) => entriesOf(it, players)).map((it) => it.entry);
  try {
    for (const entry of entries) game = play(game, entry).game;
  } catch (bug) {
    return String(bug);
  }
  return JSON.stringify(game.past.map(({ facts: _, ...outcome }) => outcome));
}

const swapped = threeFatMen.night.slice(1).map((second, place) => {
  const first = threeFatMen.night[place] as Rule;
  const night = threeFatMen.night.with(place, second).with(place + 1, first);
  return { first, second, night, name: `${place + 1}. ${first.number} and ${second.number}` };
});

const isIndependent = (first: Rule, second: Rule) =>
  independent.some(({ pair }) => pair[0] === first && pair[1] === second);

describe('swapping two neighbouring rules of the night', () => {
  const inOrder = scenarios.map((it) => played(it, threeFatMen.night));

  it.each(swapped.filter((it) => !isIndependent(it.first, it.second)))(
    '$name changes what comes of some scenario',
    ({ night }) => {
      expect(scenarios.some((it, i) => played(it, night) !== inOrder[i])).toBe(true);
    },
  );

  it.each(swapped.filter((it) => isIndependent(it.first, it.second)))(
    '$name changes nothing: they are independent',
    ({ night }) => {
      expect(scenarios.map((it) => played(it, night))).toEqual(inOrder);
    },
  );

  it('is declared harmless only for rules that are neighbours', () => {
    const declared = swapped.filter((it) => isIndependent(it.first, it.second));
    expect(declared).toHaveLength(independent.length);
  });
});
