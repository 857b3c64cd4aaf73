import type { Game } from './game.ts';
import { characterOf } from './seating.ts';
import type { BonusId, PhaseKind, Player } from './vocabulary.ts';

/** 10 In which phase a bonus may be used; null: in any. */
const usedIn: Readonly<Record<BonusId, PhaseKind | null>> = {
  shield: 'night',
  'double-vote': 'lynch',
  'lynch-immunity': 'lynch',
  unblockable: 'night',
  'second-command': 'night',
  hint: null,
};

/** 10 Whether a bonus may be used in a phase of this kind. */
export const worksIn = (bonus: BonusId, kind: PhaseKind): boolean =>
  usedIn[bonus] === null || usedIn[bonus] === kind;

/** 10 Whether a bonus is of any use to this player: who has no function has no command to double. */
export function mayHold(game: Game, player: Player, bonus: BonusId): boolean {
  return bonus !== 'second-command' || characterOf(game, player).abilities.length > 0;
}
