import type { ReactNode } from 'react';
import type { Sending } from './deliver.ts';

interface Props {
  children: ReactNode;
  ready: boolean;
  sending: { state: Sending; slow: boolean };
  wide?: boolean;
  describedBy?: string;
}

const place = { gridArea: '1 / 1' };
const away = { ...place, visibility: 'hidden' } as const;

/** The one main button of a form. It keeps its width whatever it says. */
export function SendButton({ children, ready, sending, wide, describedBy }: Props) {
  const { state, slow } = sending;
  const busy = state === 'waiting' ? 'Ждём связи…' : slow && state === 'sending' ? 'Отправляем…' : null;
  return (
    <button
      className="btn main"
      type="submit"
      disabled={!ready || state === 'waiting'}
      aria-describedby={describedBy}
      style={wide ? { width: '100%' } : undefined}
    >
      <span style={{ display: 'grid', justifyItems: 'center' }}>
        <span style={busy ? away : place}>{children}</span>
        <span style={busy ? place : away}>{busy ?? 'Отправляем…'}</span>
      </span>
    </button>
  );
}
