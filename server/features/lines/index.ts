export { addDocument } from './addDocument.ts';
export { asTyped } from './asTyped.ts';
export { copyOf } from './copyOf.ts';
export { documentFields } from './document.reads.ts';
export {
  CreateDocumentInput,
  DocumentFilter,
  DocumentTotals,
  SalesDocument,
  UpdateDocumentInput,
} from './document.types.ts';
export { type DocumentFacts, documentFacts } from './documentFacts.ts';
export { documentPdfRoutes } from './documentPdfRoutes.ts';
export { invoiceLineReads, quoteLineReads } from './line.reads.ts';
export { Line, LineInput } from './line.types.ts';
export { linesInWords } from './linesInWords.ts';
export { portalUrl } from './portalUrl.ts';
export { type PricedDocument, type PricingTerms, priceDocument } from './priceDocument.ts';
export { documentPdf, pdfFile, printedDocument } from './printDocument.ts';
export { requireCapReasons } from './requireCapReasons.ts';
export { sendDocumentMail } from './sendDocumentMail.ts';
export { writeInvoiceLines, writeQuoteLines } from './writeLines.ts';
