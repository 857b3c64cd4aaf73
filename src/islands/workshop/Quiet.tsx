import type { ReactNode } from 'react';

/** A small act beside a row: underlined, as high as a line. */
export const Quiet = ({ act, children }: { act: () => void; children: ReactNode }) => (
  <button className="btn quiet slim" style={{ minHeight: '1.75rem', padding: 0 }} type="button" onClick={act}>
    {children}
  </button>
);
