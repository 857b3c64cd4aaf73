import type { CommandOffer } from './night-form.ts';

interface Props {
  offer: CommandOffer;
  targets: readonly string[];
  change: (targets: readonly string[]) => void;
  invalid: boolean;
  describedBy: string | undefined;
}

/** Whom the command is for: a list for each of its targets, none of them twice. */
export function TargetSelects({ offer, targets, change, invalid, describedBy }: Props) {
  const { label, arity, among } = offer;
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
            aria-invalid={(invalid && !targets[place]) || undefined}
            aria-describedby={describedBy}
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
    </div>
  );
}
