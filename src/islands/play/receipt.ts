import { moscowTime } from '../../calendar/words.ts';
import type { Held } from './held.ts';
import { standing } from './night-form.ts';
import type { Receipt } from './Receipts.tsx';

/** The server's words for what it took under each slot while the page is open. */
export type Said = Readonly<Record<string, string>>;

/** A receipt for each command and each text that the server holds, in the order of their arrival. */
export function receiptsOf({ sent, description }: Held, until: string, said: Said = {}): readonly Receipt[] {
  const commands = standing(sent).map(({ slot, label, targets, at }) => ({
    slot,
    at,
    body: `${label}: ${targets.join(', ')}.`,
  }));
  const alone = description.none
    ? [{ slot: 'none', at: description.none.at, body: 'Описание без команды.' }]
    : [];
  return [...commands, ...alone]
    .sort((a, b) => (a.at < b.at ? -1 : 1))
    .map(({ slot, at, body }) => ({
      key: slot,
      ...heading(said[slot], at, until),
      body,
      text: description[slot]?.text ?? '',
    }));
}

/** The first sentence of an answer is the head, what follows is said until the deadline. */
function heading(words: string | undefined, at: string, until: string): Pick<Receipt, 'head' | 'until'> {
  if (words === undefined) {
    return { head: `Принято в ${moscowTime(new Date(at))}`, until: until && `Можно менять ${until}.` };
  }
  const [, head = words, rest = ''] = /^(.*?)[.]\s+(.*)$/s.exec(words) ?? [];
  return { head: head.replace(/\.$/, ''), until: rest };
}
