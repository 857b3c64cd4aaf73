import { type KeyboardEvent, useId } from 'react';
import type { Criterion } from '../../../jury/criteria.ts';
import { defaultScale } from '../../../jury/criteria.ts';

interface Props {
  criterion: Criterion;
  score: number | undefined;
  change: (score: number) => void;
  describedBy: string;
}

const [low, high] = defaultScale;
const marks = Array.from({ length: high - low + 1 }, (_, n) => low + n);

/** One criterion: radio buttons for arrow keys and fingers; a digit chooses at once, 0 is the highest. */
export function ScaleField({ criterion, score, change, describedBy }: Props) {
  const name = useId();
  function digit(event: KeyboardEvent) {
    if (!/^\d$/.test(event.key) || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    const value = event.key === '0' ? high : Number(event.key);
    change(value);
    event.currentTarget.querySelector<HTMLInputElement>(`input[value="${value}"]`)?.focus();
  }
  return (
    <fieldset
      className="scale"
      data-criterion={criterion.id}
      aria-describedby={describedBy}
      onKeyDown={digit}
    >
      <legend>
        {criterion.label} <span>{criterion.hint}</span>
      </legend>
      <div className="marks">
        {marks.map((mark) => (
          <label key={mark}>
            <input
              type="radio"
              name={name}
              value={mark}
              checked={score === mark}
              onChange={() => change(mark)}
            />
            {mark}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
