import type { InvoiceStatus } from '#domain/states/invoice.ts';

/** Where the customer sees an invoice; nowhere while it is a draft, nor once it is void. */
export function invoicePortalUrl(
  publicUrl: string,
  invoice: { status: InvoiceStatus; portalToken: string },
): string | null {
  if (invoice.status === 'DRAFT' || invoice.status === 'VOID') return null;
  return `${publicUrl}/portal/invoice/${invoice.portalToken}`;
}
