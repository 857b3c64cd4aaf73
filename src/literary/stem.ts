/** Endings of Russian words, longest first tried: of nouns and adjectives, of verbs and participles. */
const endings = new Set(
  (
    'а я о е у ю ы и й ь ью ья ье ьи ам ям ом ем ой ей ою ею ов ев ах ях ами ями ьями ьям ьях ьев ию ия ие ии ий ием иям иях иями ' +
    'ый ая яя ое ее ую юю ые ым им ого его ому ему ых их ыми ими ' +
    'л ла ло ли ал ала ало али ял яла яло яли ил ила ило или ел ела ело ели ыл ыла ыло ыли ул ула уло ули нул нула нуло нули ' +
    'ать ять ить еть уть ыть нуть ти чь ешь ишь ете ите ем им ай яй уй ' +
    'ает яет ует юет ают яют уют ая ав ив яв ев ыв вши ши вший ший ущий ющий ащий ящий ' +
    'енный анный янный нный емый имый ен ан ян ена ана яна ено ано ены аны'
  ).split(' '),
);

/** Endings that need a vowel before them, or «стол» would lose its last letter. */
const afterVowel = new Set(['л', 'ла', 'ло', 'ли']);
const vowels = /[аеиоуыэюя]/u;

const LONGEST = 5;
const STEM = 3;

function cut(word: string): string {
  for (let length = Math.min(LONGEST, word.length - STEM); length > 0; length -= 1) {
    const ending = word.slice(-length);
    if (!endings.has(ending)) continue;
    const rest = word.slice(0, -length);
    if (afterVowel.has(ending) && !vowels.test(rest.at(-1) ?? '')) continue;
    if (vowels.test(rest)) return rest;
  }
  return word;
}

const made = new Map<string, string>();
/** The cache never outgrows a long night's vocabulary by much. */
const MOST = 60_000;

/**
 * The part of a word that its forms share, as well as a table of endings can tell: «гвардейцы», «гвардейцев» →
 * «гвардейц»; «сказал», «сказали» → «сказ». The word must be in lower case with ё folded into е; one that is short or
 * not Cyrillic is its own stem.
 */
export function stem(word: string): string {
  if (word.length <= STEM) return word;
  const known = made.get(word);
  if (known !== undefined) return known;
  if (made.size > MOST) made.clear();
  const own = isRussian(word) ? stemOf(word) : word;
  made.set(word, own);
  return own;
}

/** Only small Cyrillic letters, as a table of Russian endings wants them. */
function isRussian(word: string): boolean {
  for (let at = 0; at < word.length; at += 1) {
    const code = word.charCodeAt(at);
    if (code < 0x430 || code > 0x44f) return false;
  }
  return true;
}

function stemOf(word: string): string {
  const reflexive = word.length > STEM + 2 && (word.endsWith('ся') || word.endsWith('сь'));
  let rest = cut(reflexive ? word.slice(0, -2) : word);
  if (rest.endsWith('ь') || rest.endsWith('й')) rest = rest.slice(0, -1);
  if (rest.endsWith('нн')) rest = rest.slice(0, -1);
  if (!rest.endsWith('ц') && !rest.endsWith('к')) return rest;
  // A vowel that comes and goes: «гвардеец», «гвардейца»; «платок», «платка».
  return rest
    .replace(/(?<=[аеиоуыэюя])е(ц)$/u, 'й$1')
    .replace(/(?<=.[бвгджзклмнпрстфхцчшщ])[ео]([цк])$/u, '$1');
}
