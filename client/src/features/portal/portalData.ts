import type { PortalInvoiceFieldsFragment, PortalQuoteFieldsFragment } from './portal.generated.ts';

/** The result of a query without `__typename`, so that the preview of an unsaved quote can be shown too. */
type Plain<T> = T extends (infer Item)[]
  ? Plain<Item>[]
  : T extends object
    ? { [Name in keyof T as Exclude<Name, '__typename'>]: Plain<T[Name]> }
    : T;

export type PortalQuoteData = Plain<
  Omit<PortalQuoteFieldsFragment, 'actions' | 'preview' | 'depositPayable' | 'sandboxPayments'>
>;
export type PortalInvoiceData = Plain<Omit<PortalInvoiceFieldsFragment, 'preview'>>;
export type PortalBusinessData = PortalQuoteData['business'];
export type PortalLineData = PortalQuoteData['lines'][number];
