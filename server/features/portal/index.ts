export { PortalDepositResolver } from './portalDeposit.resolver.ts';
export { PortalInvoiceResolver } from './portalInvoice.resolver.ts';
export { PortalPaymentResolver } from './portalPayment.resolver.ts';
export { portalPdfRoutes } from './portalPdfRoutes.ts';
export { PortalQuoteResolver } from './portalQuote.resolver.ts';
