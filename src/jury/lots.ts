import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

import { masker, type Secrets } from './mask.ts';
import { plainStyle } from './style.ts';

/** A description without its author («обезличенное описание»), as the panel sees it. */
export interface Lot {
  /** The description's id: for the server alone, never sent to a juror. */
  readonly id: string;
  readonly code: string;
  readonly text: string;
}

export interface Blinding extends Secrets {
  /** The game's secret: without it neither codes nor orders can be foretold. */
  readonly secret: string;
  readonly night: number;
  /** Whose codes and order they are; without a juror they are those of the tally, in the order of the codes. */
  readonly juror?: string;
}

// No letter that looks like a digit or like another letter.
const letters = [...'АБВГДЕЖИКЛМНПРСТУФХЦЧШЭЮЯ'];

/**
 * J1: the lots of a night, for one juror. Codes differ within the night and cannot be linked between nights or jurors;
 * the order is stable, the juror's own, and depends on nothing but the descriptions' ids. Texts are masked and rid of
 * typing habits.
 */
export function lots(
  descriptions: readonly { id: string; text: string }[],
  blinding: Blinding,
): readonly Lot[] {
  const draw = drawer(blinding);
  const masked = masker(blinding);
  const codes = codesFor(
    descriptions.map(({ id }) => id),
    draw,
  );
  const rank = ({ id, code }: Lot) => (blinding.juror === undefined ? code : draw('order', id));
  return descriptions
    .map(({ id, text }): Lot => ({ id, code: codes.get(id) ?? '', text: plainStyle(masked(text)) }))
    .map((lot) => ({ lot, at: rank(lot) }))
    .sort((a, b) => (a.at < b.at ? -1 : 1))
    .map(({ lot }) => lot);
}

type Draw = (...label: readonly (string | number)[]) => string;

function drawer({ secret, night, juror }: Blinding): Draw {
  const key = utf8ToBytes(`lots:${secret}`);
  return (...label) =>
    bytesToHex(hmac(sha256, key, utf8ToBytes(JSON.stringify([night, juror ?? null, ...label]))));
}

function codesFor(ids: readonly string[], draw: Draw): ReadonlyMap<string, string> {
  // Two digits are enough for any game; a crowd gets more, so that a free code is always near.
  let numbers = 90;
  while (ids.length * 2 > letters.length * numbers) numbers *= 10;
  const codes = new Map<string, string>();
  const taken = new Set<string>();
  // In an order that says nothing, so that a collision says nothing either.
  const inTurn = ids.map((id) => ({ id, at: draw('turn', id) })).sort((a, b) => (a.at < b.at ? -1 : 1));
  for (const { id } of inTurn) {
    let code = '';
    for (let attempt = 0; code === '' || taken.has(code); attempt += 1) {
      const chance = parseInt(draw('code', id, attempt).slice(0, 12), 16);
      const letter = letters[chance % letters.length] ?? '';
      code = `${letter}-${10 + (Math.floor(chance / letters.length) % numbers)}`;
    }
    taken.add(code);
    codes.set(id, code);
  }
  return codes;
}
