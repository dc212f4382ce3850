import type {
  PortalBusinessFieldsFragment,
  PortalInvoiceFieldsFragment,
  PortalQuoteFieldsFragment,
} from './portal.generated.ts';

/** The result of a query without `__typename`, so that the preview of an unsaved quote can be shown too. */
type Plain<T> = T extends (infer Item)[]
  ? Plain<Item>[]
  : T extends object
    ? { [Name in keyof T as Exclude<Name, '__typename'>]: Plain<T[Name]> }
    : T;

/** The page says what is test data, not the document. */
export type PortalBusinessData = Plain<Omit<PortalBusinessFieldsFragment, 'isTestMode'>>;
export type PortalQuoteData = Plain<
  Omit<PortalQuoteFieldsFragment, 'actions' | 'preview' | 'depositPayable' | 'sandboxPayments' | 'business'>
> & { business: PortalBusinessData };
export type PortalInvoiceData = Plain<Omit<PortalInvoiceFieldsFragment, 'preview' | 'business'>> & {
  business: PortalBusinessData;
};
export type PortalLineData = PortalQuoteData['lines'][number];
