/* Quotes and payments build on invoices; nothing here may import from them (see invoiceQuote.resolver.ts, invoicePayments.resolver.ts). */
export { createInvoiceFromQuote } from './commands/createInvoiceFromQuote.ts';
export { viewInvoice } from './commands/viewInvoice.ts';
export { invoiceReads } from './invoice.reads.ts';
export { Invoice, InvoiceStatusEnum } from './invoice.types.ts';
export { type InvoiceFacts, invoiceFacts } from './invoiceFacts.ts';
export { issueInvoice } from './issueInvoice.ts';
export { noteOverdueInvoices } from './jobs/noteOverdueInvoices.ts';
export { overdueSql } from './overdue.ts';
export { invoicePdf } from './printInvoice.ts';
