import { counted } from '#domain/counted.ts';

/** Returns a sentence on how long a mailed link is valid. */
export function linkValidity(hours: number): string {
  const [count, unit] = hours % 24 === 0 && hours > 24 ? [hours / 24, 'day'] : [hours, 'hour'];
  return `The link works once, within ${counted(count, unit)}.`;
}
