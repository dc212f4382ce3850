import type { Cents } from '#domain/money.ts';
import type { PricedLine } from '#domain/totals.ts';

/** A printed address; any part may be missing. */
export interface PrintedAddress {
  line1?: string | null;
  line2?: string | null;
  city?: string | null;
  state?: string | null;
  postalCode?: string | null;
  country?: string | null;
}

/** A printed party: the business or the payer. */
export interface PrintedParty {
  name: string;
  address: PrintedAddress | null;
  email: string | null;
  phone: string | null;
}

export interface PrintedBusiness extends PrintedParty {
  /** The bytes of a PNG or JPEG file. */
  logo: Uint8Array | null;
}

export interface PrintedLine extends Omit<PricedLine, 'taxable'> {
  description: string;
  totalCents: Cents;
}

/** The common content of printed quotes and invoices. */
export interface PrintedDocument {
  number: string;
  business: PrintedBusiness;
  customer: PrintedParty;
  lines: PrintedLine[];
  /** How the travel fee was calculated. */
  travelExplanation: string | null;
  subtotalCents: Cents;
  discountCents: Cents;
  /** Percent. */
  taxRate: number;
  taxCents: Cents;
  totalCents: Cents;
  terms: string | null;
  notes: string | null;
  /** When the printed content last changed (RFC 3339); the file has this date instead of the time of printing. */
  updatedAt: string;
}

/** An address in envelope format. The country is omitted for the United States. */
export function addressLines(address: PrintedAddress | null): string[] {
  if (!address) return [];
  const { line1, line2, city, state, postalCode, country } = address;
  const region = [state, postalCode].filter(Boolean).join(' ');
  const lines = [line1, line2, [city, region].filter(Boolean).join(', '), country === 'US' ? null : country];
  return lines.filter((line): line is string => Boolean(line));
}
