/**
 * Which command of the night a description goes with: the ability, and with the bonus of a second command
 * «heal/2» for the second of two that stand; empty for a text without a command.
 */
export const slotOf = (ability: string, place: number): string =>
  place === 0 ? ability : `${ability}/${place + 1}`;

/** The ability of a slot and the place of its command among the standing ones of that ability, from 0. */
export function readSlot(slot: string): { readonly ability: string; readonly place: number } {
  const [ability = '', number] = slot.split('/');
  return { ability, place: number === undefined ? 0 : Number(number) - 1 };
}
