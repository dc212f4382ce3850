import type { Cents } from '#domain/money.ts';
import type { PricedLine } from '#domain/totals.ts';

/** An address as it stands on paper; any part may be missing. */
export interface PrintedAddress {
  line1?: string | null;
  line2?: string | null;
  city?: string | null;
  state?: string | null;
  postalCode?: string | null;
  country?: string | null;
}

/** Whoever stands on paper with a name: the business, or the payer. */
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

/** What quotes and invoices have in common on paper. */
export interface PrintedDocument {
  number: string;
  business: PrintedBusiness;
  customer: PrintedParty;
  lines: PrintedLine[];
  /** How the travel fee came about. */
  travelExplanation: string | null;
  subtotalCents: Cents;
  discountCents: Cents;
  /** Percent. */
  taxRate: number;
  taxCents: Cents;
  totalCents: Cents;
  terms: string | null;
  notes: string | null;
  /** When the document came to be as it is printed (RFC 3339); the file bears this date, not that of printing. */
  updatedAt: string;
}

/** An address in the lines of an envelope. The country is written where it is not the United States. */
export function addressLines(address: PrintedAddress | null): string[] {
  if (!address) return [];
  const { line1, line2, city, state, postalCode, country } = address;
  const region = [state, postalCode].filter(Boolean).join(' ');
  const lines = [line1, line2, [city, region].filter(Boolean).join(', '), country === 'US' ? null : country];
  return lines.filter((line): line is string => Boolean(line));
}
