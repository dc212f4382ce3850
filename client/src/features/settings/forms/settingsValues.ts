import { toAddressValues } from '#client/ui/forms/AddressFields.tsx';
import type { BusinessSettingsFragment } from '../settings.generated.ts';

/* The sections of the settings as their forms hold them: empty texts for what is not there, null for an empty figure. */

export const toBusinessValues = ({ name, email, phone, timeZone, address }: BusinessSettingsFragment) => ({
  name,
  email: email ?? '',
  phone: phone ?? '',
  timeZone,
  address: {
    ...toAddressValues(address),
    latitude: address?.latitude ?? null,
    longitude: address?.longitude ?? null,
  },
});
export type BusinessValues = ReturnType<typeof toBusinessValues>;

export const toDocumentValues = (business: BusinessSettingsFragment) => ({
  quotePrefix: business.quotePrefix,
  invoicePrefix: business.invoicePrefix,
  quoteTerms: business.quoteTerms ?? '',
  invoiceTerms: business.invoiceTerms ?? '',
  quoteValidDays: figure(business.quoteValidDays),
  netDays: figure(business.netDays),
  taxRate: figure(business.taxRate),
});

export const toTravelValues = (business: BusinessSettingsFragment) => ({
  travelCentsPerMile: figure(business.travelCentsPerMile),
  travelFreeMiles: figure(business.travelFreeMiles),
  travelMinimumCents: figure(business.travelMinimumCents),
  travelRoundTrip: business.travelRoundTrip,
  travelTaxable: business.travelTaxable,
});
export type TravelRateValues = ReturnType<typeof toTravelValues>;

/** A figure that may be empty while it is typed. */
const figure = (value: number): number | null => value;

/** How the fields of all sections are named where two edits are laid side by side. */
export const settingsFields = {
  name: { label: 'Name' },
  email: { label: 'Email' },
  phone: { label: 'Phone' },
  timeZone: { label: 'Time zone' },
  address: { label: 'Address' },
  quotePrefix: { label: 'Quote number prefix' },
  invoicePrefix: { label: 'Invoice number prefix' },
  quoteTerms: { label: 'Terms of quotes' },
  invoiceTerms: { label: 'Terms of invoices' },
  quoteValidDays: { label: 'Days a quote is valid' },
  netDays: { label: 'Days to pay' },
  taxRate: { label: 'Tax rate' },
  travelCentsPerMile: { label: 'Cents per mile' },
  travelFreeMiles: { label: 'Free miles' },
  travelMinimumCents: { label: 'Minimum travel fee, in cents' },
  travelRoundTrip: { label: 'Charge round trip' },
  travelTaxable: { label: 'Travel is taxable' },
};
