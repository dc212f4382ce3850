import { documentPdfRoutes } from '#server/features/lines/index.ts';
import { byRequiredPermission, isOwn, selectOwn } from '#server/platform/auth/rowVisibility.ts';
import type { Feature } from '#server/platform/feature.ts';
import { CustomerInvoicesResolver } from './customerInvoices.resolver.ts';
import { invoiceReads } from './invoice.reads.ts';
import { InvoiceResolver } from './invoice.resolver.ts';
import { noteOverdueInvoices } from './jobs/noteOverdueInvoices.ts';
import { sendInvoiceMail } from './jobs/sendInvoiceMail.ts';
import { invoicePdf } from './printInvoice.ts';
import { UpsertInvoiceResolver } from './upsertInvoice.resolver.ts';

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    'mail.invoice': { businessId: string; invoiceId: string };
  }
}

declare module '#server/platform/commands/activity.ts' {
  interface ActivityTypes {
    invoice: `invoice.${'created' | 'updated' | 'sent' | 'resent' | 'viewed' | 'overdue' | 'paid' | 'voided' | 'written_off' | 'deleted' | 'assigned'}`;
  }
}

export const invoices: Feature = {
  resolvers: [InvoiceResolver, CustomerInvoicesResolver, UpsertInvoiceResolver],
  nodes: { Invoice: { permission: 'invoices.read', shape: invoiceReads } },
  visibility: {
    invoices: { permission: 'invoices.read', own: isOwn, ownIds: `array(${selectOwn('invoices')})` },
    invoice_lines: byRequiredPermission,
  },
  jobs: {
    'mail.invoice': sendInvoiceMail,
  },
  scheduledJobs: {
    // A day begins at a whole, half or quarter hour UTC, depending on the time zone.
    noteOverdueInvoices: { at: '*/15 * * * *', job: noteOverdueInvoices },
  },
  routes: [documentPdfRoutes('invoice', invoicePdf)],
};
