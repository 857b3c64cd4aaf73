import type { Phrases } from '../engine/phrases.ts';
import type { Refusal } from '../engine/result.ts';
import type { HostView, View } from '../engine/view.ts';
import type { DescriptionRow } from './ports.ts';
import { voteReason } from './read-post.ts';
import { roleName } from './read-words.ts';

/** A row of the host's ledger: what a living player has sent in the open phase. */
export interface SentRow {
  player: string;
  role: string;
  /** «Защитить · Проверить», «без команды», «→ Fix»; empty when nothing has come. */
  sent: string;
  texts: number;
  at: string | null;
  missing: boolean;
}

/** A command that was refused when it came. */
export interface RefusedLine {
  at: string;
  player: string;
  words: string;
}

const roleOf = (phrases: Phrases, view: View, host: HostView, player: string, character: string): string => {
  const name =
    host.commissar === player ? `${roleName(phrases, 'commissar')} этой ночи` : roleName(phrases, character);
  return isLeader(view, host, player) ? `${name}, ${phrases.functions.leader.name}` : name;
};

const isLeader = (view: View, host: HostView, player: string): boolean =>
  Object.values(host.leaders).includes(player) && !view.over;

/** The rows of an open or closed night: the living, with what stands. */
export function nightRows(
  phrases: Phrases,
  view: View,
  host: HostView,
  texts: readonly DescriptionRow[],
): readonly SentRow[] {
  const living = new Set(view.roster.filter((one) => one.alive).map((one) => one.player));
  return host.ledger
    .filter((one) => living.has(one.player))
    .map(({ player, character, sent }) => {
      const standing = sent.filter((one) => one.status === 'standing');
      const own = texts.filter((row) => row.author === player && row.text !== '');
      const times = [...standing.map((one) => one.at), ...own.map((row) => row.sentAt.toISOString())].sort();
      const verbs = standing.map((one) =>
        `${one.ability ? phrases.abilities[one.ability].name : ''} ${one.targets.join(', ')}`.trim(),
      );
      return {
        player,
        role: roleOf(phrases, view, host, player, character),
        sent: verbs.join(' · ') || (own.length > 0 ? 'без команды' : ''),
        texts: own.length,
        at: times.at(-1) ?? null,
        missing: standing.length === 0 && own.length === 0,
      };
    });
}

/** The rows of an open lynch: the living, with their votes. */
export function voteRows(phrases: Phrases, view: View, host: HostView): readonly SentRow[] {
  const votes = view.thread?.votes ?? [];
  const living = new Set(view.roster.filter((one) => one.alive).map((one) => one.player));
  return host.ledger
    .filter((one) => living.has(one.player))
    .map(({ player, character }) => {
      const own = votes.filter((vote) => vote.by === player);
      const counted = own.find((vote) => vote.counted);
      const void_ = own.findLast((vote) => !vote.counted && vote.reason !== null);
      const why = void_?.reason ? `не считается: ${voteReason(phrases, void_.reason)}` : '';
      return {
        player,
        role: roleOf(phrases, view, host, player, character),
        sent: counted ? `→ ${counted.for}` : why,
        texts: own.length,
        at: null,
        missing: counted === undefined,
      };
    });
}

/** Refused commands of the open night, the latest first. */
export function refusedLines(say: (refusal: Refusal) => string, host: HostView): readonly RefusedLine[] {
  return host.ledger
    .flatMap(({ player, sent }) =>
      sent.flatMap((one) => (one.refusal ? [{ at: one.at, player, words: say(one.refusal) }] : [])),
    )
    .sort((a, b) => b.at.localeCompare(a.at));
}
