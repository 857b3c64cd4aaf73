import type { Casting, Edition } from '../edition.ts';
import type { CharacterId } from '../vocabulary.ts';
import { namedCast } from './named-cast.ts';

const { cast } = namedCast([]);

/** 1 Every named character once, none left out, and commoners in the other seats. */
export const fullCast: Casting = { cast, isSound };

function isSound(edition: Edition, given: readonly CharacterId[]): boolean {
  const due = cast(edition, given.length, {});
  return due !== null && [...due].sort().join() === [...given].sort().join();
}
