/** What quotes and invoices share: their pages, their lines, the customer they are for, and their totals. */
export { DocumentEditor } from './DocumentEditor.tsx';
export { DocumentLoading } from './DocumentLoading.tsx';
export { DocumentPage } from './DocumentPage.tsx';
export { documentFields } from './documentFields.ts';
export { editorPageOf } from './documentKinds.ts';
export type { DocumentSettingsFragment, PlaceFragment } from './lines.generated.ts';
export {
  type DocumentValues,
  documentValuesOf,
  type LineValues,
  lineFromSaved,
  newDocumentValues,
  toDocumentInput,
} from './lineValues.ts';
export { DayDetail, LinkedDocument } from './parts/DocumentDetails.tsx';
export {
  type PricedFigures,
  type PricingTerms,
  previewLineTotal,
  previewTotals,
  pricedFigures,
  totalsErrors,
} from './pricing.ts';
export { StateCard } from './StateCard.tsx';
export { TermsAndNotes } from './TermsAndNotes.tsx';
export { TotalsPanel } from './TotalsPanel.tsx';
export { useDocumentActions } from './useDocumentActions.ts';
export { useDocumentEditor } from './useDocumentEditor.ts';
export { type Then, useFinishDocument } from './useFinishDocument.ts';
export { useNewDocument } from './useNewDocument.ts';
