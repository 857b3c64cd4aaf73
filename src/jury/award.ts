import type { TalliedLot } from './tally.ts';

/** What the host is offered for one author («награждение»); he may change it before he grants. */
export interface ProposedGrant {
  readonly player: string;
  readonly lot: string;
  readonly place: number;
  /** Null: praise alone. */
  readonly bonus: string | null;
  /** Why praise alone: the author is dead by the morning, cannot use this bonus, or the host has decided so. */
  readonly why: 'dead' | 'unfit' | 'host' | null;
}

export interface Award {
  readonly lots: readonly TalliedLot[];
  /** The author of each lot. */
  readonly authors: Readonly<Record<string, string>>;
  /** The host's table: places[0] is the bonus of the first place, and so on. */
  readonly places: readonly string[];
  /** By lot: what the host has put in place of the table's bonus; null: praise alone. */
  readonly changes?: Readonly<Record<string, string | null>>;
  /** The living at the morning's publication. */
  readonly alive: readonly string[];
  /** Rules §10: false when the bonus is of no use to the player (a second command to a plain citizen). */
  readonly mayHold?: (player: string, bonus: string) => boolean;
}

/**
 * J6: the grants that the host's table gives for a tally, best place first. A shared place shares its bonus, and the
 * places it covers are used up (1, 1, 3). The dead get praise. A lot whose author is not named is passed over.
 */
export function proposeGrants({
  lots,
  authors,
  places,
  changes = {},
  alive,
  mayHold = () => true,
}: Award): readonly ProposedGrant[] {
  const given = new Set<string>();
  return lots.flatMap(({ lot, place }): ProposedGrant[] => {
    const player = authors[lot];
    const ofTable = place === null ? undefined : places[place - 1];
    const bonus = changes[lot] === undefined ? ofTable : changes[lot];
    if (player === undefined || place === null || bonus === undefined) return [];
    // Two texts of one author that share a place share the bonus, too.
    const share = JSON.stringify([player, place]);
    if (given.has(share)) return [];
    given.add(share);
    const why = !alive.includes(player)
      ? 'dead'
      : bonus === null
        ? 'host'
        : !mayHold(player, bonus)
          ? 'unfit'
          : null;
    return [{ player, lot, place, bonus: why ? null : bonus, why }];
  });
}
