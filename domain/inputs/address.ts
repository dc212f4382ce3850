import * as z from 'zod';
import { countryCodeOf } from '../countries.ts';
import { usStateCode } from '../usStates.ts';
import { optionalText } from './text.ts';

const country = optionalText(60)
  .transform((text) => text && (countryCodeOf(text) ?? text.toUpperCase()))
  .refine((code) => !code || /^[A-Z]{2}$/.test(code), 'Enter a two-letter country code, such as US');

const degrees = (limit: number, name: string) =>
  z
    .number({ error: `Enter a ${name} in degrees` })
    .min(-limit, `Enter a ${name} between -${limit} and ${limit}`)
    .max(limit, `Enter a ${name} between -${limit} and ${limit}`)
    .nullish();

const parts = z.object({
  line1: optionalText(200),
  line2: optionalText(200),
  city: optionalText(100),
  state: optionalText(100),
  postalCode: optionalText(20),
  country,
  latitude: degrees(90, 'latitude'),
  longitude: degrees(180, 'longitude'),
});

interface Checked {
  country?: string | null;
  state?: string | null;
  postalCode?: string | null;
  latitude?: number | null;
  longitude?: number | null;
}

function refuseWrongParts({ country, state, postalCode, latitude, longitude }: Checked, context: z.RefinementCtx) {
  const refuse = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
  if ((latitude ?? null) === null && (longitude ?? null) !== null) refuse('latitude', 'Enter the latitude as well');
  if ((longitude ?? null) === null && (latitude ?? null) !== null) refuse('longitude', 'Enter the longitude as well');
  if (country && country !== 'US') return;
  if (state && !usStateCode(state)) refuse('state', 'Enter a two-letter state, such as CA');
  if (postalCode && !/^\d{5}(-\d{4})?$/.test(postalCode)) refuse('postalCode', 'Enter a ZIP code of 5 or 5+4 digits');
}

/**
 * A postal address whose parts are all optional. Without a country it is in the United States, where the state is
 * stored as two letters. An address without any part is null.
 */
export const addressInput = parts.superRefine(refuseWrongParts).transform((given) => {
  const address = {
    line1: given.line1 ?? null,
    line2: given.line2 ?? null,
    city: given.city ?? null,
    state: given.state ?? null,
    postalCode: given.postalCode ?? null,
    country: given.country ?? null,
    latitude: given.latitude ?? null,
    longitude: given.longitude ?? null,
  };
  if (Object.values(address).every((part) => part === null)) return null;
  const domestic = address.country === null || address.country === 'US';
  if (!domestic) return address;
  return { ...address, country: 'US', state: address.state && usStateCode(address.state) };
});

/** An address as stored: every part has a value or is null. */
export type Address = NonNullable<z.output<typeof addressInput>>;

/**
 * Changes to an address: omitted parts stay unchanged, null clears one. State and ZIP code are checked here only
 * together with a country; otherwise the server checks them against the stored country.
 */
export const addressChange = parts.superRefine((change, context) => {
  if (change.country !== undefined) refuseWrongParts(change, context);
});
export type AddressChange = Partial<z.output<typeof addressChange>>;

const PLACE_PARTS = ['line1', 'city', 'state', 'postalCode', 'country'] as const;

/**
 * Returns an address with a change applied, to be checked by `addressInput`. A changed street, city, state, ZIP code or
 * country clears the coordinates unless the change gives new ones, because the old ones belong to the old address.
 */
export function mergedAddress(kept: Address | null | undefined, change: AddressChange): object {
  const given: AddressChange = Object.fromEntries(Object.entries(change).filter(([, part]) => part !== undefined));
  const moved = PLACE_PARTS.some((part) => part in given && (given[part] ?? null) !== (kept?.[part] ?? null));
  const coordinates = moved ? { latitude: null, longitude: null } : {};
  return { ...kept, ...coordinates, ...given };
}
