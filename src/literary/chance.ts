import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** A fixed pseudo-random hexadecimal string for a label: the same label, the same string, everywhere. */
export const digest = (label: string): string => bytesToHex(sha256(utf8ToBytes(label)));

/** Items in an order that their labels alone decide: no order of arrival, of resolution or of names shows in it. */
export const shuffled = <T>(items: readonly T[], label: (item: T) => string): readonly T[] =>
  items
    .map((item) => ({ item, at: digest(label(item)) }))
    .sort((a, b) => (a.at < b.at ? -1 : 1))
    .map(({ item }) => item);
