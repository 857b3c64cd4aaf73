import type { ReactNode } from 'react';

interface Props {
  act: () => void;
  disabled?: boolean;
  children: ReactNode;
}

/** A small act beside a row: underlined, as high as a line. */
export const Quiet = ({ act, disabled, children }: Props) => (
  <button
    className="btn quiet slim"
    style={{ minHeight: '1.75rem', padding: 0 }}
    type="button"
    disabled={disabled}
    onClick={act}
  >
    {children}
  </button>
);
