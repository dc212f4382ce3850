/** How often the offer to install was put off, and when last (spec, point 3). */
export interface InstallRecord {
  dismissCount: number;
  /** In milliseconds since 1970. */
  lastDismissed: number;
}

export type Stage = 'first' | 'second' | 'last';

const HOUR = 3_600_000;

/** After each dismissal the offer rests; after the third for good (spec, point 4). */
const stages: readonly { stage: Stage; rests: number }[] = [
  { stage: 'first', rests: 0 },
  { stage: 'second', rests: 24 * HOUR },
  { stage: 'last', rests: 72 * HOUR },
];

/** Which offer comes next, and in how many milliseconds; null where there will be none. */
export function nextOffer(record: InstallRecord | null, now: number): { stage: Stage; dueIn: number } | null {
  if (!record) return { stage: 'first', dueIn: 0 };
  const next = stages[record.dismissCount];
  if (!next) return null;
  // A clock that was set back does not lengthen the rest.
  const rested = Math.max(0, now - record.lastDismissed);
  return { stage: next.stage, dueIn: Math.max(0, next.rests - rested) };
}

/** The record after one more dismissal. */
export const dismissed = (record: InstallRecord | null, now: number): InstallRecord => ({
  dismissCount: (record?.dismissCount ?? 0) + 1,
  lastDismissed: now,
});

/** A record as it was stored; null where there is none, or nothing that makes sense. */
export function parseRecord(stored: string | undefined): InstallRecord | null {
  try {
    const { dismissCount, lastDismissed } = JSON.parse(stored ?? 'null') ?? {};
    return Number.isInteger(dismissCount) && dismissCount >= 0 && Number.isFinite(lastDismissed)
      ? { dismissCount, lastDismissed }
      : null;
  } catch {
    return null;
  }
}
