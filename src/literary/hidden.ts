import type { Player, Role } from '../engine/vocabulary.ts';
import { type Cast, roleFinder } from './cast.ts';
import type { NightDescription, NightMaterial } from './material.ts';
import { nickFinder } from './nicks.ts';

/**
 * The nicks that a description must not bring into the report: its author's and those of everybody who was
 * alive at nightfall, but of those whom this very deed killed: their deaths are told.
 */
function hiddenNicks(
  { author, command }: NightDescription,
  { alive, deaths }: NightMaterial,
): readonly string[] {
  const slain = command
    ? deaths.filter(({ by, player }) => by.includes(author) && command.targets.includes(player))
    : [];
  const tonight = deaths
    .map(({ player }) => player)
    .filter((player) => !slain.some((death) => death.player === player));
  return [...new Set([author, ...alive, ...tonight])];
}

/** The roles that a description must not name: a ghost's whom it met as somebody else, and of a secret deed its hero's. */
function hiddenRoles(one: NightDescription, { seats, alive }: NightMaterial): readonly Role[] {
  const { command, role, author } = one;
  if (command?.status !== 'effective') return [];
  const [target] = command.targets;
  const met = seats.find(({ player }) => player === target && alive.includes(player))?.character;
  const ghost = typeof command.seen === 'string' && met !== undefined && met !== command.seen && met !== role;
  return [...(ghost ? [met] : []), ...(one.class === 'B' && alive.includes(author) ? [role] : [])];
}

/** A name in a description's text: of a player or of a role, and whether the report must not have it. */
export interface Named {
  readonly from: number;
  readonly to: number;
  readonly nick: Player | null;
  readonly role: Role | null;
  readonly hidden: boolean;
}

/**
 * Makes a finder of the names in a description's text: all nicks; with the cast, roles too that nobody may learn.
 * In the order of the text, the longer of two first.
 */
export function namesIn(
  description: NightDescription,
  material: NightMaterial,
  cast?: Cast,
): (text: string) => readonly Named[] {
  const nicks = hiddenNicks(description, material);
  const roles = hiddenRoles(description, material);
  const findNicks = nickFinder(material.seats.map(({ player }) => player));
  const findRoles = cast && roles.length > 0 ? roleFinder(cast) : () => [];
  return (text) =>
    [
      ...findNicks(text).map((one) => ({ ...one, role: null, hidden: nicks.includes(one.nick) })),
      ...findRoles(text).flatMap((one) =>
        roles.includes(one.role) ? [{ ...one, nick: null, hidden: true }] : [],
      ),
    ].sort((a, b) => a.from - b.from || b.to - a.to);
}
