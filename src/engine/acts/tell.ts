import type { Game } from '../game.ts';
import type { PrivateMessage } from '../message.ts';
import type { Refusal } from '../result.ts';
import type { AbilityId, Player } from '../vocabulary.ts';

interface Refused {
  readonly act: 'command' | 'vote' | 'block' | 'bonus';
  readonly ability?: AbilityId | null;
  readonly targets: readonly string[];
}

/** The game with a letter that tells its author at once why something was refused. */
export function tell(
  game: Game,
  to: Player,
  { act, ability = null, targets }: Refused,
  refusal: Refusal,
): Game {
  const letter: PrivateMessage = {
    to,
    kind: 'refused',
    act,
    reason: refusal.code,
    ability,
    targets,
    refusal,
  };
  return { ...game, letters: [...game.letters, letter] };
}
