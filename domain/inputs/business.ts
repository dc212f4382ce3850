import * as z from 'zod';
import { addressChange } from './address.ts';
import { timeZone } from './dates.ts';
import { requiredName } from './name.ts';
import { cents, centsPerMile, freeMiles, netDays, taxRate, validDays } from './numbers.ts';
import { LONGEST_NAME, optionalEmail, optionalPhone, terms } from './text.ts';

const numberPrefix = z
  .string({ error: 'Enter a prefix' })
  .trim()
  .max(12, 'Use at most 12 characters')
  .regex(/^[A-Za-z0-9#/_.-]*$/, 'Use letters, digits and # / _ . - only')
  .regex(/^$|\D$/, 'End the prefix with a letter or a sign, so that the number stands apart');

/** Changes to a business: omitted fields stay unchanged, null clears an optional field. */
export const businessInput = z.object({
  name: requiredName('Enter the name of the business', LONGEST_NAME).optional(),
  email: optionalEmail,
  phone: optionalPhone,
  timeZone: timeZone.optional(),
  address: addressChange.nullish(),
  quotePrefix: numberPrefix.optional(),
  invoicePrefix: numberPrefix.optional(),
  quoteTerms: terms,
  invoiceTerms: terms,
  quoteValidDays: validDays.optional(),
  netDays: netDays.optional(),
  taxRate: taxRate.optional(),
  travelCentsPerMile: centsPerMile.optional(),
  travelFreeMiles: freeMiles.optional(),
  travelMinimumCents: cents().optional(),
  travelRoundTrip: z.boolean({ error: 'Say whether travel is charged both ways' }).optional(),
  travelTaxable: z.boolean({ error: 'Say whether travel is taxable' }).optional(),
  partPayments: z.boolean({ error: 'Say whether a part may be paid' }).optional(),
  tips: z.boolean({ error: 'Say whether to ask for a tip' }).optional(),
});
export type UpdateBusiness = z.output<typeof businessInput>;

const LONGEST_LOGO = 700_000;

/** A logo as a data URL of a PNG or JPEG, the two formats that PDFs support. */
export const logoDataUrl = z
  .string({ error: 'Choose a picture' })
  .max(LONGEST_LOGO, 'Choose a picture of at most 500 KB')
  .regex(/^data:image\/(png|jpeg);base64,[A-Za-z0-9+/]+={0,2}$/, 'Choose a PNG or JPEG picture');
