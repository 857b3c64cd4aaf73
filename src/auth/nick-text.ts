const graphemes = new Intl.Segmenter('ru', { granularity: 'grapheme' });

/** Joins pictures into one («👩‍🚀»), or spells a flag (Scotland's); everywhere else it would hide a difference between two nicks. */
const pictureJoins =
  /(?<=\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]*)\u200D(?=\p{Extended_Pictographic})|(?<=\p{Emoji})\uFE0F|(?<=\u{1F3F4})[\u{E0030}-\u{E007A}]{3,6}\u{E007F}/gu;

/** Control, bidi and other invisible characters, lone surrogates, unassigned ones, the blank of Braille. */
const unseen = /[\p{C}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800]/u;

/** More marks over one letter than any language stacks. */
const stacked = /\p{M}{4,}/u;

const something = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * A nick as it will be shown: trimmed, in composed form, single plain spaces. Null when it may not be one: empty, over
 * 32 characters as a reader counts them, or with characters that nobody sees.
 */
export function nickText(typed: string): string | null {
  const visible = typed.replaceAll(pictureJoins, '');
  if (unseen.test(visible.trim()) || stacked.test(typed)) return null;
  const nick = typed.normalize('NFC').trim().replaceAll(/\s+/gu, ' ');
  const length = [...graphemes.segment(nick)].length;
  return something.test(nick) && length <= 32 ? nick : null;
}
