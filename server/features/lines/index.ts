export { asTyped } from './asTyped.ts';
export { invoiceLineReads, quoteLineReads } from './line.reads.ts';
export { Line, LineInput } from './line.types.ts';
export { linesInWords } from './linesInWords.ts';
export { type PricedDocument, type PricingTerms, priceDocument } from './priceDocument.ts';
export { requireCapReasons } from './requireCapReasons.ts';
export { writeInvoiceLines, writeQuoteLines } from './writeLines.ts';
