/** What the rest of the client may use of the portal. Its pages and views come lazily: customers wait for nothing else. */
import { lazy } from 'react';
import type { RouteObject } from 'react-router';

export type { PortalQuoteData } from './portalData.ts';

/** A quote as its customer sees it, over plain data: for whoever is still writing it. */
export const PortalQuoteView = lazy(async () => ({
  default: (await import('./PortalQuoteView.tsx')).PortalQuoteView,
}));

export const routes: RouteObject[] = [
  {
    path: '/portal/quote/:token',
    lazy: { Component: async () => (await import('./PortalQuotePage.tsx')).PortalQuotePage },
  },
  {
    path: '/portal/invoice/:token',
    lazy: { Component: async () => (await import('./PortalInvoicePage.tsx')).PortalInvoicePage },
  },
];
