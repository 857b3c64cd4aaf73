import { describe, expect, test } from 'vitest';

import { proposeGrants } from '../../src/jury/award.ts';
import type { TalliedLot } from '../../src/jury/tally.ts';

/** Lots А, Б, В … with these places; null is not scored. */
const lots = (...places: (number | null)[]): TalliedLot[] =>
  places.map((place, n) => ({
    lot: 'АБВГД'.charAt(n),
    place,
    score: 0,
    scoredBy: 3,
    median: 0,
    firsts: 0,
    decidedBy: place === null ? 'unscored' : 'score',
  }));
const authors = { А: 'Vasilisk', Б: 'tanka', В: 'Fix', Г: 'Грымза' };
const alive = Object.values(authors);
const places = ['shield', 'double-vote'];
const propose = (rest: Partial<Parameters<typeof proposeGrants>[0]>) =>
  proposeGrants({ lots: lots(1, 2, 3, 4), authors, alive, places, ...rest }).map(
    ({ place, player, bonus, why }) => `${place} ${player} ${bonus ?? why}`,
  );

describe('the proposal of grants', () => {
  test('follows the host’s table', () => {
    expect(propose({})).toEqual(['1 Vasilisk shield', '2 tanka double-vote']);
  });

  test('shares the bonus of a shared place and uses up the places it covers', () => {
    expect(propose({ lots: lots(1, 1, 3, 4) })).toEqual(['1 Vasilisk shield', '1 tanka shield']);
    expect(propose({ lots: lots(1, 2, 2, 4) })).toEqual([
      '1 Vasilisk shield',
      '2 tanka double-vote',
      '2 Fix double-vote',
    ]);
  });

  test('leaves the dead with praise, and passes their bonus to nobody', () => {
    expect(propose({ alive: ['tanka', 'Fix'] })).toEqual(['1 Vasilisk dead', '2 tanka double-vote']);
  });

  test('gives nothing for a text that was not scored', () => {
    expect(propose({ lots: lots(1, null) })).toEqual(['1 Vasilisk shield']);
  });

  test('gives one bonus, not two, to an author who shares a place with himself', () => {
    const twice = { ...authors, Б: 'Vasilisk' };
    expect(propose({ lots: lots(1, 1, 3), authors: twice })).toEqual(['1 Vasilisk shield']);
    expect(propose({ authors: twice })).toEqual(['1 Vasilisk shield', '2 Vasilisk double-vote']);
  });

  test('says when a bonus is of no use to its winner', () => {
    const mayHold = (player: string, bonus: string) => player !== 'Vasilisk' || bonus !== 'shield';
    expect(propose({ mayHold })).toEqual(['1 Vasilisk unfit', '2 tanka double-vote']);
  });
});
