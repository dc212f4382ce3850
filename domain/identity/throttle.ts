import { counted } from '../counted.ts';

const FIRST_WAIT_SECONDS = 30;
/** The maximum wait, however many attempts were made. */
export const LONGEST_WAIT_SECONDS = 15 * 60;

/** Attempts older than this are not counted. */
export const TRIES_KEPT_HOURS = 24;

/**
 * Returns the seconds to wait after a number of attempts of which the first ones are free; doubles with each further
 * attempt.
 */
export function waitAfter(tries: number, free: number): number {
  if (tries < free) return 0;
  return Math.min(FIRST_WAIT_SECONDS * 2 ** (tries - free), LONGEST_WAIT_SECONDS);
}

/** Formats a wait: "30 seconds", "4 minutes". */
export function waitInWords(seconds: number): string {
  const [count, unit] =
    seconds < 60 ? [Math.max(Math.ceil(seconds), 1), 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return counted(count, unit);
}
