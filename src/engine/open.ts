import { nothingTold } from './correction.ts';
import type { Game, Seat, Setup } from './game.ts';
import { History } from './history.ts';
import type { PrivateMessage } from './message.ts';
import { byNick } from './by-nick.ts';
import { nightfall } from './nightfall.ts';
import { firstPhase } from './phase-order.ts';
import { ok, refuse, type Result } from './result.ts';
import { commitment } from './rolls.ts';
import { characterById, indexOf } from './ruleset-index.ts';
import type { Ruleset } from './ruleset.ts';
import { rulesetById } from './rulesets/catalogue.ts';
import { variantOf } from './variant.ts';
import { shapeOf } from './secret-of.ts';
import type { Secrets } from './secret.ts';
import type { Player } from './vocabulary.ts';

/**
 * Opens a game: checks the set-up, tells everybody his character (1.1) and begins with the first phase (2.1).
 * Any cast of the ruleset's characters can be played; whether it is a sound one, `checkComposition` says.
 * Errors: `unknown-ruleset`, `bad-options` (detail: `option`), `bad-composition` (nobody), `unknown-character`, `duplicate-player`.
 */
export function open(setup: Setup): Result<Game> {
  const edition = rulesetById(setup.ruleset);
  if (edition === null) return refuse('unknown-ruleset', undefined, { ruleset: setup.ruleset });
  const chosen = chosenIn(edition, setup.options);
  if (!chosen.ok) return chosen;
  const { ruleset, options, secrets } = chosen.value;
  const seats = checkSeats(ruleset, setup.seats);
  if (!seats.ok) return seats;
  const alive = seats.value.map((it) => it.player);
  const opened: Game = {
    setup: { ...setup, seats: seats.value },
    ruleset,
    options,
    secrets,
    commitment: commitment(setup.seed),
    phase: { ...firstPhase(options), state: 'open', ends: null },
    past: [],
    alive,
    leaders: Object.fromEntries(
      ledClans(ruleset).map(({ id }) => [id, firstLeader(ruleset, seats.value, id)]),
    ),
    commissar: null,
    bonuses: [],
    sent: [],
    ballots: [],
    blocks: [],
    rulings: [],
    choices: {},
    letters: firstLetters(ruleset, seats.value, secrets),
    rolls: {},
    corrections: [],
    told: nothingTold,
    history: History.none,
    over: null,
  };
  return opened.phase.kind === 'night' ? nightfall(opened) : ok(opened);
}

/** What a host has chosen: the ruleset as the options make it, the options with their defaults, the secret abilities. */
interface Chosen extends Pick<Game, 'ruleset' | 'options'> {
  readonly secrets: Secrets;
}

const chosenOnce = new WeakMap<Ruleset, WeakMap<Setup['options'], Result<Chosen>>>();

/** Read once for the same options: a plan is played ten thousand times. */
function chosenIn(edition: Ruleset, given: Setup['options']): Result<Chosen> {
  let known = chosenOnce.get(edition);
  if (known === undefined) chosenOnce.set(edition, (known = new WeakMap()));
  let chosen = known.get(given);
  if (chosen === undefined) known.set(given, (chosen = readChosen(edition, given)));
  return chosen;
}

function readChosen(edition: Ruleset, given: Setup['options']): Result<Chosen> {
  const read = edition.options.safeParse(given);
  if (!read.success) {
    const [issue] = read.error.issues;
    return refuse('bad-options', undefined, {
      option: issue?.path.join('.') ?? '',
      message: issue?.message ?? '',
    });
  }
  const { secrets = {}, ...options } = read.data;
  return ok({ ruleset: variantOf(edition, read.data), options, secrets });
}

/** The clans that have leaders (4). */
const ledClans = (ruleset: Ruleset) =>
  ruleset.clans.filter(({ id }) =>
    ruleset.characters.some((it) => it.clan === id && it.functions.includes('leader')),
  );

/** The seats in the order of nicks, since any order of theirs is the same game. */
function checkSeats(ruleset: Ruleset, seats: readonly Seat[]): Result<readonly Seat[]> {
  if (seats.length === 0) return refuse('bad-composition', '1', { ...ruleset.seats });
  const known = indexOf(ruleset).characters;
  const stranger = seats.find((it) => !known.has(it.character));
  if (stranger) return refuse('unknown-character', '1', { character: stranger.character });
  const nicks = seats.map((it) => it.player);
  const twice = nicks.find((it, place) => it === '' || nicks.indexOf(it) !== place);
  if (twice !== undefined) return refuse('duplicate-player', '8.2', { target: twice });
  return ok(seats.toSorted((a, b) => byNick(a.player, b.player)));
}

function firstLeader(ruleset: Ruleset, seats: readonly Seat[], clan: string): Player | null {
  const leads = ({ character }: Seat) => {
    const data = characterById(ruleset, character);
    return data.clan === clan && data.functions.includes('leader');
  };
  return seats.find(leads)?.player ?? null;
}

function firstLetters(ruleset: Ruleset, seats: readonly Seat[], secrets: Secrets): readonly PrivateMessage[] {
  const clanOf = (seat: Seat) => characterById(ruleset, seat.character).clan;
  return seats.flatMap((seat): readonly PrivateMessage[] => {
    const clan = clanOf(seat);
    const dealt: PrivateMessage = { to: seat.player, kind: 'dealt', character: seat.character, clan };
    const given = [dealt, ...secretLetters(ruleset, seat, secrets)];
    if (clan === null || !ruleset.clans.some((it) => it.id === clan && it.mafia)) return given;
    const members = seats.filter((it) => clanOf(it) === clan).map((it) => it.player);
    return [...given, { to: seat.player, kind: 'team', clan, members }];
  });
}

/** 3.15 What a holder's secret ability is, and when it works. */
function secretLetters(
  ruleset: Ruleset,
  { player, character }: Seat,
  secrets: Secrets,
): readonly PrivateMessage[] {
  return characterById(ruleset, character).functions.flatMap((holder): readonly PrivateMessage[] => {
    const secret = secrets[holder];
    if (secret === undefined) return [];
    const { step } = shapeOf(ruleset, secret);
    return typeof secret === 'string'
      ? [{ to: player, kind: 'secret', effect: secret, step }]
      : [{ to: player, kind: 'secret', effect: 'written', step, text: secret.text }];
  });
}
