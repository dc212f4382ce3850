import type { RouteObject } from 'react-router';
import { routeQuery } from '#client/graphql/routeQuery.ts';
import { firstPageOf } from '#client/ui/list/listQuery.ts';
import { invoiceList } from './invoiceList.ts';
import {
  InvoiceForEditDocument,
  InvoicePageDocument,
  InvoicesDocument,
  NewInvoiceDocument,
} from './pages.generated.ts';

export const routes: RouteObject[] = [
  {
    path: 'invoices',
    ...routeQuery(InvoicesDocument, ({ search }) => firstPageOf(invoiceList(search))),
    lazy: { Component: async () => (await import('./InvoiceListPage.tsx')).InvoiceListPage },
  },
  {
    path: 'invoices/new',
    ...routeQuery(NewInvoiceDocument, () => ({})),
    lazy: { Component: async () => (await import('./NewInvoicePage.tsx')).NewInvoicePage },
  },
  {
    path: 'invoices/:id',
    ...routeQuery(InvoicePageDocument, ({ params: { id = '' } }) => ({ id })),
    lazy: { Component: async () => (await import('./InvoicePage.tsx')).InvoicePage },
  },
  {
    path: 'invoices/:id/edit',
    ...routeQuery(InvoiceForEditDocument, ({ params: { id = '' } }) => ({ id })),
    lazy: { Component: async () => (await import('./EditInvoicePage.tsx')).EditInvoicePage },
  },
];
