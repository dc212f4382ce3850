import type { QuoteStatus } from '#domain/states/quote.ts';

/** Where the customer sees a quote; nowhere while it is a draft, nor once it is void. */
export function portalUrlOf(publicUrl: string, quote: { status: QuoteStatus; portalToken: string }): string | null {
  if (quote.status === 'DRAFT' || quote.status === 'VOID') return null;
  return `${publicUrl}/portal/quote/${quote.portalToken}`;
}
