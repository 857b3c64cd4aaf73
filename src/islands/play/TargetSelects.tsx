import { useId } from 'react';
import type { CommandOffer } from './night-form.ts';
import { FieldError } from './Notices.tsx';

interface Props {
  offer: CommandOffer;
  targets: readonly string[];
  change: (targets: readonly string[]) => void;
  /** What is wrong with the choice, told under the lists and tied to them. */
  error: string | null;
}

/** Whom the command is for: a list for each of its targets, none of them twice. */
export function TargetSelects({ offer, targets, change, error }: Props) {
  const id = useId();
  const { label, arity, among } = offer;
  const complete = targets.filter(Boolean).length >= arity;
  const places = Array.from({ length: arity }, (_, n) => n);
  return (
    <div className="stack">
      {places.map((place) => (
        <label key={place} style={{ display: 'block' }}>
          <span className="unseen">
            {arity === 1 ? `${label}: игрок` : `${label}: игрок ${place + 1} из ${arity}`}
          </span>
          <select
            value={targets[place] ?? ''}
            onChange={(event) =>
              change(places.map((one) => (one === place ? event.target.value : (targets[one] ?? ''))))
            }
            aria-invalid={(error !== null && (complete || !targets[place])) || undefined}
            aria-describedby={error ? `${id}error` : undefined}
          >
            <option value="">Выберите игрока</option>
            {among.map((nick) => (
              <option key={nick} disabled={targets.some((one, n) => n !== place && one === nick)}>
                {nick}
              </option>
            ))}
          </select>
        </label>
      ))}
      <FieldError id={`${id}error`} words={error} />
    </div>
  );
}
