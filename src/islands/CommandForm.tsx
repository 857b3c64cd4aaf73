import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { duration, moscowHour } from '../calendar/words.ts';
import type { Lengths } from '../literary/description.ts';
import { readSlot } from '../literary/slot.ts';
import { api } from './api.ts';
import type { PlayApi } from './play/api-shape.ts';
import { CommandChoice } from './play/CommandChoice.tsx';
import { lengthWords } from './play/count.ts';
import { DescriptionField } from './play/DescriptionField.tsx';
import { deviceStorage, draftPlace } from './play/draft.ts';
import type { Failure } from './play/failure.ts';
import { answered, keyFor } from './play/key.ts';
import { LateNight } from './play/LateNight.tsx';
import { afterAnswer, effectWords, type Held, SHARED, slotFor, textsAfter } from './play/held.ts';
import * as night from './play/night-form.ts';
import { FailureNotice, OfflineNotice } from './play/Notices.tsx';
import { receiptsOf, type Said } from './play/receipt.ts';
import { Receipts } from './play/Receipts.tsx';
import { SendButton } from './play/SendButton.tsx';
import { until } from './play/until.ts';
import { useOffline, useReady, useServerNow } from './play/use-device.ts';
import { useDraft } from './play/use-draft.ts';
import { useSending } from './play/use-sending.ts';

interface Props {
  slug: string;
  night: number;
  /** Instants in ISO; `now` is the server's, `ends` is empty while the host has named none. */
  ends: string;
  now: string;
  offers: night.CommandOffer[];
  sent: night.SentLine[];
  description: night.Descriptions;
  limits: Lengths;
  nick: string;
  isCitizen: boolean;
  /** The living, for warnings and the panel's view; the legal targets when not given. */
  roster?: string[];
  /** All nicks of the game, for the panel's view; the roster when not given. */
  nicks?: string[];
  /** Names of characters, where the panel sees none. */
  roles?: string[];
  /** The address of the ruleset's page. */
  rules?: string;
}

/** The same at every rendering: the mask is made once. */
const none: readonly string[] = [];

const { play }: Pick<PlayApi, 'play'> = api;

/** L1: the night's command and its description, sent together, replaceable until the deadline. */
export default function CommandForm(props: Props) {
  const { slug, offers, limits, nick } = props;
  const [saved, setSaved] = useState(() => night.formOf(props));
  const [form, setForm] = useState(saved);
  const [problem, setProblem] = useState<{ field: 'command' | 'description'; words: string } | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const sending = useSending();
  const ready = useReady();
  const offline = useOffline() || sending.state === 'waiting';
  const now = useServerNow(props.now);
  const ends = props.ends === '' ? null : new Date(props.ends);
  const deadline = ends === null ? 'до\u00a0конца ночи' : until(ends, new Date(props.now));
  const [held, setHeld] = useState<Held>({ sent: props.sent, description: props.description });
  const [said, setSaid] = useState<Said>({});
  const receipts = receiptsOf(held, deadline, said);
  const [refused, setRefused] = useState(() => night.lastRefused(props.sent));
  const place = draftPlace(slug, `night-${props.night}`, nick);
  const dirty = !night.sameForm(form, saved);
  const draft = useDraft(place, form, dirty, (kept) => night.restore(kept, saved, offers), setForm);
  const slot = slotFor(form, offers, held);
  const text = form.texts[slot] ?? '';
  const roster = props.roster ?? [...new Set(offers.flatMap(({ among }) => among))];

  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problem) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problem]);

  function change(next: night.NightForm) {
    setForm(next);
    setProblem(null);
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    const read = night.commandOf(form, offers);
    if ('missing' in read) return setProblem({ field: 'command', words: read.missing });
    if (!read.command && text.trim() === '') {
      return setProblem({ field: 'description', words: 'Описание пусто. Напишите, как прошла ночь.' });
    }
    const length = lengthWords(text, limits);
    if (length?.stops) return setProblem({ field: 'description', words: length.words });

    const { command } = read;
    const body = JSON.stringify([command, text]);
    const key = keyFor(deviceStorage(), place, body);
    setFailure(null);
    setProblem(null);
    const outcome = await sending.run(() =>
      play.send.mutate({ slug, night: props.night, key, command, description: text }),
    );
    if (!outcome) return;
    if (outcome.ok) {
      answered(deviceStorage(), place);
      const { answer } = outcome;
      const after = afterAnswer(held, answer, text, offers);
      const settle = (texts: night.NightForm['texts']) =>
        textsAfter({ ...texts, [slot]: text }, slot, answer.slot, held, after);
      const targets = answer.ability ? { ...form.targets, [answer.ability]: answer.targets } : form.targets;
      setForm({ ...form, targets, texts: settle(form.texts) });
      setSaved({ ...form, targets, texts: settle(saved.texts) });
      setHeld(after);
      setSaid({ ...said, [answer.slot]: answer.words });
      setRefused(null);
    } else if (outcome.failure.kind === 'refused') {
      answered(deviceStorage(), place);
      const { code, field, message } = outcome.failure;
      const prose = field === 'description' || code === 'too-long' || code === 'nothing-sent';
      setProblem({ field: prose ? 'description' : 'command', words: message });
    } else setFailure(outcome.failure);
  }

  if (ends !== null && now >= ends && sending.state === 'idle') {
    const accepted = [...new Set(Object.values(held.description).map((one) => one.text))].filter(Boolean);
    const unsent = text.trim() !== '' && text !== saved.texts[slot] ? text : '';
    const ended = moscowHour(ends);
    return <LateNight {...{ ended, receipts, accepted, unsent }} said={problem?.words} />;
  }
  return (
    <form
      ref={element}
      className="stack-l"
      aria-label="Ход этой ночи"
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      {offline && <OfflineNotice left={ends && duration(ends.getTime() - now.getTime())} />}
      <FailureNotice failure={failure} />
      {draft.restored && (
        <div className="notice warn">
          <b>Черновик с этого устройства.</b> Он ещё не отправлен.{' '}
          <button className="btn slim" type="button" onClick={() => change(saved)}>
            Вернуть отправленное
          </button>
        </div>
      )}
      <CommandChoice
        {...{ offers, form, change }}
        isCitizen={props.isCitizen}
        rules={props.rules}
        error={problem?.field === 'command' ? problem.words : null}
      />
      <DescriptionField
        key={slot}
        text={text}
        change={(next) => change({ ...form, texts: { ...form.texts, [slot]: next } })}
        hint={hintFor(slot, offers)}
        error={problem?.field === 'description' ? problem.words : null}
        {...{ limits, nick, roster }}
        nicks={props.nicks ?? roster}
        roles={props.roles ?? none}
      />
      {refused && (
        <div className="notice bad">
          <b>{refused}</b>
        </div>
      )}
      <div>
        <Receipts receipts={receipts} />
        <div className="btns" style={receipts.length > 0 ? { marginTop: 'var(--s6)' } : undefined}>
          <SendButton ready={ready} sending={sending}>
            Отправить
          </SendButton>
          <span className="note">{effectWords(form, text, offers, held) ?? `Принимаем ${deadline}.`}</span>
        </div>
      </div>
    </form>
  );
}

/** Whose description the field shows, when there are several. */
function hintFor(slot: string, offers: readonly night.CommandOffer[]): string | null {
  const { ability, place } = readSlot(slot);
  const label = offers.find((offer) => offer.ability === ability)?.label;
  if (place > 0) return `Ко второй команде «${label}». У каждой команды описание своё.`;
  if (label) return offers.length > 1 ? `К команде «${label}». У каждой команды описание своё.` : null;
  return offers.length > 0 && slot !== SHARED ? 'Без команды из списка.' : null;
}
