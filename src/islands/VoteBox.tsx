import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { api } from './api.ts';
import type { PlayApi } from './play/api-shape.ts';
import { deviceStorage, draftPlace, keepOn, readKept } from './play/draft.ts';
import type { Failure } from './play/failure.ts';
import { answered, keyFor } from './play/key.ts';
import { FailureNotice, FieldError, OfflineNotice } from './play/Notices.tsx';
import { emptyPost, isEmpty, postAddress, type PostForm, restorePost } from './play/post-form.ts';
import { SendButton } from './play/SendButton.tsx';
import { useOffline, useReady } from './play/use-device.ts';
import { useDraft } from './play/use-draft.ts';
import { useSending } from './play/use-sending.ts';

interface Props {
  slug: string;
  day: number;
  /** The lynch's deadline in ISO; empty when none is open. */
  ends: string;
  living: string[];
  me: string;
  canVote: boolean;
}

const { thread }: Pick<PlayApi, 'thread'> = api;

/** A post in the thread, and with a marked nick a vote (5.1). */
export default function VoteBox({ slug, day, living, me, canVote }: Props) {
  const id = useId();
  const [form, setForm] = useState(emptyPost);
  const [problem, setProblem] = useState<{ field: 'vote' | 'text'; words: string } | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const sending = useSending();
  const ready = useReady();
  const offline = useOffline() || sending.state === 'waiting';
  const place = draftPlace(slug, `day-${day}`, me);
  useDraft(place, form, !isEmpty(form), (kept) => restorePost(kept, canVote ? living : []), setForm);

  const words = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    // What was typed while the script was still on its way.
    const text = words.current?.value ?? '';
    if (text !== '') setForm((now) => (now.text === '' ? { ...now, text } : now));
  }, []);
  useEffect(() => {
    // The page was loaded anew for a post: who reads by ear goes on from it.
    const posted = readKept(deviceStorage(), `${place}/posted`);
    if (typeof posted !== 'string') return;
    keepOn(deviceStorage(), `${place}/posted`, null);
    const post = document.getElementById(`p-${posted}`);
    post?.setAttribute('tabindex', '-1');
    post?.focus();
  }, [place]);

  function change(next: Partial<PostForm>) {
    setForm({ ...form, ...next });
    setProblem(null);
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isEmpty(form)) return setProblem({ field: 'text', words: 'Пост пуст. Напишите хоть слово.' });
    const { text } = form;
    const vote = form.vote || null;
    const key = keyFor(deviceStorage(), place, JSON.stringify([text, vote]));
    setFailure(null);
    setProblem(null);
    const outcome = await sending.run(() => thread.post.mutate({ slug, key, text, vote }));
    if (!outcome) return;
    if (outcome.ok) {
      answered(deviceStorage(), place);
      keepOn(deviceStorage(), place, null);
      keepOn(deviceStorage(), `${place}/posted`, outcome.answer.id);
      // An address that differs from this one by its anchor alone would not be loaded anew.
      history.replaceState(null, '', location.pathname);
      location.replace(postAddress(location.href, day, outcome.answer.id));
    } else if (outcome.failure.kind === 'refused') {
      answered(deviceStorage(), place);
      const { field, code, message } = outcome.failure;
      const prose = !vote || field === 'text' || code === 'too-long' || code === 'empty-post';
      setProblem({ field: prose ? 'text' : 'vote', words: message });
    } else setFailure(outcome.failure);
  }

  const error = (field: 'vote' | 'text') => (problem?.field === field ? problem.words : null);
  const described = (field: 'vote' | 'text') => ({
    'aria-invalid': error(field) !== null || undefined,
    'aria-describedby': error(field) ? `${id}${field}error` : undefined,
  });
  return (
    <form className="sheet" aria-labelledby={`${id}head`} onSubmit={(event) => void submit(event)} noValidate>
      <h2 id={`${id}head`} style={{ fontSize: 'var(--size-h3)', marginBottom: 'var(--s4)' }}>
        Ваше слово
      </h2>
      {offline && <OfflineNotice />}
      <FailureNotice failure={failure} />
      {canVote && (
        <div className="field">
          <label className="label" htmlFor={`${id}vote`}>
            За кого голос
          </label>
          <select
            id={`${id}vote`}
            value={form.vote}
            onChange={(event) => change({ vote: event.target.value })}
            {...described('vote')}
          >
            <option value="">Без голоса</option>
            {living.map((nick) => (
              <option key={nick} value={nick}>
                {nick === me ? `${nick} (вы)` : nick}
              </option>
            ))}
          </select>
          <FieldError id={`${id}voteerror`} words={error('vote')} />
        </div>
      )}
      <div className="field">
        <label className="label" htmlFor={`${id}text`}>
          Пост
        </label>
        <textarea
          id={`${id}text`}
          ref={words}
          className="short"
          value={form.text}
          onChange={(event) => change({ text: event.target.value })}
          spellCheck
          {...described('text')}
        />
        <FieldError id={`${id}texterror`} words={error('text')} />
      </div>
      <p className="note" style={{ margin: 'var(--s2) 0 var(--s4)' }}>
        {canVote
          ? 'Пост с\u00a0голосом не исправляйте: голос пропадёт. Передумали\u00a0— голосуйте ещё раз.'
          : 'Черновик хранится на этом устройстве.'}
      </p>
      <SendButton ready={ready} sending={sending} wide>
        {form.vote ? 'Голосовать' : 'Отправить пост'}
      </SendButton>
    </form>
  );
}
