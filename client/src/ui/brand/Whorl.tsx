import type { CSSProperties } from 'react';
import classes from './whorl.module.css';

/** Each ring's drawn part, in percent, and start angle, in degrees. */
const rings = [
  { drawn: 62, from: 200 },
  { drawn: 74, from: 30 },
  { drawn: 66, from: 160 },
  { drawn: 80, from: 285 },
  { drawn: 58, from: 75 },
  { drawn: 70, from: 220 },
  { drawn: 52, from: 340 },
];

interface WhorlProps {
  size?: number | string;
  /** Number of rings, from the center outwards. */
  count?: number;
  /** "turn" while something loads; "draw" once, for a success such as a payment. */
  motion?: 'none' | 'turn' | 'draw';
}

/** The product's motif, the concentric arcs of a fingerprint, in the color of the surrounding text. */
export function Whorl({ size = 48, count = 4, motion = 'none' }: WhorlProps) {
  const step = 22 / (count + 0.2);
  return (
    <svg
      viewBox="0 0 48 48"
      width={size}
      height={size}
      className={classes.whorl}
      data-motion={motion}
      aria-hidden="true"
      focusable="false"
    >
      {rings.slice(0, count).map(({ drawn, from }, index) => (
        <ellipse
          key={from}
          cx="24"
          cy="24"
          rx={(index + 1) * step * 0.88}
          ry={(index + 1) * step}
          pathLength={100}
          strokeWidth={step * 0.52}
          strokeDasharray={`${drawn} ${100 - drawn}`}
          strokeDashoffset={-from / 3.6}
          style={{ '--from': -from / 3.6, '--ring': index } as CSSProperties}
        />
      ))}
    </svg>
  );
}
