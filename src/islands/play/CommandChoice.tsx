import { type CSSProperties, useId } from 'react';
import type { CommandOffer, NightForm } from './night-form.ts';
import { FieldError } from './Notices.tsx';
import { TargetSelects } from './TargetSelects.tsx';

interface Props {
  offers: readonly CommandOffer[];
  isCitizen: boolean;
  form: NightForm;
  change: (form: NightForm) => void;
  error: string | null;
  /** The address of the ruleset's page. */
  rules?: string;
}

/** «Ночная команда»: what this player may send tonight, or why there is nothing to choose. */
export function CommandChoice({ offers, isCitizen, form, change, error, rules }: Props) {
  const id = useId();
  const rule = offers.find(({ ability }) => ability === form.mode)?.rule ?? offers[0]?.rule;
  const listed = offers.some(({ ability }) => ability === form.mode);
  const choose = (mode: string) => change({ ...form, mode });
  const below = { marginTop: 'var(--s3)' };
  const radio = (mode: string, label: string, style: CSSProperties) => (
    <label className="radio" style={style}>
      <input type="radio" name={`${id}mode`} checked={form.mode === mode} onChange={() => choose(mode)} />{' '}
      {label}
    </label>
  );
  return (
    <fieldset aria-labelledby={`${id}head`} aria-describedby={error && !listed ? `${id}error` : undefined}>
      <div className="head">
        <h2 id={`${id}head`}>Ночная команда</h2>
        {rule && rules && (
          <a className="note" href={`${rules}#r${rule}`}>
            {rule}
          </a>
        )}
        {rule && !rules && <span className="note">{rule}</span>}
      </div>
      {offers.length === 0 && (
        <p>
          {isCitizen ? 'Мирный житель ночью спит, но видит сны. ' : 'Этой ночью ваша функция отдыхает. '}
          Опишите ночь без команды: комиссия судит всех одинаково.
        </p>
      )}
      {offers.map((offer, n) => (
        <div className="command" key={offer.ability} style={n > 0 ? below : undefined}>
          {radio(offer.ability, offer.label, { alignSelf: 'start' })}
          <TargetSelects
            offer={offer}
            targets={form.targets[offer.ability] ?? []}
            error={form.mode === offer.ability ? error : null}
            change={(targets) =>
              change({ ...form, mode: offer.ability, targets: { ...form.targets, [offer.ability]: targets } })
            }
          />
        </div>
      ))}
      {offers.length > 0 && radio('none', 'Без команды, только текст', below)}
      {offers.length > 0 && radio('text', 'Написать командой', below)}
      {offers.length > 0 && form.mode === 'text' && (
        <label className="field" style={below}>
          <span className="label">
            Команда <span className="hint">например: {example(offers)}</span>
          </span>
          <input
            type="text"
            value={form.words}
            onChange={(event) => change({ ...form, words: event.target.value })}
            aria-invalid={error !== null || undefined}
            aria-describedby={error ? `${id}error` : undefined}
            autoComplete="off"
            maxLength={400}
          />
        </label>
      )}
      <FieldError id={`${id}error`} words={listed ? null : error} />
    </fieldset>
  );
}

function example([offer]: readonly CommandOffer[]): string {
  return offer ? `${offer.label} ${offer.among.slice(0, offer.arity).join(', ')}` : '';
}
