import { useId, useState } from 'react';
import { Quiet } from './Quiet.tsx';

interface Props {
  /** The button that opens the form and, again, sends it. */
  act: string;
  /** What is asked: «Почему опускаем». */
  label: string;
  give: (reason: string) => void;
}

/** An act that wants a reason: the button opens a field, Enter gives it. */
export function ReasonForm({ act, label, give }: Props) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  if (!open) {
    return <Quiet act={() => setOpen(true)}>{act}</Quiet>;
  }
  return (
    <form
      className="inline-form"
      style={{ flexBasis: '100%', marginTop: 'var(--s2)' }}
      onSubmit={(event) => {
        event.preventDefault();
        if (reason.trim() === '') return;
        give(reason.trim());
        setOpen(false);
        setReason('');
      }}
    >
      <label htmlFor={id} className="unseen">
        {label}
      </label>
      <input
        id={id}
        type="text"
        value={reason}
        placeholder={label}
        maxLength={300}
        required
        autoFocus
        onChange={(event) => setReason(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      />
      <button className="btn slim" type="submit">
        {act}
      </button>
    </form>
  );
}
