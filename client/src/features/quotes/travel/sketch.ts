import type { Coordinates } from '#domain/travel.ts';

export interface Point {
  x: number;
  y: number;
}

export interface Sheet {
  width: number;
  height: number;
}

export interface Sketch {
  start: Point;
  end: Point;
  /** The bend of the line between them. */
  bend: Point;
  middle: Point;
}

/** Room for the labels around the ends. */
const MARGIN = { x: 46, y: 46 };
const BEND = 0.16;

/**
 * Two ends on a sheet, as far apart as it allows, in the direction in which they truly lie (north is up). Where that is
 * not known, the way leads from left to right.
 */
export function drawWay(from: Coordinates | null, to: Coordinates | null, sheet: Sheet): Sketch {
  const { x: dx, y: dy } = directionOf(from, to);
  const reach = Math.min(
    (sheet.width / 2 - MARGIN.x) / Math.max(Math.abs(dx), 1e-9),
    (sheet.height / 2 - MARGIN.y) / Math.max(Math.abs(dy), 1e-9),
  );
  const center = { x: sheet.width / 2, y: sheet.height / 2 };
  const start = { x: center.x - dx * reach, y: center.y - dy * reach };
  const end = { x: center.x + dx * reach, y: center.y + dy * reach };
  const side = 2 * reach * BEND;
  const bend = { x: center.x + dy * side, y: center.y - dx * side };
  return {
    start,
    end,
    bend,
    // The middle of a quadratic curve lies half way to its bend.
    middle: { x: (center.x + bend.x) / 2, y: (center.y + bend.y) / 2 },
  };
}

/** A unit vector on the sheet. Degrees of longitude are shorter the further north one is. */
function directionOf(from: Coordinates | null, to: Coordinates | null): Point {
  if (!from || !to) return { x: 1, y: 0 };
  const middle = ((from.latitude + to.latitude) / 2) * (Math.PI / 180);
  const dx = (to.longitude - from.longitude) * Math.cos(middle);
  const dy = from.latitude - to.latitude;
  const length = Math.hypot(dx, dy);
  return length === 0 ? { x: 1, y: 0 } : { x: dx / length, y: dy / length };
}
