import { useElementSize } from '@mantine/hooks';
import type { AddressInput } from '#client/graphql/schema.generated.ts';
import { drawWay, type Point } from './sketch.ts';
import classes from './travelMap.module.css';
import { useCoordinates } from './useCoordinates.ts';

interface TravelMapProps {
  origin: AddressInput;
  destination: AddressInput;
  startLabel: string;
  endLabel: string;
  miles: number;
}

const HEIGHT = 170;
/** Until the place that there is has been measured. */
const SUPPOSED_WIDTH = 320;
const RINGS = [9, 16, 23];

/** A sketch of the way that needs no map from anywhere: two ends, true to their direction, and the miles between them. */
export function TravelMap({ origin, destination, startLabel, endLabel, miles }: TravelMapProps) {
  const from = useCoordinates(origin);
  const to = useCoordinates(destination);
  const { ref, width: measured } = useElementSize();
  const width = measured || SUPPOSED_WIDTH;
  const { start, end, bend, middle } = drawWay(from, to, { width, height: HEIGHT });
  const distance = `${miles} mi`;
  return (
    <div ref={ref} className={classes.sheet}>
      <svg
        height={HEIGHT}
        className={classes.map}
        role="img"
        aria-label={`${distance} from ${startLabel} to ${endLabel}`}
      >
        {from && to && (
          <g className={classes.north} transform={`translate(${width - 18} 22)`}>
            <path d="M0 -12 L4 0 L0 -3 L-4 0 Z" />
            <text y="12">N</text>
          </g>
        )}
        <path className={classes.way} d={`M${start.x} ${start.y} Q${bend.x} ${bend.y} ${end.x} ${end.y}`} />
        {RINGS.map((radius) => (
          <circle key={radius} className={classes.ring} cx={end.x} cy={end.y} r={radius} />
        ))}
        <circle className={classes.start} cx={start.x} cy={start.y} r={5} />
        <circle className={classes.end} cx={end.x} cy={end.y} r={5} />
        <EndLabel at={start} across={end} width={width}>
          {startLabel}
        </EndLabel>
        <EndLabel at={end} across={start} width={width} room={RINGS.at(-1)}>
          {endLabel}
        </EndLabel>
        <g transform={`translate(${middle.x} ${middle.y})`}>
          <rect className={classes.pill} x={-32} y={-12} width={64} height={24} rx={12} />
          <text className={classes.miles} y={4}>
            {distance}
          </text>
        </g>
      </svg>
    </div>
  );
}

interface EndLabelProps {
  at: Point;
  /** The other end: the label stands on the far side from it. */
  across: Point;
  width: number;
  /** What is drawn around the end already. */
  room?: number;
  children: string;
}

function EndLabel({ at, across, width, room = 6, children }: EndLabelProps) {
  const y = at.y < across.y - 1 ? at.y - room - 6 : at.y + room + 14;
  const anchor = at.x < width * 0.3 ? 'start' : at.x > width * 0.7 ? 'end' : 'middle';
  const x = anchor === 'start' ? at.x - room : anchor === 'end' ? at.x + room : at.x;
  return (
    <text className={classes.label} x={x} y={y} textAnchor={anchor}>
      {children.length > 26 ? `${children.slice(0, 25)}…` : children}
    </text>
  );
}
