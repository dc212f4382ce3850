import type { Feature } from '#server/platform/feature.ts';
import { PortalDepositResolver } from './portalDeposit.resolver.ts';
import { PortalDocumentResolver } from './portalDocument.resolver.ts';
import { PortalInvoiceResolver } from './portalInvoice.resolver.ts';
import { PortalPaymentResolver } from './portalPayment.resolver.ts';
import { portalPdfRoutes } from './portalPdfRoutes.ts';
import { PortalQuoteResolver } from './portalQuote.resolver.ts';

export const portal: Feature = {
  resolvers: [
    PortalDocumentResolver,
    PortalQuoteResolver,
    PortalInvoiceResolver,
    PortalPaymentResolver,
    PortalDepositResolver,
  ],
  routes: [portalPdfRoutes],
};
