import type { CharacterId, ClanId, Player, Role } from '../engine/vocabulary.ts';
import type { Case, Phrases } from '../engine/phrases.ts';
import type { View } from '../engine/view.ts';

/** «гимнаст Тибул», «испанец»; as inside a sentence. */
export const roleName = (phrases: Phrases, role: Role, inCase: Case = 'nominative'): string =>
  phrases.characters[role]?.[inCase] ?? role;

/** «Повстанцы» */
export const clanName = (phrases: Phrases, clan: ClanId): string => phrases.clans[clan]?.name ?? clan;

/** Who won, in words: a clan, a lone winner by his nick, or nobody. */
export interface Winner {
  name: string;
  draw: boolean;
}

export const winnerOf = (phrases: Phrases, winner: string): Winner => ({
  name: winner === 'draw' ? 'ничья' : clanName(phrases, winner as ClanId),
  draw: winner === 'draw',
});

/** The dead with his character: this night's commissar is named as such (9); '' where it is not told. */
export const fallenName = (
  phrases: Phrases,
  death: { readonly character: CharacterId | null; readonly commissar?: true },
): string => {
  if (death.character === null) return '';
  return death.commissar ? `${roleName(phrases, 'commissar')} этой ночи` : roleName(phrases, death.character);
};

/** Whether a player has left for absence: nobody killed or lynched him. */
export const hasDeparted = ({ roster }: Pick<View, 'roster'>, player: Player): boolean =>
  roster.some((one) => one.player === player && one.died?.cause === 'autokill');
