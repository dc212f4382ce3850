import { counted } from '#domain/counted.ts';

/** How long a link of a mail works, as a sentence. */
export function linkValidity(hours: number): string {
  const [count, unit] = hours % 24 === 0 && hours > 24 ? [hours / 24, 'day'] : [hours, 'hour'];
  return `The link works once, within ${counted(count, unit)}.`;
}
