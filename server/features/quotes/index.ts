/* Quotes build on invoices; features/invoices must not import from here (see invoiceQuote.ts). */
export { acceptQuote } from './commands/acceptQuote.ts';
export { convertQuoteToInvoice } from './commands/convertQuoteToInvoice.ts';
export { declineQuote } from './commands/declineQuote.ts';
export { requestQuoteChanges } from './commands/requestQuoteChanges.ts';
export { viewQuote } from './commands/viewQuote.ts';
export { depositPayments, depositStatus } from './depositStatus.ts';
export { expireQuotes } from './jobs/expireQuotes.ts';
export { quotePdf } from './printQuote.ts';
export { quoteReads } from './quote.reads.ts';
export { Quote, QuoteStatusEnum, Signature } from './quote.types.ts';
export { withQuoteFields } from './quoteFields.ts';
