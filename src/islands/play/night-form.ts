import type { Command } from './api-shape.ts';

/** A command that the player may send tonight, as the server offers it. */
export interface CommandOffer {
  ability: string;
  label: string;
  arity: number;
  rule: string;
  among: string[];
  /** With the bonus of a second command two may stand. */
  twice?: boolean;
}

/** A command of tonight that has been sent. */
export interface SentLine {
  ability: string;
  /** Of an accepted command: the ability, «heal/2» for a second one that stands beside it. */
  slot: string;
  label: string;
  targets: readonly string[];
  at: string;
  status: 'accepted' | 'refused';
  words?: string;
}

/** Descriptions of tonight that the server holds, by slot; 'none' goes without a command. */
export type Descriptions = Readonly<Record<string, { text: string; at: string }>>;

/** What stands in the form; the mode is an ability, 'none' (a description alone) or 'text' (a command in words). */
export interface NightForm {
  mode: string;
  targets: Readonly<Record<string, readonly string[]>>;
  words: string;
  texts: Readonly<Record<string, string>>;
}

interface Given {
  offers: readonly CommandOffer[];
  sent: readonly SentLine[];
  description: Descriptions;
}

/** The commands that stand, the latest of each slot, oldest first. */
export function standing(sent: readonly SentLine[]): readonly SentLine[] {
  const accepted = sent
    .filter(({ status }) => status === 'accepted')
    .toSorted((a, b) => (a.at < b.at ? -1 : 1));
  return accepted.filter((line, n) => !accepted.slice(n + 1).some(({ slot }) => slot === line.slot));
}

/** The words of tonight's last command if it was refused: the one before it still stands. */
export function lastRefused(sent: readonly SentLine[]): string | null {
  const last = sent.toSorted((a, b) => (a.at < b.at ? -1 : 1)).at(-1);
  return last?.status === 'refused' ? (last.words ?? 'Последняя команда не принята, прежняя в силе.') : null;
}

/** The form as the server knows it: what was accepted last, or nothing chosen yet. */
export function formOf({ offers, sent, description }: Given): NightForm {
  const accepted = standing(sent).filter(({ ability }) => offers.some((offer) => offer.ability === ability));
  const first = offers[0]?.ability;
  const mode = accepted.at(-1)?.ability ?? (description.none ? 'none' : (first ?? 'none'));
  const text = (slot: string) => description[slot]?.text;
  const slots = new Set([...offers.map(({ ability }) => ability), ...Object.keys(description), 'none']);
  const texts: Record<string, string> =
    offers.length > 1 || standing(sent).length > 0
      ? Object.fromEntries([...slots].map((slot) => [slot, text(slot) ?? '']))
      : { one: text(first ?? 'none') ?? text('none') ?? '' };
  return {
    mode,
    targets: Object.fromEntries(accepted.map((line) => [line.ability, line.targets])),
    words: '',
    texts,
  };
}

/** A draft from the device over the form, as far as tonight still offers what it names; null when it holds nothing new. */
export function restore(kept: unknown, form: NightForm, offers: readonly CommandOffer[]): NightForm | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const draft = kept as Partial<Record<keyof NightForm, unknown>>;
  const strings = (value: unknown) =>
    Object.entries(typeof value === 'object' && value !== null ? value : {}).filter(
      (pair): pair is [string, string] => typeof pair[1] === 'string',
    );
  const modes = ['none', 'text', ...offers.map(({ ability }) => ability)];
  const chosen = Object.fromEntries(
    offers.map(({ ability, among }) => {
      const targets =
        (draft.targets as Record<string, unknown> | undefined)?.[ability] ?? form.targets[ability];
      return [
        ability,
        Array.isArray(targets) ? targets.map((one) => (among.includes(one) ? String(one) : '')) : [],
      ];
    }),
  );
  const { one, ...texts } = Object.fromEntries(strings(draft.texts));
  // Written before anything stood.
  const shared =
    one === undefined ? {} : { ['one' in form.texts ? 'one' : (offers[0]?.ability ?? 'none')]: one };
  const restored = {
    mode: typeof draft.mode === 'string' && modes.includes(draft.mode) ? draft.mode : form.mode,
    targets: chosen,
    words: typeof draft.words === 'string' ? draft.words : '',
    texts: { ...form.texts, ...shared, ...texts },
  };
  return sameForm(restored, form) ? null : restored;
}

/** True when nothing distinguishes two forms that a player would miss. */
export function sameForm(a: NightForm, b: NightForm): boolean {
  const canonical = ({ mode, targets, words, texts }: NightForm) =>
    JSON.stringify([
      mode,
      Object.entries(targets)
        .filter(([, names]) => names.some(Boolean))
        .sort(),
      words.trim(),
      Object.entries(texts)
        .filter(([, text]) => text !== '')
        .sort(),
    ]);
  return canonical(a) === canonical(b);
}

/** The command that the form says, or what is missing in it. */
export function commandOf(
  form: NightForm,
  offers: readonly CommandOffer[],
): { command: Command | null } | { missing: string } {
  if (form.mode === 'none') return { command: null };
  if (form.mode === 'text') {
    const text = form.words.trim();
    return text ? { command: { text } } : { missing: 'Напишите команду или выберите другой способ.' };
  }
  const offer = offers.find(({ ability }) => ability === form.mode);
  if (!offer) return { missing: 'Выберите команду.' };
  const targets = (form.targets[offer.ability] ?? []).filter(Boolean);
  if (targets.length < offer.arity) {
    return { missing: offer.arity === 1 ? 'Выберите игрока.' : `Выберите игроков: нужно ${offer.arity}.` };
  }
  return { command: { ability: offer.ability, targets } };
}
