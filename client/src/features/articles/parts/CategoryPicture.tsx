import type { JSX } from 'react';
import classes from './articlePicture.module.css';

/** Where a picture's middle is, across, and how far its arcs are turned: one category's pictures are kin, not copies. */
interface Pose {
  x: number;
  turn: number;
}

interface Picture {
  name: string;
  Ridges: (pose: Pose) => JSX.Element;
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const DRAWN = [62, 74, 66, 80, 58, 70, 84, 64, 76, 68];

/** An arc around a middle: so much of a ring, in percent, from so many degrees on. */
const Arc = ({ x, y, rx, ry, drawn, from }: Record<'x' | 'y' | 'rx' | 'ry' | 'drawn' | 'from', number>) => (
  <ellipse
    cx={x}
    cy={y}
    rx={rx}
    ry={ry}
    pathLength={100}
    strokeDasharray={`${drawn} ${100 - drawn}`}
    strokeDashoffset={-(from % 360) / 3.6}
  />
);

/** A whorl, larger than its frame. */
const Fingerprint = ({ x, turn }: Pose) => (
  <>
    {upTo(10).map((ring) => (
      <Arc key={ring} x={x} y={98} rx={ring * 12} ry={ring * 14} drawn={DRAWN[ring - 1]!} from={turn + ring * 137} />
    ))}
    <circle cx={x} cy={98} r={3.5} className={classes.accent} />
  </>
);

/** A notary's seal: a beaded rim, and a whorl for its device. */
const Seal = ({ turn }: Pose) => (
  <>
    <circle cx={160} cy={90} r={76} pathLength={120} strokeDasharray="0.01 2.99" />
    <circle cx={160} cy={90} r={65} className={classes.thin} />
    {upTo(5).map((ring) => (
      <Arc key={ring} x={160} y={90} rx={ring * 9.4} ry={ring * 10.6} drawn={DRAWN[ring]!} from={turn + ring * 137} />
    ))}
  </>
);

/** Distances around a base, and the way to a customer. */
const Distances = ({ x, turn }: Pose) => {
  const base = x - 65;
  return (
    <>
      {upTo(7).map((ring) => (
        <Arc
          key={ring}
          x={base}
          y={120}
          rx={ring * 26}
          ry={ring * 26}
          drawn={DRAWN[ring]! + 8}
          from={turn + ring * 67}
        />
      ))}
      <path d={`M${base} 120c40 4 44-34 78-38s30-34 62-38`} className={classes.way} />
      <circle cx={base} cy={120} r={6} className={classes.accent} />
      <circle cx={base + 140} cy={44} r={9} className={classes.accent} />
    </>
  );
};

/** A loop: a ledger's lines that turn back into themselves. */
const Ledger = ({ x }: Pose) => (
  <>
    {upTo(6).map((ring) => (
      <path key={ring} d={`M-8 ${90 - ring * 14}H${x + 30}a${ring * 14} ${ring * 14} 0 0 1 0 ${ring * 28}H-8`} />
    ))}
    <path d={`M${x - 90} 90H${x + 30}`} className={classes.way} />
  </>
);

/** A tented arch: each day's work above the last, and the day's sun. */
const Arches = ({ x }: Pose) => (
  <>
    {upTo(8).map((ring) => {
      const [top, foot] = [36 + ring * 19, 128 + ring * 13];
      return (
        <path
          key={ring}
          d={`M-8 ${foot}C${x - 70} ${foot} ${x - 44} ${top} ${x} ${top}S${x + 70} ${foot} 328 ${foot}`}
        />
      );
    })}
    <circle cx={x} cy={30} r={9} className={classes.accent} />
  </>
);

/** A plain arch, for categories that have no picture of their own. */
const Waves = ({ x }: Pose) => (
  <>
    {upTo(9).map((ring) => (
      <path key={ring} d={`M-8 ${ring * 20 + 10}Q${x} ${ring * 20 - 50} 328 ${ring * 20 + 10}`} />
    ))}
  </>
);

const pictures: Readonly<Record<string, Picture>> = {
  Fingerprinting: { name: 'fingerprint', Ridges: Fingerprint },
  Notary: { name: 'seal', Ridges: Seal },
  Pricing: { name: 'distances', Ridges: Distances },
  'Records and tax': { name: 'ledger', Ridges: Ledger },
  'Running the business': { name: 'arches', Ridges: Arches },
};
const other: Picture = { name: 'waves', Ridges: Waves };

interface CategoryPictureProps {
  category: string | null;
  /** Any whole number: pictures with different ones differ a little. */
  variety: number;
}

/** The built-in picture of a category: the patterns that prints are told apart by. */
export function CategoryPicture({ category, variety }: CategoryPictureProps) {
  const { name, Ridges } = (category !== null && Object.hasOwn(pictures, category) && pictures[category]) || other;
  return (
    <svg
      className={classes.picture}
      data-picture={name}
      viewBox="0 0 320 180"
      width={320}
      height={180}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <Ridges x={145 + (variety % 4) * 10} turn={variety * 47} />
    </svg>
  );
}
