const drawn = {
  separator: 'M3 12h4M10 12h4M17 12h4',
  undo: 'M9 6 4 11l5 5M4 11h10a5 5 0 0 1 0 10h-3',
  redo: 'M15 6l5 5-5 5M20 11H10a5 5 0 0 0 0 10h3',
} as const;

/** The drawing on a small tool, whose name is told beside it. */
export const ToolMark = ({ of }: { of: keyof typeof drawn }) => (
  <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" style={{ margin: 'auto' }}>
    <path d={drawn[of]} fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
  </svg>
);
