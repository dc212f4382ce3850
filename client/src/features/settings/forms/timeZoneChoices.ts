import { isTimeZone } from '#domain/dates.ts';

/** Where nearly every business of the trade is. */
const UNITED_STATES = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'America/Puerto_Rico',
];

const named = (zone: string) => ({ value: zone, label: zone.replaceAll('_', ' ') });

/** The time zones that the browser and the server know, those of the United States first; the present one is always among them. */
export function timeZoneChoices(present: string) {
  const others = new Set(
    [...Intl.supportedValuesOf('timeZone').filter(isTimeZone), present].filter((zone) => !UNITED_STATES.includes(zone)),
  );
  return [
    { group: 'United States', items: UNITED_STATES.map(named) },
    { group: 'Elsewhere', items: [...others].map(named) },
  ];
}
