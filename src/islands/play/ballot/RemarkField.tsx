import { useEffect, useId, useRef, useState } from 'react';

interface Props {
  remark: string;
  abstained: boolean;
  save: (remark: string) => void;
}

/** After this many milliseconds without a key the remark is saved. */
const rest = 800;

/** «Замечание»: saved when the juror pauses or leaves the field. */
export function RemarkField({ remark, abstained, save }: Props) {
  const id = useId();
  const [text, setText] = useState(remark);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The newest way to save: the scores may have changed since a key was pressed.
  const latest = useRef(save);
  latest.current = save;

  useEffect(() => setText(remark), [remark]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function flush(next: string) {
    clearTimeout(timer.current);
    if (next !== remark) latest.current(next);
  }
  return (
    <div className="field" style={{ paddingBlock: 'var(--s2)' }}>
      <label className="label" htmlFor={id}>
        Замечание <span className="hint">{abstained ? 'вы воздержались' : 'по желанию'}</span>
      </label>
      <textarea
        id={id}
        className="short"
        value={text}
        disabled={abstained}
        maxLength={2000}
        onChange={(event) => {
          const next = event.target.value;
          setText(next);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => flush(next), rest);
        }}
        onBlur={(event) => flush(event.target.value)}
      />
    </div>
  );
}
