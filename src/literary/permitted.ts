import type { Player, Role } from '../engine/vocabulary.ts';
import type { NightDescription, NightMaterial } from './material.ts';

/** As what the technical report shows whom a deed was done to (3.11); null where it shows nothing. */
function shownTarget({ command, role }: NightDescription, { report }: NightMaterial): Role | null {
  const told = report.flatMap((item) =>
    item.line === 'acted' && item.ability === command?.ability && item.actor === role ? [item.seen] : [],
  );
  const found = told.find((seen) => seen !== null && seen === command?.seen);
  return found ?? (told.length === 1 ? (told[0] ?? null) : null);
}

/**
 * As whom a description's words may name a player before the end, his nick left out: what the morning tells of him
 * anyway. Its author knows whom he meant, so of anybody else he would learn the character.
 * @returns null: he stays without a name
 */
export function permittedName(
  description: NightDescription,
  player: Player,
  material: NightMaterial,
): Role | null {
  const { author, command, role } = description;
  // Of what failed nobody is told who did it and to whom.
  if (description.class === 'C') return null;
  const death = material.deaths.find((one) => one.player === player);
  if (death) return death.hidden ? null : death.commissar ? 'commissar' : death.character;
  const shown = command?.targets[0] === player ? shownTarget(description, material) : null;
  if (description.class === 'A' && shown !== null) return shown;
  if (player !== author) return null;
  const known = command === null ? role === material.commoner : description.class === 'A';
  return known ? role : null;
}
