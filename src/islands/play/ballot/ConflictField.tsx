import { type SubmitEvent, useId, useState } from 'react';

interface Props {
  declare: (why: string) => void;
}

const shortest = 3;

/** «Мне его судить нельзя»: the juror says so himself, with a reason, and the panel does without him (J2). */
export function ConflictField({ declare }: Props) {
  const id = useId();
  const [why, setWhy] = useState('');
  const [asked, setAsked] = useState(false);
  const short = why.trim().length < shortest;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setAsked(true);
    if (!short) declare(why.trim());
  }
  return (
    <details className="note">
      <summary>Мне это описание судить нельзя</summary>
      <form className="stack" onSubmit={submit} noValidate>
        <label htmlFor={id}>Почему? Прочтёт один ведущий.</label>
        <input
          id={id}
          type="text"
          value={why}
          maxLength={500}
          onChange={(event) => setWhy(event.target.value)}
          aria-invalid={(asked && short) || undefined}
          aria-describedby={asked && short ? `${id}error` : undefined}
        />
        {asked && short && (
          <p className="bad" id={`${id}error`} role="alert">
            Объясните в двух словах.
          </p>
        )}
        <button className="btn slim" type="submit">
          Отвести себя
        </button>
      </form>
    </details>
  );
}
