import { type SubmitEvent, useState } from 'react';
import type { Lengths } from '../../literary/description.ts';
import { api } from '../api.ts';
import type { PlayApi } from './api-shape.ts';
import { lengthWords } from './count.ts';
import { DescriptionField } from './DescriptionField.tsx';
import { draftPlace } from './draft.ts';
import type { Failure } from './failure.ts';
import { FailureNotice, OfflineNotice } from './Notices.tsx';
import { SendButton } from './SendButton.tsx';
import { useOffline, useReady } from './use-device.ts';
import { useDraft } from './use-draft.ts';
import { useSending } from './use-sending.ts';

interface Props {
  slug: string;
  night: number;
  slot: string;
  /** As the server has it. */
  stored: string;
  hint: string | null;
  limits: Lengths;
  nick: string;
  roster: readonly string[];
  nicks: readonly string[];
  roles: readonly string[];
  /** The server has another text now. */
  taken: (text: string) => void;
}

const { play }: Pick<PlayApi, 'play'> = api;

const asText = (kept: unknown): string | null => (typeof kept === 'string' && kept !== '' ? kept : null);

/** One text of the night after its deadline; what is typed lies on the device until the server has taken it. */
export function CorrectText({ slug, night, slot, stored, limits, nick, taken, ...field }: Props) {
  const [text, setText] = useState(stored);
  const [problem, setProblem] = useState<string | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [said, setSaid] = useState(false);
  const sending = useSending();
  const ready = useReady();
  const offline = useOffline() || sending.state === 'waiting';
  const changed = text.trim() !== stored.trim();
  const place = draftPlace(slug, `correct-${night}-${slot}`, nick);
  const draft = useDraft(place, text, changed, asText, setText);

  function change(next: string) {
    setText(next);
    setProblem(null);
    setSaid(false);
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (text.trim() === '') return setProblem('Описание пусто. Снять его после срока уже нельзя.');
    const length = lengthWords(text, limits);
    if (length?.stops) return setProblem(length.words);
    setFailure(null);
    const outcome = await sending.run(() => play.correct.mutate({ slug, night, slot, description: text }));
    if (!outcome) return;
    if (outcome.ok) {
      taken(outcome.answer.text);
      setText(outcome.answer.text);
      setSaid(true);
    } else if (outcome.failure.kind === 'refused') setProblem(outcome.failure.message);
    else setFailure(outcome.failure);
  }

  return (
    <form className="stack" aria-label="Правка описания" onSubmit={(event) => void submit(event)} noValidate>
      {offline && <OfflineNotice />}
      <FailureNotice failure={failure} />
      {draft.restored && (
        <div className="notice warn">
          <b>Правка с этого устройства.</b> Она ещё не отправлена.{' '}
          <button className="btn slim" type="button" onClick={() => change(stored)}>
            Вернуть отправленное
          </button>
        </div>
      )}
      <DescriptionField {...field} {...{ text, change, limits, nick }} error={problem} unjudged />
      <div className="btns">
        <SendButton ready={ready} sending={sending}>
          Исправить
        </SendButton>
        <span className="note" role="status">
          {said ? 'Исправлено. Ведущий увидит и\u00a0прежний текст.' : ''}
        </span>
      </div>
    </form>
  );
}
