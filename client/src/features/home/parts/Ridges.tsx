import classes from './ridges.module.css';

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
/** How much of each ring is drawn, in percent. */
const DRAWN = [58, 76, 66, 82, 70, 88, 74, 84, 78, 90, 80, 86];

/** The three patterns that every print is sorted into. */
const patterns = {
  /** Ridges that come in, turn, and go out where they came from. */
  loop: () => (
    <g transform="rotate(24 230 150)">
      {upTo(11).map((ring) => {
        const radius = ring * 20 - 8;
        return <path key={ring} d={`M620 ${150 - radius}H230a${radius} ${radius} 0 0 0 0 ${2 * radius}H620`} />;
      })}
    </g>
  ),
  /** Ridges that rise over a tent and run out on the other side. */
  arch: () => (
    <>
      {upTo(16).map((ridge) => {
        const foot = 30 + ridge * 22;
        const top = foot - Math.max(150 - ridge * 9, 8);
        return <path key={ridge} d={`M-20 ${foot}C130 ${foot} 170 ${top} 240 ${top}S350 ${foot} 500 ${foot}`} />;
      })}
    </>
  ),
  /** Ridges that go round a core. */
  whorl: () => (
    <>
      {upTo(12).map((ring) => (
        <ellipse
          key={ring}
          cx={250}
          cy={140}
          rx={ring * 18}
          ry={ring * 20}
          pathLength={100}
          strokeDasharray={`${DRAWN[ring - 1]!} ${100 - DRAWN[ring - 1]!}`}
          strokeDashoffset={ring * 37}
        />
      ))}
    </>
  ),
};

export type Pattern = keyof typeof patterns;

/** A ground of ridges, in the colour of the text around it; it fills the box it is put into. */
export function Ridges({ pattern }: { pattern: Pattern }) {
  const Lines = patterns[pattern];
  return (
    <svg
      className={classes.ridges}
      viewBox="0 0 480 320"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <Lines />
    </svg>
  );
}
