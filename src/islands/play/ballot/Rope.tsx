import type { Line } from './lines.ts';

const [left, right] = [24, 576];

/** Progress as a walker on a rope: lots done are filled knots, the lot in hand is lit. */
export function Rope({ lines, index }: { lines: readonly Line[]; index: number }) {
  const radius = lines.length > 24 ? 3 : 4.5;
  const x = (n: number) => (lines.length < 2 ? 300 : left + ((right - left) * n) / (lines.length - 1));
  // The rope hangs as the curve below: 33 at its ends, 40 in the middle.
  const y = (n: number) => 33 + (28 * x(n) * (600 - x(n))) / 360_000;
  return (
    <div className="rope">
      <p className="unseen">
        Описание {index + 1} из {lines.length}
      </p>
      <svg viewBox="0 0 600 46" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="1.2">
        <path d="M0 33Q300 47 600 33" />
        {lines.map(({ code, state }, n) => (
          <circle
            key={code}
            cx={x(n).toFixed(1)}
            cy={y(n).toFixed(1)}
            r={n === index ? radius + 1.5 : radius}
            fill={n === index ? 'var(--lantern)' : state === 'open' ? 'var(--paper)' : 'currentColor'}
          />
        ))}
        <g
          strokeWidth="1.4"
          strokeLinecap="round"
          transform={`translate(${x(index).toFixed(1)} ${(y(index) - 36.5).toFixed(1)})`}
        >
          <circle cx="0" cy="3" r="3" fill="currentColor" />
          <path d="M0 6v11M0 17l-4 7 1 6M0 17l4 6-1 7M0 9l-7 3M0 9l7 2" />
          <path d="M-26 13 26 8" strokeWidth=".9" />
        </g>
      </svg>
    </div>
  );
}
