import type { CorrectionMessage, PrivateMessage } from './message.ts';
import type { Phrases } from './phrases.ts';
import type { Refusal } from './result.ts';
import { noClan, type AbilityId } from './vocabulary.ts';
import { fill, roleWords } from './words.ts';

/** A private message in words. */
export function letterText(message: PrivateMessage | CorrectionMessage, phrases: Phrases): string {
  const { letters: words } = phrases;
  switch (message.kind) {
    case 'dealt': {
      const { full: character } = roleWords(message.character, phrases);
      return fill(words.dealt, { character, clan: phrases.clans[message.clan ?? noClan]?.name });
    }
    case 'team': {
      const others = message.members.filter((it) => it !== message.to);
      return fill(others.length === 0 ? words.teamAlone : words.team, { members: list(others) });
    }
    case 'appointed':
      return words.appointed;
    case 'role':
      return fill(words.role, { of: message.of, role: roleWords(message.seen, phrases).nominative });
    case 'guest':
      return guestText(message, phrases);
    case 'alignment':
      return fill(message.seen === 'same' ? words.same : words.different, { of: list(message.of) });
    case 'count':
      return fill(words.count, { of: list(message.of), number: message.number });
    case 'spied-by':
      return fill(words.spiedBy, { role: roleWords(message.by, phrases).nominative });
    case 'succeeded':
      return fill(words.succeeded, { clan: phrases.clans[message.clan]?.genitive });
    case 'recruited':
      return fill(words.recruited, { clan: phrases.clans[message.clan]?.name });
    case 'choose': {
      const clans = message.among.map((it) => phrases.clans[it]?.name ?? it);
      return fill(words.choose, { clans: clans.join(phrases.refusalParts.or) });
    }
    case 'secret': {
      const about = message.effect === 'written' ? message.text : phrases.secrets[message.effect].about;
      return fill(words.secret, { about, step: message.step, verb: phrases.abilities.secret.name });
    }
    case 'answer':
      return fill(words.answer, { text: message.text });
    case 'corrected':
      return correctedText(message, phrases);
    case 'team-choice':
      return fill(words.teamChoice, { by: message.by, of: message.of });
    case 'absence':
      return fill(message.left === 0 ? words.absenceLast : words.absence, {
        missed: message.missed,
        left: message.left,
      });
    case 'bonus':
      return fill(words.bonus, { ...phrases.bonuses[message.bonus] });
    case 'refused':
      return refusalText(message.refusal, phrases);
  }
}

function guestText(
  { of, guest }: Extract<PrivateMessage, { kind: 'guest' }>,
  { letters: words }: Phrases,
): string {
  if (guest === null) return fill(words.guestNone, { of });
  return guest === 'unknown' ? fill(words.guestUnknown, { of }) : fill(words.guest, { of, guest });
}

function correctedText({ night, phase, lives, gone, come }: CorrectionMessage, phrases: Phrases): string {
  const { corrected, of, lives: living, gone: noMore, come: instead } = phrases.letters.correction;
  const quoted = (letters: readonly PrivateMessage[]) =>
    letters.map((it) => `«${letterText(it, phrases).replace(/\.$/u, '')}»`).join(', ');
  const itself = phase.kind === 'night' && phase.number === night;
  return [
    fill(corrected, { night }),
    ...(itself ? [] : [fill(of[phase.kind], { number: phase.number })]),
    ...(lives ? [living] : []),
    ...(gone.length > 0 ? [fill(noMore, { letters: quoted(gone) })] : []),
    ...(come.length > 0 ? [fill(instead, { letters: quoted(come) })] : []),
  ].join(' ');
}

/** Nicks may hold commas, so they are kept apart by semicolons. */
const list = (nicks: readonly string[]): string => nicks.join('; ');

/** A refusal in words: what is wrong and what to do. */
export function refusalText({ code, detail = {} }: Refusal, phrases: Phrases): string {
  const { refusals, refusalParts: parts, abilities } = phrases;
  const names = (ids: unknown) =>
    Array.isArray(ids) ? ids.map((it) => abilities[it as AbilityId].name) : [];
  const own = names(detail.abilities);
  return fill(refusals[code], {
    ...Object.fromEntries(
      Object.entries(detail).filter((it): it is [string, string | number] => !Array.isArray(it[1])),
    ),
    candidates: Array.isArray(detail.candidates) ? detail.candidates.join(parts.or) : '',
    own: own.length === 0 ? '' : fill(parts.own, { abilities: own.join(', ') }),
    doing: abilities[detail.ability as AbilityId]?.doing ?? '',
    arity: parts.arity[String(detail.arity)] ?? '',
    ends: clock(detail.ends),
    at: clock(detail.at),
  });
}

const moscow = new Intl.DateTimeFormat('ru-RU', { timeStyle: 'medium', timeZone: 'Europe/Moscow' });

/** Moscow time to the second (2.1): «08:00:04». */
function clock(instant: unknown): string {
  const time = typeof instant === 'string' ? Date.parse(instant) : NaN;
  return Number.isNaN(time) ? '' : moscow.format(time);
}
