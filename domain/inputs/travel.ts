import * as z from 'zod';
import { type Address, addressInput } from './address.ts';
import { cents, centsPerMile, freeMiles } from './numbers.ts';

const canBeLocated = ({ latitude, postalCode, city, state }: Address) =>
  latitude !== null || postalCode !== null || (city !== null && state !== null);

const NO_PLACE = 'Enter a ZIP code, or a city and a state';
const place = addressInput.transform((address, context) => {
  if (address && canBeLocated(address)) return address;
  context.addIssue({ code: 'custom', path: ['postalCode'], message: NO_PLACE });
  return z.NEVER;
});

/** A trip and its rates. Omitted or null rates default to those of the business. */
export const travelInput = z.object(
  {
    origin: place,
    destination: place,
    roundTrip: z.boolean().nullish(),
    freeMiles: freeMiles.nullish(),
    centsPerMile: centsPerMile.nullish(),
    minimumCents: cents().nullish(),
    tollsCents: cents().nullish(),
  },
  { error: NO_PLACE },
);
export type CheckedTravel = z.output<typeof travelInput>;
