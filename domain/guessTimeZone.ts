import { isTimeZone } from './dates.ts';

/** Used where the browser's time zone is missing or unknown. */
const DEFAULT_TIME_ZONE = 'America/Los_Angeles';

/** Names of US time zones in older systems and POSIX. */
const ALIASES = new Map(
  Object.entries({
    'us/eastern': 'America/New_York',
    'us/east-indiana': 'America/Indiana/Indianapolis',
    'us/indiana-starke': 'America/Indiana/Knox',
    'us/michigan': 'America/Detroit',
    'us/central': 'America/Chicago',
    'us/mountain': 'America/Denver',
    'us/arizona': 'America/Phoenix',
    'us/pacific': 'America/Los_Angeles',
    'us/pacific-new': 'America/Los_Angeles',
    'us/alaska': 'America/Anchorage',
    'us/aleutian': 'America/Adak',
    'us/hawaii': 'Pacific/Honolulu',
    'us/samoa': 'Pacific/Pago_Pago',
    navajo: 'America/Denver',
    est5edt: 'America/New_York',
    cst6cdt: 'America/Chicago',
    mst7mdt: 'America/Denver',
    pst8pdt: 'America/Los_Angeles',
    est: 'America/New_York',
    edt: 'America/New_York',
    cst: 'America/Chicago',
    cdt: 'America/Chicago',
    mst: 'America/Denver',
    mdt: 'America/Denver',
    pst: 'America/Los_Angeles',
    pdt: 'America/Los_Angeles',
    akst: 'America/Anchorage',
    akdt: 'America/Anchorage',
    hst: 'Pacific/Honolulu',
  }),
);

/** US time zones by hours behind UTC in winter. */
const BY_HOURS_BEHIND: Record<number, string> = {
  4: 'America/Puerto_Rico',
  5: 'America/New_York',
  6: 'America/Chicago',
  7: 'America/Denver',
  8: 'America/Los_Angeles',
  9: 'America/Anchorage',
  10: 'Pacific/Honolulu',
};

/** POSIX offsets count hours behind UTC: GMT+8 and Etc/GMT+8 are the west coast of America. */
const POSIX_OFFSET = /^(?:etc\/)?gmt([+-])(\d{1,2})$/i;
/** ISO 8601 offsets count hours ahead of UTC: -08:00, GMT-08:00, UTC-8. */
const ISO_OFFSET = /^(?:gmt|utc)?([+-])(\d{1,2})(?::?00)?$/i;
const UTC = /^(?:etc\/)?(?:utc|uct|gmt0?|gmt[+-]0|greenwich|universal|zulu)$/i;

export interface GuessedTimeZone {
  timeZone: string;
  /** Whether it differs from what the browser sent, so that the owner should check it. */
  guessed: boolean;
}

/**
 * Returns the time zone of a new business by what the owner's browser sent. Accepts any text, so that an unknown zone
 * never blocks a sign-up.
 */
export function guessTimeZone(told: string | null | undefined): GuessedTimeZone {
  const name = told?.trim() ?? '';
  if (UTC.test(name)) return { timeZone: 'UTC', guessed: false };
  if (isTimeZone(name) && !POSIX_OFFSET.test(name)) return { timeZone: name, guessed: false };
  const behind = hoursBehind(name);
  const timeZone = ALIASES.get(name.toLowerCase()) ?? (behind === undefined ? undefined : zoneBehind(behind));
  return { timeZone: timeZone ?? DEFAULT_TIME_ZONE, guessed: true };
}

function hoursBehind(name: string): number | undefined {
  const posix = POSIX_OFFSET.exec(name);
  if (posix) return Number(`${posix[1]}${posix[2]}`);
  const iso = ISO_OFFSET.exec(name);
  return iso ? -Number(`${iso[1]}${iso[2]}`) : undefined;
}

/**
 * Outside the United States, returns a zone with this offset and without daylight saving time; undefined where none
 * exists.
 */
function zoneBehind(hours: number): string | undefined {
  const fixed = `Etc/GMT${hours < 0 ? '-' : '+'}${Math.abs(hours)}`;
  return BY_HOURS_BEHIND[hours] ?? (hours === 0 ? 'UTC' : isTimeZone(fixed) ? fixed : undefined);
}
