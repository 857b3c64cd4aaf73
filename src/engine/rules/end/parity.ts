import { playersOf } from '../../seating.ts';
import { clanOf } from '../../allegiance.ts';
import type { EndRule, Standing } from '../../end-rule.ts';
import type { Position } from '../../position.ts';
import type { ClanId, Player } from '../../vocabulary.ts';

/**
 * fast-mafia 7 The town wins when no mafioso lives; the mafia, when the living townsmen are at most one more than the
 * mafiosi: after a lynch alone, unless `parityAt` says always. A cast of one clan only (a rule's example) has nobody to
 * win against.
 */
export const parity: EndRule = ({ game, kind, alive }) => {
  const { clans } = game.ruleset;
  const [mafia, town] = [clans.find((it) => it.mafia), clans.find((it) => !it.mafia)];
  const seated = playersOf(game);
  if (!mafia || !town || [mafia, town].some((it) => count(game, seated, it.id) === 0)) return goesOn;
  const mafiosi = count(game, alive, mafia.id);
  if (mafiosi === 0) return { winner: town.id, stalled: false, rule: '7.1' };
  const looked = kind === 'lynch' || game.options.parityAt === 'always';
  if (looked && count(game, alive, town.id) <= mafiosi + 1)
    return { winner: mafia.id, stalled: false, rule: '7.2' };
  return goesOn;
};

const goesOn: Standing = { winner: null, stalled: false, rule: '7' };

const count = (game: Position, players: readonly Player[], clan: ClanId): number =>
  players.filter((it) => clanOf(game, it) === clan).length;
