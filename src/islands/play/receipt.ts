import { moscowTime } from '../../calendar/words.ts';
import type { Descriptions, SentLine } from './night-form.ts';
import { standing } from './night-form.ts';
import type { Receipt } from './Receipts.tsx';

/** The receipts of what the server holds when the page is made; a description with a command needs none of its own. */
export function receiptsOf(
  sent: readonly SentLine[],
  description: Descriptions,
  until: string,
): readonly Receipt[] {
  const commands = standing(sent).map(({ ability, label, targets, at }) => ({
    ability,
    at,
    what: `${label}: ${targets.join(', ')}.`,
  }));
  const alone = description.none
    ? [{ ability: 'none', at: description.none.at, what: 'Описание без команды.' }]
    : [];
  return [...commands, ...alone]
    .sort((a, b) => (a.at < b.at ? -1 : 1))
    .map(({ ability, at, what }) => ({
      key: ability,
      head: `Принято в ${moscowTime(new Date(at))}`,
      body: what,
      until: until && `Можно менять ${until}.`,
    }));
}

/** The receipt of an answer: its first sentence is the head, what follows is said until the deadline. */
export function receiptFrom(key: string, words: string, what: string): Receipt {
  const [, head = words, rest = ''] = /^(.*?)[.]\s+(.*)$/s.exec(words) ?? [];
  return { key, head: head.replace(/\.$/, ''), body: what, until: rest };
}

/** A new receipt last; a text sent with a command takes the place of one sent without. */
export function withReceipt(receipts: readonly Receipt[], next: Receipt): readonly Receipt[] {
  return [...receipts.filter(({ key }) => key !== next.key && (key !== 'none' || next.key === 'none')), next];
}
