import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { byNick } from './by-nick.ts';

/** 1.2 What is published at the start, so that the seed cannot be changed afterwards: SHA-256, hex. */
export const commitment = (seed: string): string => bytesToHex(sha256(utf8ToBytes(seed)));

/**
 * A labelled roll: one of `among` (not empty), in whatever order it is given, by HMAC-SHA-256 of the label under the
 * seed. Another roll more or less never shifts this one.
 */
export function draw(seed: string, label: string, among: readonly string[]): string {
  const mac = keyed(seed)._cloneInto(scratch);
  scratch = mac as Keyed;
  const digest = mac.update(utf8ToBytes(label)).digest();
  // The digest as one number, modulo: byte by byte, so that no number is too large.
  const place = digest.reduce((rest, byte) => (rest * 256 + byte) % among.length, 0);
  const drawn = among.toSorted(byNick)[place];
  if (drawn === undefined) throw new Error(`nothing to draw for ${label}`);
  return drawn;
}

type Keyed = ReturnType<typeof hmac.create>;

/** Where a roll is reckoned. */
let scratch: Keyed | undefined;

let last: { readonly seed: string; readonly mac: Keyed } | null = null;

/** A game rolls many times under one seed: half the work is the key's, and is kept for the next roll. */
function keyed(seed: string): Keyed {
  if (last?.seed !== seed) last = { seed, mac: hmac.create(sha256, utf8ToBytes(seed)) };
  return last.mac;
}
