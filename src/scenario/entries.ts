import type { Choice, Entry } from '../engine/log.ts';
import type { AbilityId, Player } from '../engine/vocabulary.ts';
import { Clock, USUAL_END } from './clock.ts';
import type { Path } from './fault.ts';
import { marksOf } from './marks.ts';
import type { WrittenPhase } from './scenario.ts';
import type { WrittenLynch, WrittenNight } from './schema/phase.ts';

/** An entry of the log, and where in the phase it was written. */
export interface Written {
  readonly entry: Entry;
  readonly path: Path;
}

/** A written phase as entries of the log, from its bonuses to its end. */
export function entriesOf(phase: WrittenPhase, players: readonly Player[]): readonly Written[] {
  const clock = new Clock(phase.kind, phase.number);
  const acts =
    phase.kind === 'lynch' ? lynchEntries(phase.written, clock, players) : nightEntries(phase.written, clock);
  return [
    at([], { at: clock.tick(), kind: 'skip-to', phase: phase.kind, number: phase.number }),
    ...bonuses(phase.written, clock),
    ...acts,
    ...choices(phase.written, clock),
    at([], { at: clock.end(), kind: 'close' }),
    ...(phase.kind === 'night' ? [at([], { at: clock.end(), kind: 'publish' as const })] : []),
    ...stop(phase.written, clock),
  ];
}

const at = (path: Path, entry: Entry): Written => ({ entry, path });

function bonuses(written: WrittenLynch | WrittenNight, clock: Clock): readonly Written[] {
  return [
    ...(written.grant ?? []).map((grant, index) =>
      at(['grant', index], { at: clock.tick(), kind: 'grant', ...grant }),
    ),
    ...(written.activate ?? []).map((use, index) =>
      at(['activate', index], { at: clock.tick(), kind: 'activate', ...use }),
    ),
  ];
}

function choices(written: WrittenLynch | WrittenNight, clock: Clock): readonly Written[] {
  const { stop: _, ...others } = written.choose ?? {};
  return Object.entries(others).map(([name, value]) =>
    at(['choose', name], { at: clock.tick(), kind: 'choose', name, value: value as Choice }),
  );
}

/** 7.2 The host's choice to stop: when the phase is over. */
function stop({ choose }: WrittenLynch | WrittenNight, clock: Clock): readonly Written[] {
  return choose?.stop ? [at(['choose', 'stop'], { at: clock.end(), kind: 'stop', ...choose.stop })] : [];
}

function lynchEntries(written: WrittenLynch, clock: Clock, players: readonly Player[]): readonly Written[] {
  const votes = (written.votes ?? []).flatMap((vote, index): readonly Written[] => {
    const post = `lynch/${String(written.lynch)}/${String(index + 1)}`;
    const when = vote.at === undefined ? clock.tick() : clock.at(vote.at);
    const path = ['votes', index];
    return [
      at(path, { at: when, kind: 'vote', post, by: vote.by, for: marksOf(players, vote.for) }),
      ...(vote.edited === true ? [at(path, { at: when, kind: 'vote-edited' as const, post })] : []),
      ...(vote.deleted === true ? [at(path, { at: when, kind: 'vote-deleted' as const, post })] : []),
    ];
  });
  // In order of instant, whatever the order written; a vote and what was done to it stay together.
  const inTime = votes.toSorted((a, b) => (a.entry.at < b.entry.at ? -1 : a.entry.at > b.entry.at ? 1 : 0));
  const ends = clock.at(written.ends ?? USUAL_END);
  return [
    at(['ends'], { at: clock.tick(), kind: 'deadline', ends }),
    ...(written.block ?? []).map((block, index) =>
      at(['block', index], { at: clock.tick(), kind: 'block', ...block }),
    ),
    ...inTime,
  ];
}

function nightEntries(written: WrittenNight, clock: Clock): readonly Written[] {
  const commands = (written.commands ?? []).map(({ by, order }, index): Written => {
    const id = `night/${String(written.night)}/${String(index + 1)}`;
    const sent = { at: clock.tick(), id, by };
    return at(
      ['commands', index],
      typeof order === 'string'
        ? { ...sent, kind: 'text-command', text: order }
        : { ...sent, kind: 'command', ability: order.ability as AbilityId, targets: order.targets },
    );
  });
  const rulings = (written.adjudicate ?? []).map((ruling, index) =>
    at(['adjudicate', index], { at: clock.tick(), kind: 'adjudicate', ...ruling }),
  );
  return [...commands, ...rulings];
}
