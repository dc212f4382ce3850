import { counted } from '../counted.ts';

const FIRST_WAIT_SECONDS = 30;
/** Nobody is made to wait longer, however often they tried. */
export const LONGEST_WAIT_SECONDS = 15 * 60;

/** Tries that lie longer back than this are forgotten. */
export const TRIES_KEPT_HOURS = 24;

/** How many seconds to wait after so many tries, where the first ones are free: twice as long after each further one. */
export function waitAfter(tries: number, free: number): number {
  if (tries < free) return 0;
  return Math.min(FIRST_WAIT_SECONDS * 2 ** (tries - free), LONGEST_WAIT_SECONDS);
}

/** A wait as a person is told of it: "30 seconds", "4 minutes". */
export function waitInWords(seconds: number): string {
  const [count, unit] =
    seconds < 60 ? [Math.max(Math.ceil(seconds), 1), 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return counted(count, unit);
}
