import type {
  PortalBusinessFieldsFragment,
  PortalInvoiceFieldsFragment,
  PortalLineFieldsFragment,
  PortalQuoteFieldsFragment,
} from './portal.generated.ts';

/** What a query answers, without the names of its types, so that data from elsewhere can be shown alike. */
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
export type PortalLineData = Plain<PortalLineFieldsFragment>;
