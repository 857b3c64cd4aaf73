import { commandName } from '../engine/command-name.ts';
import type { BlockOutcome, CommandOutcome, Outcome, VoteOutcome } from '../engine/outcome.ts';
import type { Phrases } from '../engine/phrases.ts';
import type { AbilityId } from '../engine/vocabulary.ts';
import type { WrittenLynch, WrittenNight } from '../scenario/schema/phase.ts';
import { clanName, winnerOf, type Winner } from './read-words.ts';

/** What somebody did in an example, in the order written, and what became of it. */
export type ExampleAct =
  | ({ kind: 'command'; by: string; words: string } & Came)
  | ({ kind: 'vote'; by: string; for: string; at: string | null } & Came)
  | ({ kind: 'block'; by: string; of: string } & Came)
  | { kind: 'grant'; to: string; bonus: string }
  | { kind: 'activate'; by: string; bonus: string; targets: readonly string[] }
  | { kind: 'choose'; name: string; words: string }
  /** `of`: whose command. */
  | { kind: 'ruling'; of: string; effective: boolean; why: string }
  | { kind: 'stop'; winner: Winner; why: string };

export interface Came {
  /** `replaced`: by a later one of the same sender. */
  came: 'worked' | 'failed' | 'refused' | 'replaced';
  /** «цель в гостях»; empty where it worked. */
  why: string;
  /** The number of the rule that decided. */
  rule: string | null;
}

type Written = WrittenLynch | WrittenNight;

export const actsOf = (written: Written, outcome: Outcome, phrases: Phrases): readonly ExampleAct[] => [
  ...bonuses(written, phrases),
  ...('night' in written ? commands(written, outcome, phrases) : votes(written, outcome, phrases)),
  ...choices(written, phrases),
];

function bonuses({ grant = [], activate = [] }: Written, { bonuses: words }: Phrases): readonly ExampleAct[] {
  return [
    ...grant.map(({ to, bonus }): ExampleAct => ({ kind: 'grant', to, bonus: words[bonus].name })),
    ...activate.map(({ by, bonus, targets = [] }): ExampleAct => ({
      kind: 'activate',
      by,
      bonus: words[bonus].name,
      targets,
    })),
  ];
}

function commands(written: WrittenNight, outcome: Outcome, phrases: Phrases): readonly ExampleAct[] {
  const outcomes = outcome.kind === 'night' ? outcome.commands : [];
  const players = outcomes.flatMap(({ actor }) => actor ?? []);
  return [
    ...(written.commands ?? []).map(({ by, order }, index): ExampleAct => {
      const id = `night/${String(written.night)}/${String(index + 1)}`;
      const words =
        typeof order === 'string'
          ? order
          : [phrases.abilities[order.ability as AbilityId].name, order.targets.join(', ')].join(' ');
      const found = outcomes.find((one) => one.id === id);
      return { kind: 'command', by, words, ...commandCame(found, phrases) };
    }),
    ...(written.adjudicate ?? []).map(({ of, outcome, why }): ExampleAct => ({
      kind: 'ruling',
      of: commandName(of, players)?.player ?? of,
      effective: outcome === 'effective',
      why,
    })),
  ];
}

function votes(written: WrittenLynch, outcome: Outcome, phrases: Phrases): readonly ExampleAct[] {
  if (outcome.kind !== 'lynch') return [];
  return [
    ...(written.block ?? []).map(({ by, of }): ExampleAct => {
      const found = outcome.blocks.find((one) => one.by === by && one.of === of);
      return { kind: 'block', by, of, ...blockCame(found, phrases) };
    }),
    ...(written.votes ?? []).map(({ by, for: target, at }, index): ExampleAct => {
      const post = `lynch/${String(written.lynch)}/${String(index + 1)}`;
      const found = outcome.votes.find((one) => one.post === post);
      return { kind: 'vote', by, for: target, at: at ?? null, ...voteCame(found, phrases) };
    }),
  ];
}

/** A doll's choice is a clan; other choices are words or nicks. */
function choices({ choose = {} }: Written, phrases: Phrases): readonly ExampleAct[] {
  return Object.entries(choose).map(([name, value]): ExampleAct => {
    if (name !== 'stop') {
      const chosen = [value].flat().map((one) => clanName(phrases, String(one)));
      return { kind: 'choose', name, words: chosen.join(', ') };
    }
    const { winner, why } = value as { winner: string; why: string };
    return { kind: 'stop', winner: winnerOf(phrases, winner), why };
  });
}

const worked: Came = { came: 'worked', why: '', rule: null };

function commandCame(found: CommandOutcome | undefined, { reasons }: Phrases): Came {
  if (found === undefined) return { came: 'replaced', why: reasons.superseded, rule: '2.4' };
  const { status, reason, rule } = found;
  if (status === 'effective') return { ...worked, rule };
  return { came: status === 'refused' ? 'refused' : 'failed', why: reason ? reasons[reason] : '', rule };
}

function voteCame(found: VoteOutcome | undefined, { reasons }: Phrases): Came {
  if (found === undefined || found.counted) return worked;
  return { came: 'failed', why: found.reason ? reasons[found.reason] : '', rule: null };
}

function blockCame(found: BlockOutcome | undefined, { reasons }: Phrases): Came {
  if (found === undefined || found.status === 'effective') return worked;
  return { came: 'refused', why: found.reason ? reasons[found.reason] : '', rule: null };
}
