/** What quotes and invoices share: their lines, the customer they are for, and what they come to. */
export { CustomerPicker } from './CustomerPicker.tsx';
export { missingCapReasons, useNotarialCap } from './capRules.ts';
export { DocumentEditor, EditorActions } from './DocumentEditor.tsx';
export { DocumentLoading } from './DocumentLoading.tsx';
export { DocumentPage } from './DocumentPage.tsx';
export { documentFields } from './documentFields.ts';
export { LineEditor } from './LineEditor.tsx';
export type {
  DocumentSettingsFragment,
  PickedCustomerFragment as PickedCustomer,
} from './lines.generated.ts';
export { discountFromSaved, type LineValues, lineFromSaved, type PricedValues, toLineInput } from './lineValues.ts';
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
export { TotalsPanel } from './TotalsPanel.tsx';
export { useDocumentActions } from './useDocumentActions.ts';
export { type Then, useFinishDocument } from './useFinishDocument.ts';
export { usePickedCustomer } from './usePickedCustomer.ts';
