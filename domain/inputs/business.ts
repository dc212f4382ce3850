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
  .regex(/^[A-Za-z0-9#/_.-]*$/, 'Use only letters, digits, and # / _ . -')
  .regex(/^$|\D$/, 'End the prefix with a letter or symbol, so the number stands apart');

/** Changes to a business: omitted fields stay unchanged, null clears an optional field. */
export const businessInput = z.object({
  name: requiredName('Enter the business name', LONGEST_NAME).optional(),
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
  travelRoundTrip: z.boolean({ error: 'Choose whether to charge round trip' }).optional(),
  travelTaxable: z.boolean({ error: 'Choose whether travel is taxable' }).optional(),
  partPayments: z.boolean({ error: 'Choose whether to allow partial payments' }).optional(),
  tips: z.boolean({ error: 'Choose whether to offer tips' }).optional(),
});
export type UpdateBusiness = z.output<typeof businessInput>;

const LONGEST_LOGO = 700_000;

/** A logo as a data URL of a PNG or JPEG, the two formats that PDFs support. */
export const logoDataUrl = z
  .string({ error: 'Choose an image' })
  .max(LONGEST_LOGO, 'Choose an image up to 500 KB')
  .regex(/^data:image\/(png|jpeg);base64,[A-Za-z0-9+/]+={0,2}$/, 'Choose a PNG or JPEG image');
