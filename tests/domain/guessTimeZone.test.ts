import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isTimeZone } from '#domain/dates.ts';
import { guessTimeZone } from '#domain/guessTimeZone.ts';

it.each([
  ['America/New_York', 'America/New_York', false],
  ['Europe/Berlin', 'Europe/Berlin', false],
  ['UTC', 'UTC', false],
  ['Etc/UTC', 'UTC', false],
  ['Zulu', 'UTC', false],
  ['EST5EDT', 'America/New_York', true],
  ['PST8PDT', 'America/Los_Angeles', true],
  ['US/Pacific', 'America/Los_Angeles', true],
  ['us/hawaii', 'Pacific/Honolulu', true],
  ['MST', 'America/Denver', true],
  ['GMT+8', 'America/Los_Angeles', true],
  ['Etc/GMT+5', 'America/New_York', true],
  ['GMT-08:00', 'America/Los_Angeles', true],
  ['-0600', 'America/Chicago', true],
  ['UTC-8', 'America/Los_Angeles', true],
  ['UTC+8', 'Etc/GMT-8', true],
  ['Etc/GMT-9', 'Etc/GMT-9', true],
  ['+08:00', 'Etc/GMT-8', true],
  ['GMT-09:30', 'America/Los_Angeles', true],
  ['GMT+99', 'America/Los_Angeles', true],
  ['Etc/Unknown', 'America/Los_Angeles', true],
  ['constructor', 'America/Los_Angeles', true],
  ['', 'America/Los_Angeles', true],
  [null, 'America/Los_Angeles', true],
  [undefined, 'America/Los_Angeles', true],
])('guesses %s as %s', (told, timeZone, guessed) => {
  expect(guessTimeZone(told)).toEqual({ timeZone, guessed });
});

it('returns a known zone for any text', () => {
  const parts = fc.constantFrom('Etc/', 'GMT', 'UTC', '+', '-', '0', '8', '14', ':', '00', 'US/', 'Pacific', ' ');
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(parts).map((all) => all.join('')),
      ),
      (told) => {
        expect(isTimeZone(guessTimeZone(told).timeZone)).toBe(true);
      },
    ),
  );
});
