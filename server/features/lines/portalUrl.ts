import type { InvoiceStatus } from '#domain/states/invoice.ts';
import type { QuoteStatus } from '#domain/states/quote.ts';

export type DocumentKind = 'quote' | 'invoice';

/** Returns the address where the customer sees a document; null while it is a draft, and once it is void. */
export function portalUrl(
  publicUrl: string,
  kind: DocumentKind,
  { status, portalToken }: { status: QuoteStatus | InvoiceStatus; portalToken: string },
): string | null {
  return status === 'DRAFT' || status === 'VOID' ? null : `${publicUrl}/portal/${kind}/${portalToken}`;
}
