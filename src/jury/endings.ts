const noun = {
  hard: ['', 'а', 'у', 'ом', 'ем', 'е', 'ы', 'и'],
  a: ['а', 'ы', 'и', 'е', 'у', 'ой', 'ою', 'ей', 'ею'],
  ya: ['я', 'и', 'е', 'ю', 'ей', 'ею'],
  y: ['й', 'я', 'ю', 'ем', 'е', 'и'],
  soft: ['ь', 'я', 'ю', 'ем', 'е', 'и', 'ью'],
  neuter: ['о', 'е', 'а', 'я', 'у', 'ю', 'ом', 'ем', 'и'],
  plural: ['ы', 'и', 'ов', 'ей', 'ам', 'ям', 'ами', 'ями', 'ах', 'ях'],
};
const adjective = {
  he: ['ый', 'ий', 'ой', 'ого', 'его', 'ому', 'ему', 'ым', 'им', 'ом', 'ем'],
  she: ['ая', 'яя', 'ой', 'ей', 'ую', 'юю', 'ою', 'ею'],
};

/** The endings by which a Latin nick is declined: Fix'а, M-S-у, Fixом. */
export const foreignEndings = ['а', 'у', 'ом', 'ем', 'е', 'ы', 'и', 'я', 'ю', 'ой', 'ей'];

const cut = (word: string, letters: number) => word.slice(0, -letters);
const all = (stem: string, endings: readonly string[]) => endings.map((ending) => stem + ending);

/**
 * The forms in which a folded Russian word may stand in a text, itself among them. Guessed from its last letters, rather
 * too many than too few; words of one or two letters are not declined.
 */
export function forms(word: string): readonly string[] {
  return [...new Set([word, ...(word.length < 3 ? [] : declined(word))])];
}

function declined(word: string): readonly string[] {
  if (/(ая|яя)$/.test(word)) return all(cut(word, 2), adjective.she);
  if (/(ый|ий|ой)$/.test(word)) return [...all(cut(word, 2), adjective.he), ...all(cut(word, 1), noun.y)];
  if (/й$/.test(word)) return [...all(cut(word, 1), noun.y), ...all(`${cut(word, 2)}ь`, noun.y)];
  if (/а$/.test(word)) return all(cut(word, 1), noun.a);
  if (/я$/.test(word)) return all(cut(word, 1), noun.ya);
  if (/ь$/.test(word)) return all(cut(word, 1), noun.soft);
  if (/[ое]$/.test(word)) return all(cut(word, 1), noun.neuter);
  if (/[ыи]$/.test(word)) return all(cut(word, 1), noun.plural);
  if (/[уюэ]$/.test(word)) return [];
  // Чертёнок, чертёнка; ветер, ветра; боец, бойца.
  const fleeting = /(о|е)[кцр]$/.test(word) ? all(cut(word, 2) + word.slice(-1), noun.hard.slice(1)) : [];
  const afterVowel = /[аеоу]ец$/.test(word) ? all(`${cut(word, 2)}йц`, noun.hard.slice(1)) : [];
  return [...all(word, noun.hard), ...fleeting, ...afterVowel];
}
