import type { RouteObject } from 'react-router';

export const routes: RouteObject[] = [
  { path: 'invoices', lazy: { Component: async () => (await import('./InvoiceListPage.tsx')).InvoiceListPage } },
  { path: 'invoices/new', lazy: { Component: async () => (await import('./NewInvoicePage.tsx')).NewInvoicePage } },
  { path: 'invoices/:id', lazy: { Component: async () => (await import('./InvoicePage.tsx')).InvoicePage } },
  {
    path: 'invoices/:id/edit',
    lazy: { Component: async () => (await import('./EditInvoicePage.tsx')).EditInvoicePage },
  },
];
