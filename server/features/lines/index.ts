export { asTyped } from './asTyped.ts';
export { documentFields } from './document.reads.ts';
export {
  CreateDocumentInput,
  DocumentFilter,
  DocumentTotals,
  SalesDocument,
  UpdateDocumentInput,
} from './document.types.ts';
export { invoiceLineReads, quoteLineReads } from './line.reads.ts';
export { Line, LineInput } from './line.types.ts';
export { linesInWords } from './linesInWords.ts';
export { type DocumentKind, portalUrl } from './portalUrl.ts';
export { type PricedDocument, type PricingTerms, priceDocument } from './priceDocument.ts';
export { requireCapReasons } from './requireCapReasons.ts';
export { writeInvoiceLines, writeQuoteLines } from './writeLines.ts';
